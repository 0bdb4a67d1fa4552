//! The port: its addresses, and whether it is up. Answers `mlx5/src/vport.rs`.

use super::Device;
use super::cmd::{Call, view};
use super::host::{Outcome, refuse};
use scupper_hw::cmd_vport::{
    ModifyNicVportContextIn, NicVportContext, QueryNicVportContextOut, QueryVportStateOut, SetRoceAddressIn,
};

/// RoCE addresses there is room for.
pub(super) const ROCE_ADDRESSES: usize = 64;

/// MAC address of the port.
const MAC: u64 = 0x0200_5c00_0001;

/// The port.
#[derive(Debug)]
pub(super) struct Vport {
    context: NicVportContext,
    roce: Vec<[u8; 16]>,
}

impl Default for Vport {
    fn default() -> Self {
        let mut context = NicVportContext::new();
        context.set_mtu(1522).set_node_guid(MAC << 16 | 0xfffe).set_port_guid(MAC << 16 | 0xffff);
        let mac = context.permanent_address_mut();
        mac.set_mac_addr_47_32((MAC >> 32) as u32).set_mac_addr_31_0(MAC as u32);
        Self { context, roce: vec![[0; 16]; ROCE_ADDRESSES] }
    }
}

impl Vport {
    /// Whether an address is one of the port's own.
    pub(super) fn is_own(&self, gid: &[u8; 16]) -> bool {
        *gid != [0; 16] && self.roce.contains(gid)
    }

    pub(super) const fn roce_enabled(&self) -> bool {
        self.context.roce_en()
    }
}

impl Device {
    pub(super) fn query_nic_vport_context(&mut self, call: &mut Call<'_>) -> Outcome {
        let mut out = QueryNicVportContextOut::new();
        *out.nic_vport_context_mut() = self.vport.context;
        call.put(&out);
        Ok(())
    }

    pub(super) fn modify_nic_vport_context(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &ModifyNicVportContextIn = view(call.input)?;
        let (select, new) = (input.field_select(), input.nic_vport_context());
        let c = &mut self.vport.context;
        if select.roce_en() {
            c.set_roce_en(new.roce_en());
        }
        if select.mtu() {
            c.set_mtu(new.mtu());
        }
        if select.disable_uc_local_lb() {
            c.set_disable_uc_local_lb(new.disable_uc_local_lb());
        }
        if select.disable_mc_local_lb() {
            c.set_disable_mc_local_lb(new.disable_mc_local_lb());
        }
        if select.node_guid() {
            c.set_node_guid(new.node_guid());
        }
        if select.promisc() {
            c.set_promisc_uc(new.promisc_uc()).set_promisc_mc(new.promisc_mc()).set_promisc_all(new.promisc_all());
        }
        Ok(())
    }

    pub(super) fn query_vport_state(&mut self, call: &mut Call<'_>) -> Outcome {
        let mut out = QueryVportStateOut::new();
        out.set_admin_state(1).set_state(1);
        call.put(&out);
        Ok(())
    }

    pub(super) fn set_roce_address(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &SetRoceAddressIn = view(call.input)?;
        let index = input.roce_address_index() as usize;
        let slot = self.vport.roce.get_mut(index).ok_or(refuse!(BAD_PARAM_ERR))?;
        *slot = *input.roce_address().source_l3_address();
        Ok(())
    }
}
