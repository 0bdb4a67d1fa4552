//! The port's addresses: MAC, and the RoCE address with index 0 that queue pairs use.

use crate::cmd::CmdError;
use crate::device::{Device, Error};
use scupper_hw::cmd_vport::{
    ModifyNicVportContextIn, QueryNicVportContextIn, QueryNicVportContextOut, RoceL3Type, RoceVersion, SetRoceAddressIn,
};
use scupper_platform::Platform;

impl<P: Platform> Device<'_, P> {
    /// Reads the MAC, switches RoCE on and sets the address with index 0: link-local, made of the MAC.
    pub(crate) fn set_up_roce(&mut self) -> Result<(), Error> {
        let out: QueryNicVportContextOut = self.exec(&mut QueryNicVportContextIn::new())?;
        let address = out.nic_vport_context().permanent_address();
        let mac = ((u64::from(address.mac_addr_47_32()) << 32) | u64::from(address.mac_addr_31_0())).to_be_bytes();
        self.mac.copy_from_slice(&mac[2..]);

        let mut enable = ModifyNicVportContextIn::new();
        enable.field_select_mut().set_roce_en(true);
        enable.nic_vport_context_mut().set_roce_en(true);
        self.exec(&mut enable)?;

        self.gid = link_local(self.mac);
        self.set_roce_address(0, self.gid, self.mac)?;
        Ok(())
    }

    fn set_roce_address(&mut self, index: u16, gid: [u8; 16], mac: [u8; 6]) -> Result<(), CmdError> {
        let mut set = SetRoceAddressIn::new();
        set.set_roce_address_index(u32::from(index)).set_vhca_port_num(0);
        let entry = set.roce_address_mut();
        *entry.source_l3_address_mut() = gid;
        entry.set_source_mac_47_32(u32::from(mac[0]) << 8 | u32::from(mac[1]));
        entry.set_source_mac_31_0(u32::from_be_bytes([mac[2], mac[3], mac[4], mac[5]]));
        entry.set_roce_l3_type(u32::from(RoceL3Type::IPV6.0)).set_roce_version(u32::from(RoceVersion::V2.0));
        self.exec(&mut set)?;
        Ok(())
    }
}

/// The IPv6 link-local address of a MAC (RFC 4291, appendix A).
const fn link_local(m: [u8; 6]) -> [u8; 16] {
    [0xfe, 0x80, 0, 0, 0, 0, 0, 0, m[0] ^ 2, m[1], m[2], 0xff, 0xfe, m[3], m[4], m[5]]
}
