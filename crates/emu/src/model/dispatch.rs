//! Which command is answered by what, and in which state of the function.

use super::Device;
use super::cmd::Call;
use super::hca::Hca;
use super::host::{Host, Outcome, refuse};
use scupper_hw::cmd_queue::Opcode;

impl Device {
    pub(super) fn dispatch<H: Host>(&mut self, host: &mut H, call: &mut Call<'_>) -> Outcome {
        match call.opcode {
            Opcode::ENABLE_HCA => return self.enable_hca(call),
            _ if self.hca == Hca::Off => return Err(refuse!(BAD_SYS_STATE_ERR)),
            Opcode::DISABLE_HCA => return self.disable_hca(call),
            Opcode::QUERY_ISSI => return self.query_issi(call),
            Opcode::SET_ISSI => return self.set_issi(call),
            Opcode::QUERY_PAGES => return self.query_pages(call),
            Opcode::MANAGE_PAGES => return self.manage_pages(host, call),
            _ if self.hca == Hca::Enabled && !self.pages.enough(false) => return Err(refuse!(BAD_SYS_STATE_ERR)),
            Opcode::QUERY_HCA_CAP => return self.query_hca_cap(call),
            Opcode::SET_HCA_CAP => return self.set_hca_cap(call),
            Opcode::QUERY_ADAPTER => return self.query_adapter(call),
            Opcode::ACCESS_REG => return self.access_reg(call),
            Opcode::INIT_HCA => return self.init_hca(call),
            _ if self.hca != Hca::Initialized => return Err(refuse!(BAD_SYS_STATE_ERR)),
            _ => {}
        }
        match call.opcode {
            Opcode::TEARDOWN_HCA => self.teardown_hca(call),
            Opcode::ALLOC_UAR => self.alloc_uar(call),
            Opcode::DEALLOC_UAR => self.dealloc_uar(call),
            Opcode::ALLOC_PD => self.alloc_pd(call),
            Opcode::DEALLOC_PD => self.dealloc_pd(call),
            Opcode::ALLOC_TRANSPORT_DOMAIN => self.alloc_transport_domain(call),
            Opcode::DEALLOC_TRANSPORT_DOMAIN => self.dealloc_transport_domain(call),
            Opcode::QUERY_SPECIAL_CONTEXTS => self.query_special_contexts(call),
            Opcode::CREATE_MKEY => self.create_mkey(call),
            Opcode::DESTROY_MKEY => self.destroy_mkey(call),
            Opcode::CREATE_EQ => self.create_eq(host, call),
            Opcode::DESTROY_EQ => self.destroy_eq(call),
            Opcode::QUERY_EQ => self.query_eq(call),
            Opcode::CREATE_CQ => self.create_cq(host, call),
            Opcode::DESTROY_CQ => self.destroy_cq(call),
            Opcode::QUERY_CQ => self.query_cq(call),
            Opcode::CREATE_QP => self.create_qp(host, call),
            Opcode::DESTROY_QP => self.destroy_qp(call),
            Opcode::QUERY_QP => self.query_qp(call),
            Opcode::RST2INIT_QP
            | Opcode::INIT2INIT_QP
            | Opcode::INIT2RTR_QP
            | Opcode::RTR2RTS_QP
            | Opcode::RTS2RTS_QP
            | Opcode::SQERR2RTS_QP => self.modify_qp(call),
            Opcode::X2ERR_QP => self.qp_to_err(host, call),
            Opcode::X2RST_QP => self.qp_to_reset(call),
            Opcode::QUERY_NIC_VPORT_CONTEXT => self.query_nic_vport_context(call),
            Opcode::MODIFY_NIC_VPORT_CONTEXT => self.modify_nic_vport_context(call),
            Opcode::QUERY_VPORT_STATE => self.query_vport_state(call),
            Opcode::SET_ROCE_ADDRESS => self.set_roce_address(call),
            _ => Err(refuse!(BAD_OP_ERR)),
        }
    }
}
