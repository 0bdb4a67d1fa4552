//! Command queue.
//!
//! Command slots, mailbox blocks, the common head of every command, and all status and operation codes.
//!
//! Generated from `hw-specs/cmd_queue.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Outcome of handing a command to the device, before its content is looked at (cmd_queue_entry status).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct DeliveryStatus(pub u8);
impl DeliveryStatus {
    /// Command was delivered; its own status is in the output.
    pub const OK: Self = Self(0x0);
    /// A signature did not match.
    pub const SIGNATURE_ERR: Self = Self(0x1);
    /// A mailbox block carries a different token than the slot.
    pub const TOKEN_ERR: Self = Self(0x2);
    /// A mailbox block has an unexpected block number.
    pub const BAD_BLOCK_NUM: Self = Self(0x3);
    /// Output mailbox address is not aligned.
    pub const OUT_PTR_ALIGN_ERR: Self = Self(0x4);
    /// Input mailbox address is not aligned.
    pub const IN_PTR_ALIGN_ERR: Self = Self(0x5);
    /// Firmware failed internally while taking the command.
    pub const FW_ERR: Self = Self(0x6);
    /// Input length does not suit the command.
    pub const IN_LENGTH_ERR: Self = Self(0x7);
    /// Output length does not suit the command.
    pub const OUT_LENGTH_ERR: Self = Self(0x8);
    /// An unused field of the slot or block is not 0.
    pub const RES_FLD_NOT_CLR_ERR: Self = Self(0x9);
    /// Slot type is not 7.
    pub const CMD_DESCR_ERR: Self = Self(0x10);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("OK"),
            0x1 => Some("SIGNATURE_ERR"),
            0x2 => Some("TOKEN_ERR"),
            0x3 => Some("BAD_BLOCK_NUM"),
            0x4 => Some("OUT_PTR_ALIGN_ERR"),
            0x5 => Some("IN_PTR_ALIGN_ERR"),
            0x6 => Some("FW_ERR"),
            0x7 => Some("IN_LENGTH_ERR"),
            0x8 => Some("OUT_LENGTH_ERR"),
            0x9 => Some("RES_FLD_NOT_CLR_ERR"),
            0x10 => Some("CMD_DESCR_ERR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for DeliveryStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "DeliveryStatus({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for DeliveryStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Status byte at the start of every command output; the errno Linux makes of it is in brackets.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CmdStatus(pub u8);
impl CmdStatus {
    /// Done.
    pub const OK: Self = Self(0x0);
    /// Internal error (EIO).
    pub const INT_ERR: Self = Self(0x1);
    /// Operation or its variant is unknown or not supported (EINVAL).
    pub const BAD_OP_ERR: Self = Self(0x2);
    /// A parameter has a wrong value (EINVAL).
    pub const BAD_PARAM_ERR: Self = Self(0x3);
    /// Function is not in the state this command needs (EIO).
    pub const BAD_SYS_STATE_ERR: Self = Self(0x4);
    /// Named object does not exist or is not usable here (EINVAL).
    pub const BAD_RES_ERR: Self = Self(0x5);
    /// Object is still referenced by another one (EBUSY).
    pub const RES_BUSY: Self = Self(0x6);
    /// Not possible now, try later (EAGAIN).
    pub const NOT_READY: Self = Self(0x7);
    /// A device limit would be exceeded (ENOMEM).
    pub const LIM_ERR: Self = Self(0x8);
    /// Object is in a state which forbids the command (EINVAL).
    pub const BAD_RES_STATE_ERR: Self = Self(0x9);
    /// Index is out of range (EINVAL).
    pub const IX_ERR: Self = Self(0xa);
    /// Device ran out of resources (EAGAIN).
    pub const NO_RES_ERR: Self = Self(0xf);
    /// QP is not in the source state of the transition (EINVAL).
    pub const BAD_QP_STATE_ERR: Self = Self(0x10);
    /// Management packet was malformed and dropped (EINVAL).
    pub const BAD_PKT_ERR: Self = Self(0x30);
    /// New CQ size cannot hold the CQEs still waiting (EINVAL).
    pub const BAD_SIZE_OUTS_CQES_ERR: Self = Self(0x40);
    /// Input length does not suit the command (EIO).
    pub const BAD_INP_LEN_ERR: Self = Self(0x50);
    /// Output length does not suit the command (EIO).
    pub const BAD_OUTP_LEN_ERR: Self = Self(0x51);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("OK"),
            0x1 => Some("INT_ERR"),
            0x2 => Some("BAD_OP_ERR"),
            0x3 => Some("BAD_PARAM_ERR"),
            0x4 => Some("BAD_SYS_STATE_ERR"),
            0x5 => Some("BAD_RES_ERR"),
            0x6 => Some("RES_BUSY"),
            0x7 => Some("NOT_READY"),
            0x8 => Some("LIM_ERR"),
            0x9 => Some("BAD_RES_STATE_ERR"),
            0xa => Some("IX_ERR"),
            0xf => Some("NO_RES_ERR"),
            0x10 => Some("BAD_QP_STATE_ERR"),
            0x30 => Some("BAD_PKT_ERR"),
            0x40 => Some("BAD_SIZE_OUTS_CQES_ERR"),
            0x50 => Some("BAD_INP_LEN_ERR"),
            0x51 => Some("BAD_OUTP_LEN_ERR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CmdStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CmdStatus({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CmdStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Operation of a command.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Opcode(pub u16);
impl Opcode {
    /// Read a capability structure; op_mod = type << 1, plus 1 for current instead of maximum.
    pub const QUERY_HCA_CAP: Self = Self(0x100);
    /// Read board identity (PSID) and vendor numbers.
    pub const QUERY_ADAPTER: Self = Self(0x101);
    /// Bring the function into operation once pages and capabilities are set.
    pub const INIT_HCA: Self = Self(0x102);
    /// End operation of the function: graceful, forced or fast.
    pub const TEARDOWN_HCA: Self = Self(0x103);
    /// Start of bring-up, first command sent.
    pub const ENABLE_HCA: Self = Self(0x104);
    /// End of shutdown, last command sent.
    pub const DISABLE_HCA: Self = Self(0x105);
    /// Ask how many 4 KiB host pages firmware wants (op_mod 1 boot, 2 init, 3 regular).
    pub const QUERY_PAGES: Self = Self(0x107);
    /// Give host pages to firmware, take them back, or report that none can be given.
    pub const MANAGE_PAGES: Self = Self(0x108);
    /// Change settable capabilities before INIT_HCA.
    pub const SET_HCA_CAP: Self = Self(0x109);
    /// Read current and supported interface step numbers.
    pub const QUERY_ISSI: Self = Self(0x10a);
    /// Choose the interface step number (1).
    pub const SET_ISSI: Self = Self(0x10b);
    /// Tell firmware the driver's name and version text.
    pub const SET_DRIVER_VERSION: Self = Self(0x10d);
    /// Read how subfunctions are divided among their ranges.
    pub const QUERY_SF_PARTITION: Self = Self(0x111);
    /// Create a subfunction.
    pub const ALLOC_SF: Self = Self(0x113);
    /// Remove a subfunction.
    pub const DEALLOC_SF: Self = Self(0x114);
    /// Freeze another function for live migration.
    pub const SUSPEND_VHCA: Self = Self(0x115);
    /// Let a frozen function run again.
    pub const RESUME_VHCA: Self = Self(0x116);
    /// Ask for the size of a function's saved state.
    pub const QUERY_VHCA_MIGRATION_STATE: Self = Self(0x117);
    /// Copy the state of a frozen function out through an mkey.
    pub const SAVE_VHCA_STATE: Self = Self(0x118);
    /// Copy saved state into a frozen function.
    pub const LOAD_VHCA_STATE: Self = Self(0x119);
    /// Make a memory key, with or without its translation list.
    pub const CREATE_MKEY: Self = Self(0x200);
    /// Read a memory key context.
    pub const QUERY_MKEY: Self = Self(0x201);
    /// Remove a memory key.
    pub const DESTROY_MKEY: Self = Self(0x202);
    /// Read device-wide special keys (dump-fill, bus-address lkey, null, list terminator).
    pub const QUERY_SPECIAL_CONTEXTS: Self = Self(0x203);
    /// Continue or fail a transfer stopped by a page fault.
    pub const PAGE_FAULT_RESUME: Self = Self(0x204);
    /// Get a range of on-device memory.
    pub const ALLOC_MEMIC: Self = Self(0x205);
    /// Return a range of on-device memory.
    pub const DEALLOC_MEMIC: Self = Self(0x206);
    /// Attach an operation such as an atomic to an on-device memory range.
    pub const MODIFY_MEMIC: Self = Self(0x207);
    /// Make an event queue.
    pub const CREATE_EQ: Self = Self(0x301);
    /// Remove an event queue.
    pub const DESTROY_EQ: Self = Self(0x302);
    /// Read an event queue context.
    pub const QUERY_EQ: Self = Self(0x303);
    /// Have the device write a given event.
    pub const GEN_EQE: Self = Self(0x304);
    /// Make a completion queue.
    pub const CREATE_CQ: Self = Self(0x400);
    /// Remove a completion queue.
    pub const DESTROY_CQ: Self = Self(0x401);
    /// Read a completion queue context.
    pub const QUERY_CQ: Self = Self(0x402);
    /// Change moderation, size or overrun handling of a completion queue.
    pub const MODIFY_CQ: Self = Self(0x403);
    /// Make a queue pair, in reset state.
    pub const CREATE_QP: Self = Self(0x500);
    /// Remove a queue pair.
    pub const DESTROY_QP: Self = Self(0x501);
    /// Queue pair from reset to init.
    pub const RST2INIT_QP: Self = Self(0x502);
    /// Queue pair from init to ready-to-receive.
    pub const INIT2RTR_QP: Self = Self(0x503);
    /// Queue pair from ready-to-receive to ready-to-send.
    pub const RTR2RTS_QP: Self = Self(0x504);
    /// Change attributes of a queue pair that is ready to send.
    pub const RTS2RTS_QP: Self = Self(0x505);
    /// Recover an unconnected queue pair from send-queue error.
    pub const SQERR2RTS_QP: Self = Self(0x506);
    /// Queue pair from any state to error; outstanding work is flushed.
    pub const X2ERR_QP: Self = Self(0x507);
    /// Queue pair from any state to reset; no completions follow.
    pub const X2RST_QP: Self = Self(0x50a);
    /// Read a queue pair context.
    pub const QUERY_QP: Self = Self(0x50b);
    /// Queue pair from drained back to ready-to-send.
    pub const SQD_RTS_QP: Self = Self(0x50c);
    /// Hand a management packet to firmware and get the answer.
    pub const MAD_IFC: Self = Self(0x50d);
    /// Change attributes of a queue pair in init.
    pub const INIT2INIT_QP: Self = Self(0x50e);
    /// Make protection signature objects.
    pub const CREATE_PSV: Self = Self(0x600);
    /// Remove a protection signature object.
    pub const DESTROY_PSV: Self = Self(0x601);
    /// Make a shared receive queue (interface step 0).
    pub const CREATE_SRQ: Self = Self(0x700);
    /// Remove a shared receive queue.
    pub const DESTROY_SRQ: Self = Self(0x701);
    /// Read a shared receive queue context.
    pub const QUERY_SRQ: Self = Self(0x702);
    /// Ask for one event when a shared receive queue falls below its limit.
    pub const ARM_RQ: Self = Self(0x703);
    /// Make an XRC shared receive queue.
    pub const CREATE_XRC_SRQ: Self = Self(0x705);
    /// Remove an XRC shared receive queue.
    pub const DESTROY_XRC_SRQ: Self = Self(0x706);
    /// Read an XRC shared receive queue context.
    pub const QUERY_XRC_SRQ: Self = Self(0x707);
    /// Ask for one limit event from an XRC shared receive queue.
    pub const ARM_XRC_SRQ: Self = Self(0x708);
    /// Make a dynamically connected target.
    pub const CREATE_DCT: Self = Self(0x710);
    /// Remove a dynamically connected target.
    pub const DESTROY_DCT: Self = Self(0x711);
    /// Let a dynamically connected target finish before removal.
    pub const DRAIN_DCT: Self = Self(0x712);
    /// Read the context of a dynamically connected target.
    pub const QUERY_DCT: Self = Self(0x713);
    /// Ask for one event at the next wrong access key.
    pub const ARM_DCT_FOR_KEY_VIOLATION: Self = Self(0x714);
    /// Make an extended receive queue (tag matching, NVMe offload).
    pub const CREATE_XRQ: Self = Self(0x717);
    /// Remove an extended receive queue.
    pub const DESTROY_XRQ: Self = Self(0x718);
    /// Read an extended receive queue context.
    pub const QUERY_XRQ: Self = Self(0x719);
    /// Ask for one limit event from an extended receive queue.
    pub const ARM_XRQ: Self = Self(0x71a);
    /// Read one connection parameter entry of an extended receive queue.
    pub const QUERY_XRQ_DC_PARAMS_ENTRY: Self = Self(0x725);
    /// Write one connection parameter entry of an extended receive queue.
    pub const SET_XRQ_DC_PARAMS_ENTRY: Self = Self(0x726);
    /// Read details of an extended receive queue error.
    pub const QUERY_XRQ_ERROR_PARAMS: Self = Self(0x727);
    /// Clear the error of an extended receive queue.
    pub const RELEASE_XRQ_ERROR: Self = Self(0x729);
    /// Change an extended receive queue.
    pub const MODIFY_XRQ: Self = Self(0x72a);
    /// Read which functions are managed by another one.
    pub const QUERY_DELEGATED_VHCA: Self = Self(0x732);
    /// Make an e-switch port for a delegated function.
    pub const CREATE_ESW_VPORT: Self = Self(0x733);
    /// Remove an e-switch port of a delegated function.
    pub const DESTROY_ESW_VPORT: Self = Self(0x734);
    /// Read the host functions an e-switch manager serves.
    pub const QUERY_ESW_FUNCTIONS: Self = Self(0x740);
    /// Read administrative and actual state of a virtual port.
    pub const QUERY_VPORT_STATE: Self = Self(0x750);
    /// Set the administrative state of a virtual port.
    pub const MODIFY_VPORT_STATE: Self = Self(0x751);
    /// Read e-switch settings (VLAN handling) of a virtual port.
    pub const QUERY_ESW_VPORT_CONTEXT: Self = Self(0x752);
    /// Change e-switch settings of a virtual port.
    pub const MODIFY_ESW_VPORT_CONTEXT: Self = Self(0x753);
    /// Read MAC, MTU, GUIDs, filters and RoCE enable of a virtual port.
    pub const QUERY_NIC_VPORT_CONTEXT: Self = Self(0x754);
    /// Change selected parts of the NIC context of a virtual port.
    pub const MODIFY_NIC_VPORT_CONTEXT: Self = Self(0x755);
    /// Read one entry of the RoCE source address table.
    pub const QUERY_ROCE_ADDRESS: Self = Self(0x760);
    /// Write or clear one entry of the RoCE source address table.
    pub const SET_ROCE_ADDRESS: Self = Self(0x761);
    /// Read InfiniBand attributes of a virtual port.
    pub const QUERY_HCA_VPORT_CONTEXT: Self = Self(0x762);
    /// Change InfiniBand attributes of a virtual port.
    pub const MODIFY_HCA_VPORT_CONTEXT: Self = Self(0x763);
    /// Read GID table entries of a virtual port.
    pub const QUERY_HCA_VPORT_GID: Self = Self(0x764);
    /// Read partition key table entries of a virtual port.
    pub const QUERY_HCA_VPORT_PKEY: Self = Self(0x765);
    /// Read diagnostic counters of a virtual port.
    pub const QUERY_VNIC_ENV: Self = Self(0x76f);
    /// Read traffic counters of a virtual port.
    pub const QUERY_VPORT_COUNTER: Self = Self(0x770);
    /// Get a counter set for queues.
    pub const ALLOC_Q_COUNTER: Self = Self(0x771);
    /// Return a queue counter set.
    pub const DEALLOC_Q_COUNTER: Self = Self(0x772);
    /// Read, and optionally clear, a queue counter set.
    pub const QUERY_Q_COUNTER: Self = Self(0x773);
    /// Choose which counters are watched for change.
    pub const SET_MONITOR_COUNTER: Self = Self(0x774);
    /// Ask for one event when a watched counter changes.
    pub const ARM_MONITOR_COUNTER: Self = Self(0x775);
    /// Write one entry of the packet pacing table.
    pub const SET_PP_RATE_LIMIT: Self = Self(0x780);
    /// Read one entry of the packet pacing table.
    pub const QUERY_RATE_LIMIT: Self = Self(0x781);
    /// Make a node of the transmit scheduling tree.
    pub const CREATE_SCHEDULING_ELEMENT: Self = Self(0x782);
    /// Remove a node of the transmit scheduling tree.
    pub const DESTROY_SCHEDULING_ELEMENT: Self = Self(0x783);
    /// Read a node of the transmit scheduling tree.
    pub const QUERY_SCHEDULING_ELEMENT: Self = Self(0x784);
    /// Change a node of the transmit scheduling tree.
    pub const MODIFY_SCHEDULING_ELEMENT: Self = Self(0x785);
    /// Make a traffic-limit parameter set for a virtual port.
    pub const CREATE_QOS_PARA_VPORT: Self = Self(0x786);
    /// Remove a traffic-limit parameter set.
    pub const DESTROY_QOS_PARA_VPORT: Self = Self(0x787);
    /// Get a protection domain.
    pub const ALLOC_PD: Self = Self(0x800);
    /// Return a protection domain.
    pub const DEALLOC_PD: Self = Self(0x801);
    /// Get a doorbell page.
    pub const ALLOC_UAR: Self = Self(0x802);
    /// Return a doorbell page.
    pub const DEALLOC_UAR: Self = Self(0x803);
    /// Set or read the interrupt delay of a vector.
    pub const CONFIG_INT_MODERATION: Self = Self(0x804);
    /// Read or write a port or device register (op_mod 1 read, 0 write).
    pub const ACCESS_REG: Self = Self(0x805);
    /// Join a queue pair to a multicast group.
    pub const ATTACH_TO_MCG: Self = Self(0x806);
    /// Remove a queue pair from a multicast group.
    pub const DETACH_FROM_MCG: Self = Self(0x807);
    /// Read the record of a dropped packet.
    pub const GET_DROPPED_PACKET_LOG: Self = Self(0x80a);
    /// Read how management packets are split between firmware and software.
    pub const QUERY_MAD_DEMUX: Self = Self(0x80b);
    /// Set how management packets are split between firmware and software.
    pub const SET_MAD_DEMUX: Self = Self(0x80c);
    /// Do nothing; tests the command path.
    pub const NOP: Self = Self(0x80d);
    /// Get an XRC domain.
    pub const ALLOC_XRCD: Self = Self(0x80e);
    /// Return an XRC domain.
    pub const DEALLOC_XRCD: Self = Self(0x80f);
    /// Get a transport domain, the scope of self-loopback for TIRs and TISes.
    pub const ALLOC_TRANSPORT_DOMAIN: Self = Self(0x816);
    /// Return a transport domain.
    pub const DEALLOC_TRANSPORT_DOMAIN: Self = Self(0x817);
    /// Read whether congestion control is on for a priority.
    pub const QUERY_CONG_STATUS: Self = Self(0x822);
    /// Switch congestion control for a priority.
    pub const MODIFY_CONG_STATUS: Self = Self(0x823);
    /// Read congestion control parameters.
    pub const QUERY_CONG_PARAMS: Self = Self(0x824);
    /// Change congestion control parameters.
    pub const MODIFY_CONG_PARAMS: Self = Self(0x825);
    /// Read congestion control counters.
    pub const QUERY_CONG_STATISTICS: Self = Self(0x826);
    /// Treat a UDP port as VXLAN.
    pub const ADD_VXLAN_UDP_DPORT: Self = Self(0x827);
    /// Stop treating a UDP port as VXLAN.
    pub const DELETE_VXLAN_UDP_DPORT: Self = Self(0x828);
    /// Route a MAC address to this function (multi-physical-function switch).
    pub const SET_L2_TABLE_ENTRY: Self = Self(0x829);
    /// Read a MAC routing entry.
    pub const QUERY_L2_TABLE_ENTRY: Self = Self(0x82a);
    /// Remove a MAC routing entry.
    pub const DELETE_L2_TABLE_ENTRY: Self = Self(0x82b);
    /// Set wake-on-LAN and reboot-on-LAN modes.
    pub const SET_WOL_ROL: Self = Self(0x830);
    /// Read wake-on-LAN and reboot-on-LAN modes.
    pub const QUERY_WOL_ROL: Self = Self(0x831);
    /// Bond the ports in hardware.
    pub const CREATE_LAG: Self = Self(0x840);
    /// Change the port mapping of the bond.
    pub const MODIFY_LAG: Self = Self(0x841);
    /// Read the bond.
    pub const QUERY_LAG: Self = Self(0x842);
    /// Undo the bond.
    pub const DESTROY_LAG: Self = Self(0x843);
    /// Bond at virtual port level.
    pub const CREATE_VPORT_LAG: Self = Self(0x844);
    /// Undo the virtual port bond.
    pub const DESTROY_VPORT_LAG: Self = Self(0x845);
    /// Make a receive steering target (direct to an RQ or spread over an RQ table).
    pub const CREATE_TIR: Self = Self(0x900);
    /// Change a receive steering target.
    pub const MODIFY_TIR: Self = Self(0x901);
    /// Remove a receive steering target.
    pub const DESTROY_TIR: Self = Self(0x902);
    /// Read a receive steering target.
    pub const QUERY_TIR: Self = Self(0x903);
    /// Make an Ethernet send queue.
    pub const CREATE_SQ: Self = Self(0x904);
    /// Change state or settings of an Ethernet send queue.
    pub const MODIFY_SQ: Self = Self(0x905);
    /// Remove an Ethernet send queue.
    pub const DESTROY_SQ: Self = Self(0x906);
    /// Read an Ethernet send queue context.
    pub const QUERY_SQ: Self = Self(0x907);
    /// Make an Ethernet receive queue.
    pub const CREATE_RQ: Self = Self(0x908);
    /// Change state or settings of an Ethernet receive queue.
    pub const MODIFY_RQ: Self = Self(0x909);
    /// Remove an Ethernet receive queue.
    pub const DESTROY_RQ: Self = Self(0x90a);
    /// Read an Ethernet receive queue context.
    pub const QUERY_RQ: Self = Self(0x90b);
    /// Make a receive memory pool; carries basic shared receive queues in interface step 1.
    pub const CREATE_RMP: Self = Self(0x90c);
    /// Change a receive memory pool, also its limit.
    pub const MODIFY_RMP: Self = Self(0x90d);
    /// Remove a receive memory pool.
    pub const DESTROY_RMP: Self = Self(0x90e);
    /// Read a receive memory pool context.
    pub const QUERY_RMP: Self = Self(0x90f);
    /// Set the time a packet may wait for a receive buffer.
    pub const SET_DELAY_DROP_PARAMS: Self = Self(0x910);
    /// Make a transmit interface that send queues refer to.
    pub const CREATE_TIS: Self = Self(0x912);
    /// Change a transmit interface.
    pub const MODIFY_TIS: Self = Self(0x913);
    /// Remove a transmit interface.
    pub const DESTROY_TIS: Self = Self(0x914);
    /// Read a transmit interface.
    pub const QUERY_TIS: Self = Self(0x915);
    /// Make a receive queue table for hashing.
    pub const CREATE_RQT: Self = Self(0x916);
    /// Replace entries of a receive queue table.
    pub const MODIFY_RQT: Self = Self(0x917);
    /// Remove a receive queue table.
    pub const DESTROY_RQT: Self = Self(0x918);
    /// Read a receive queue table.
    pub const QUERY_RQT: Self = Self(0x919);
    /// Make a flow table the start of its kind, or disconnect it.
    pub const SET_FLOW_TABLE_ROOT: Self = Self(0x92f);
    /// Make a flow table of a kind and level.
    pub const CREATE_FLOW_TABLE: Self = Self(0x930);
    /// Remove a flow table.
    pub const DESTROY_FLOW_TABLE: Self = Self(0x931);
    /// Read a flow table.
    pub const QUERY_FLOW_TABLE: Self = Self(0x932);
    /// Reserve entries of a flow table for one match mask.
    pub const CREATE_FLOW_GROUP: Self = Self(0x933);
    /// Remove a flow group.
    pub const DESTROY_FLOW_GROUP: Self = Self(0x934);
    /// Read a flow group.
    pub const QUERY_FLOW_GROUP: Self = Self(0x935);
    /// Write a flow rule: match value, action, destinations.
    pub const SET_FLOW_TABLE_ENTRY: Self = Self(0x936);
    /// Read a flow rule.
    pub const QUERY_FLOW_TABLE_ENTRY: Self = Self(0x937);
    /// Remove a flow rule.
    pub const DELETE_FLOW_TABLE_ENTRY: Self = Self(0x938);
    /// Get flow counters, single or in bulk.
    pub const ALLOC_FLOW_COUNTER: Self = Self(0x939);
    /// Return flow counters.
    pub const DEALLOC_FLOW_COUNTER: Self = Self(0x93a);
    /// Read flow counters.
    pub const QUERY_FLOW_COUNTER: Self = Self(0x93b);
    /// Change what happens on a miss of a flow table.
    pub const MODIFY_FLOW_TABLE: Self = Self(0x93c);
    /// Store a header to add to or remove from packets.
    pub const ALLOC_PACKET_REFORMAT_CONTEXT: Self = Self(0x93d);
    /// Drop a stored packet header.
    pub const DEALLOC_PACKET_REFORMAT_CONTEXT: Self = Self(0x93e);
    /// Read a stored packet header.
    pub const QUERY_PACKET_REFORMAT_CONTEXT: Self = Self(0x93f);
    /// Store a list of header rewrite actions.
    pub const ALLOC_MODIFY_HEADER_CONTEXT: Self = Self(0x940);
    /// Drop a list of header rewrite actions.
    pub const DEALLOC_MODIFY_HEADER_CONTEXT: Self = Self(0x941);
    /// Read a list of header rewrite actions.
    pub const QUERY_MODIFY_HEADER_CONTEXT: Self = Self(0x942);
    /// Make a connection to the on-board FPGA.
    pub const FPGA_CREATE_QP: Self = Self(0x960);
    /// Change a connection to the FPGA.
    pub const FPGA_MODIFY_QP: Self = Self(0x961);
    /// Read a connection to the FPGA.
    pub const FPGA_QUERY_QP: Self = Self(0x962);
    /// Remove a connection to the FPGA.
    pub const FPGA_DESTROY_QP: Self = Self(0x963);
    /// Read counters of a connection to the FPGA.
    pub const FPGA_QUERY_QP_COUNTERS: Self = Self(0x964);
    /// Make an object whose type is given in the input.
    pub const CREATE_GENERAL_OBJECT: Self = Self(0xa00);
    /// Change a typed object.
    pub const MODIFY_GENERAL_OBJECT: Self = Self(0xa01);
    /// Read a typed object.
    pub const QUERY_GENERAL_OBJECT: Self = Self(0xa02);
    /// Remove a typed object.
    pub const DESTROY_GENERAL_OBJECT: Self = Self(0xa03);
    /// Make a user context; its number is the uid of later commands.
    pub const CREATE_UCTX: Self = Self(0xa04);
    /// Remove a user context.
    pub const DESTROY_UCTX: Self = Self(0xa06);
    /// Register user memory for queues created by user contexts.
    pub const CREATE_UMEM: Self = Self(0xa08);
    /// Remove a user memory registration.
    pub const DESTROY_UMEM: Self = Self(0xa0a);
    /// Wait until earlier steering changes take effect.
    pub const SYNC_STEERING: Self = Self(0xb00);
    /// Read the life-cycle state of another function.
    pub const QUERY_VHCA_STATE: Self = Self(0xb0d);
    /// Change the life-cycle state of another function.
    pub const MODIFY_VHCA_STATE: Self = Self(0xb0e);
    /// Generate PSP security keys and their indices.
    pub const PSP_GEN_SPI: Self = Self(0xb10);
    /// Switch to the next PSP master key.
    pub const PSP_ROTATE_KEY: Self = Self(0xb11);
    /// Wait until earlier crypto key changes take effect.
    pub const SYNC_CRYPTO: Self = Self(0xb12);
    /// Let another function use an object of this one.
    pub const ALLOW_OTHER_VHCA_ACCESS: Self = Self(0xb16);
    /// Run a work request given in the command, without a queue.
    pub const GENERATE_WQE: Self = Self(0xb17);
    /// Read the unique text identity of a function.
    pub const QUERY_VUID: Self = Self(0xb22);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x100 => Some("QUERY_HCA_CAP"),
            0x101 => Some("QUERY_ADAPTER"),
            0x102 => Some("INIT_HCA"),
            0x103 => Some("TEARDOWN_HCA"),
            0x104 => Some("ENABLE_HCA"),
            0x105 => Some("DISABLE_HCA"),
            0x107 => Some("QUERY_PAGES"),
            0x108 => Some("MANAGE_PAGES"),
            0x109 => Some("SET_HCA_CAP"),
            0x10a => Some("QUERY_ISSI"),
            0x10b => Some("SET_ISSI"),
            0x10d => Some("SET_DRIVER_VERSION"),
            0x111 => Some("QUERY_SF_PARTITION"),
            0x113 => Some("ALLOC_SF"),
            0x114 => Some("DEALLOC_SF"),
            0x115 => Some("SUSPEND_VHCA"),
            0x116 => Some("RESUME_VHCA"),
            0x117 => Some("QUERY_VHCA_MIGRATION_STATE"),
            0x118 => Some("SAVE_VHCA_STATE"),
            0x119 => Some("LOAD_VHCA_STATE"),
            0x200 => Some("CREATE_MKEY"),
            0x201 => Some("QUERY_MKEY"),
            0x202 => Some("DESTROY_MKEY"),
            0x203 => Some("QUERY_SPECIAL_CONTEXTS"),
            0x204 => Some("PAGE_FAULT_RESUME"),
            0x205 => Some("ALLOC_MEMIC"),
            0x206 => Some("DEALLOC_MEMIC"),
            0x207 => Some("MODIFY_MEMIC"),
            0x301 => Some("CREATE_EQ"),
            0x302 => Some("DESTROY_EQ"),
            0x303 => Some("QUERY_EQ"),
            0x304 => Some("GEN_EQE"),
            0x400 => Some("CREATE_CQ"),
            0x401 => Some("DESTROY_CQ"),
            0x402 => Some("QUERY_CQ"),
            0x403 => Some("MODIFY_CQ"),
            0x500 => Some("CREATE_QP"),
            0x501 => Some("DESTROY_QP"),
            0x502 => Some("RST2INIT_QP"),
            0x503 => Some("INIT2RTR_QP"),
            0x504 => Some("RTR2RTS_QP"),
            0x505 => Some("RTS2RTS_QP"),
            0x506 => Some("SQERR2RTS_QP"),
            0x507 => Some("2ERR_QP"),
            0x50a => Some("2RST_QP"),
            0x50b => Some("QUERY_QP"),
            0x50c => Some("SQD_RTS_QP"),
            0x50d => Some("MAD_IFC"),
            0x50e => Some("INIT2INIT_QP"),
            0x600 => Some("CREATE_PSV"),
            0x601 => Some("DESTROY_PSV"),
            0x700 => Some("CREATE_SRQ"),
            0x701 => Some("DESTROY_SRQ"),
            0x702 => Some("QUERY_SRQ"),
            0x703 => Some("ARM_RQ"),
            0x705 => Some("CREATE_XRC_SRQ"),
            0x706 => Some("DESTROY_XRC_SRQ"),
            0x707 => Some("QUERY_XRC_SRQ"),
            0x708 => Some("ARM_XRC_SRQ"),
            0x710 => Some("CREATE_DCT"),
            0x711 => Some("DESTROY_DCT"),
            0x712 => Some("DRAIN_DCT"),
            0x713 => Some("QUERY_DCT"),
            0x714 => Some("ARM_DCT_FOR_KEY_VIOLATION"),
            0x717 => Some("CREATE_XRQ"),
            0x718 => Some("DESTROY_XRQ"),
            0x719 => Some("QUERY_XRQ"),
            0x71a => Some("ARM_XRQ"),
            0x725 => Some("QUERY_XRQ_DC_PARAMS_ENTRY"),
            0x726 => Some("SET_XRQ_DC_PARAMS_ENTRY"),
            0x727 => Some("QUERY_XRQ_ERROR_PARAMS"),
            0x729 => Some("RELEASE_XRQ_ERROR"),
            0x72a => Some("MODIFY_XRQ"),
            0x732 => Some("QUERY_DELEGATED_VHCA"),
            0x733 => Some("CREATE_ESW_VPORT"),
            0x734 => Some("DESTROY_ESW_VPORT"),
            0x740 => Some("QUERY_ESW_FUNCTIONS"),
            0x750 => Some("QUERY_VPORT_STATE"),
            0x751 => Some("MODIFY_VPORT_STATE"),
            0x752 => Some("QUERY_ESW_VPORT_CONTEXT"),
            0x753 => Some("MODIFY_ESW_VPORT_CONTEXT"),
            0x754 => Some("QUERY_NIC_VPORT_CONTEXT"),
            0x755 => Some("MODIFY_NIC_VPORT_CONTEXT"),
            0x760 => Some("QUERY_ROCE_ADDRESS"),
            0x761 => Some("SET_ROCE_ADDRESS"),
            0x762 => Some("QUERY_HCA_VPORT_CONTEXT"),
            0x763 => Some("MODIFY_HCA_VPORT_CONTEXT"),
            0x764 => Some("QUERY_HCA_VPORT_GID"),
            0x765 => Some("QUERY_HCA_VPORT_PKEY"),
            0x76f => Some("QUERY_VNIC_ENV"),
            0x770 => Some("QUERY_VPORT_COUNTER"),
            0x771 => Some("ALLOC_Q_COUNTER"),
            0x772 => Some("DEALLOC_Q_COUNTER"),
            0x773 => Some("QUERY_Q_COUNTER"),
            0x774 => Some("SET_MONITOR_COUNTER"),
            0x775 => Some("ARM_MONITOR_COUNTER"),
            0x780 => Some("SET_PP_RATE_LIMIT"),
            0x781 => Some("QUERY_RATE_LIMIT"),
            0x782 => Some("CREATE_SCHEDULING_ELEMENT"),
            0x783 => Some("DESTROY_SCHEDULING_ELEMENT"),
            0x784 => Some("QUERY_SCHEDULING_ELEMENT"),
            0x785 => Some("MODIFY_SCHEDULING_ELEMENT"),
            0x786 => Some("CREATE_QOS_PARA_VPORT"),
            0x787 => Some("DESTROY_QOS_PARA_VPORT"),
            0x800 => Some("ALLOC_PD"),
            0x801 => Some("DEALLOC_PD"),
            0x802 => Some("ALLOC_UAR"),
            0x803 => Some("DEALLOC_UAR"),
            0x804 => Some("CONFIG_INT_MODERATION"),
            0x805 => Some("ACCESS_REG"),
            0x806 => Some("ATTACH_TO_MCG"),
            0x807 => Some("DETACH_FROM_MCG"),
            0x80a => Some("GET_DROPPED_PACKET_LOG"),
            0x80b => Some("QUERY_MAD_DEMUX"),
            0x80c => Some("SET_MAD_DEMUX"),
            0x80d => Some("NOP"),
            0x80e => Some("ALLOC_XRCD"),
            0x80f => Some("DEALLOC_XRCD"),
            0x816 => Some("ALLOC_TRANSPORT_DOMAIN"),
            0x817 => Some("DEALLOC_TRANSPORT_DOMAIN"),
            0x822 => Some("QUERY_CONG_STATUS"),
            0x823 => Some("MODIFY_CONG_STATUS"),
            0x824 => Some("QUERY_CONG_PARAMS"),
            0x825 => Some("MODIFY_CONG_PARAMS"),
            0x826 => Some("QUERY_CONG_STATISTICS"),
            0x827 => Some("ADD_VXLAN_UDP_DPORT"),
            0x828 => Some("DELETE_VXLAN_UDP_DPORT"),
            0x829 => Some("SET_L2_TABLE_ENTRY"),
            0x82a => Some("QUERY_L2_TABLE_ENTRY"),
            0x82b => Some("DELETE_L2_TABLE_ENTRY"),
            0x830 => Some("SET_WOL_ROL"),
            0x831 => Some("QUERY_WOL_ROL"),
            0x840 => Some("CREATE_LAG"),
            0x841 => Some("MODIFY_LAG"),
            0x842 => Some("QUERY_LAG"),
            0x843 => Some("DESTROY_LAG"),
            0x844 => Some("CREATE_VPORT_LAG"),
            0x845 => Some("DESTROY_VPORT_LAG"),
            0x900 => Some("CREATE_TIR"),
            0x901 => Some("MODIFY_TIR"),
            0x902 => Some("DESTROY_TIR"),
            0x903 => Some("QUERY_TIR"),
            0x904 => Some("CREATE_SQ"),
            0x905 => Some("MODIFY_SQ"),
            0x906 => Some("DESTROY_SQ"),
            0x907 => Some("QUERY_SQ"),
            0x908 => Some("CREATE_RQ"),
            0x909 => Some("MODIFY_RQ"),
            0x90a => Some("DESTROY_RQ"),
            0x90b => Some("QUERY_RQ"),
            0x90c => Some("CREATE_RMP"),
            0x90d => Some("MODIFY_RMP"),
            0x90e => Some("DESTROY_RMP"),
            0x90f => Some("QUERY_RMP"),
            0x910 => Some("SET_DELAY_DROP_PARAMS"),
            0x912 => Some("CREATE_TIS"),
            0x913 => Some("MODIFY_TIS"),
            0x914 => Some("DESTROY_TIS"),
            0x915 => Some("QUERY_TIS"),
            0x916 => Some("CREATE_RQT"),
            0x917 => Some("MODIFY_RQT"),
            0x918 => Some("DESTROY_RQT"),
            0x919 => Some("QUERY_RQT"),
            0x92f => Some("SET_FLOW_TABLE_ROOT"),
            0x930 => Some("CREATE_FLOW_TABLE"),
            0x931 => Some("DESTROY_FLOW_TABLE"),
            0x932 => Some("QUERY_FLOW_TABLE"),
            0x933 => Some("CREATE_FLOW_GROUP"),
            0x934 => Some("DESTROY_FLOW_GROUP"),
            0x935 => Some("QUERY_FLOW_GROUP"),
            0x936 => Some("SET_FLOW_TABLE_ENTRY"),
            0x937 => Some("QUERY_FLOW_TABLE_ENTRY"),
            0x938 => Some("DELETE_FLOW_TABLE_ENTRY"),
            0x939 => Some("ALLOC_FLOW_COUNTER"),
            0x93a => Some("DEALLOC_FLOW_COUNTER"),
            0x93b => Some("QUERY_FLOW_COUNTER"),
            0x93c => Some("MODIFY_FLOW_TABLE"),
            0x93d => Some("ALLOC_PACKET_REFORMAT_CONTEXT"),
            0x93e => Some("DEALLOC_PACKET_REFORMAT_CONTEXT"),
            0x93f => Some("QUERY_PACKET_REFORMAT_CONTEXT"),
            0x940 => Some("ALLOC_MODIFY_HEADER_CONTEXT"),
            0x941 => Some("DEALLOC_MODIFY_HEADER_CONTEXT"),
            0x942 => Some("QUERY_MODIFY_HEADER_CONTEXT"),
            0x960 => Some("FPGA_CREATE_QP"),
            0x961 => Some("FPGA_MODIFY_QP"),
            0x962 => Some("FPGA_QUERY_QP"),
            0x963 => Some("FPGA_DESTROY_QP"),
            0x964 => Some("FPGA_QUERY_QP_COUNTERS"),
            0xa00 => Some("CREATE_GENERAL_OBJECT"),
            0xa01 => Some("MODIFY_GENERAL_OBJECT"),
            0xa02 => Some("QUERY_GENERAL_OBJECT"),
            0xa03 => Some("DESTROY_GENERAL_OBJECT"),
            0xa04 => Some("CREATE_UCTX"),
            0xa06 => Some("DESTROY_UCTX"),
            0xa08 => Some("CREATE_UMEM"),
            0xa0a => Some("DESTROY_UMEM"),
            0xb00 => Some("SYNC_STEERING"),
            0xb0d => Some("QUERY_VHCA_STATE"),
            0xb0e => Some("MODIFY_VHCA_STATE"),
            0xb10 => Some("PSP_GEN_SPI"),
            0xb11 => Some("PSP_ROTATE_KEY"),
            0xb12 => Some("SYNC_CRYPTO"),
            0xb16 => Some("ALLOW_OTHER_VHCA_ACCESS"),
            0xb17 => Some("GENERATE_WQE"),
            0xb22 => Some("QUERY_VUID"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "Opcode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for Opcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// One command slot, 64 bytes, at queue address + slot << log_cmdq_stride.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_cmd_queue_entry_bits`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct CmdQueueEntry([U32; 16]);
const _: () = assert!(size_of::< CmdQueueEntry > () == 0x40);
impl CmdQueueEntry {
    /// Size in bytes.
    pub const BYTES: usize = 0x40;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 16])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x40] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 16]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 16] {
        &self.0
    }
    /// Where [`type_`](Self::type_) is: `0x00.31:24`.
    pub const TYPE: Field = Field::new(0x0, 31, 24);
    /// Transport of the command; always 7. `0x00.31:24`
    #[inline]
    pub const fn type_(&self) -> u32 {
        Self::TYPE.get(&self.0)
    }
    /// Sets [`type_`](Self::type_).
    #[inline]
    pub const fn set_type_(&mut self, v: u32) -> &mut Self {
        Self::TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`input_length`](Self::input_length) is: `0x04.31:0`.
    pub const INPUT_LENGTH: Field = Field::new(0x4, 31, 0);
    /// Length of the whole input message in bytes, inline part included. `0x04.31:0`
    #[inline]
    pub const fn input_length(&self) -> u32 {
        Self::INPUT_LENGTH.get(&self.0)
    }
    /// Sets [`input_length`](Self::input_length).
    #[inline]
    pub const fn set_input_length(&mut self, v: u32) -> &mut Self {
        Self::INPUT_LENGTH.set(&mut self.0, v);
        self
    }
    /// Where [`input_mailbox_pointer_63_32`](Self::input_mailbox_pointer_63_32) is: `0x08.31:0`.
    pub const INPUT_MAILBOX_POINTER_63_32: Field = Field::new(0x8, 31, 0);
    /// Bus address of the first input mailbox block, upper half; 0 when the input fits inline. `0x08.31:0`
    #[inline]
    pub const fn input_mailbox_pointer_63_32(&self) -> u32 {
        Self::INPUT_MAILBOX_POINTER_63_32.get(&self.0)
    }
    /// Sets [`input_mailbox_pointer_63_32`](Self::input_mailbox_pointer_63_32).
    #[inline]
    pub const fn set_input_mailbox_pointer_63_32(&mut self, v: u32) -> &mut Self {
        Self::INPUT_MAILBOX_POINTER_63_32.set(&mut self.0, v);
        self
    }
    /// Where [`input_mailbox_pointer_31_9`](Self::input_mailbox_pointer_31_9) is: `0x0c.31:9`.
    pub const INPUT_MAILBOX_POINTER_31_9: Field = Field::new(0xc, 31, 9);
    /// Bus address of the first input block, lower half, in 512-byte units. `0x0c.31:9`
    #[inline]
    pub const fn input_mailbox_pointer_31_9(&self) -> u32 {
        Self::INPUT_MAILBOX_POINTER_31_9.get(&self.0)
    }
    /// Sets [`input_mailbox_pointer_31_9`](Self::input_mailbox_pointer_31_9).
    #[inline]
    pub const fn set_input_mailbox_pointer_31_9(&mut self, v: u32) -> &mut Self {
        Self::INPUT_MAILBOX_POINTER_31_9.set(&mut self.0, v);
        self
    }
    /// First 16 bytes of the input message. `0x10`, 16 bytes
    #[inline]
    pub fn command_input_inline_data(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0x10..0x20]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`command_input_inline_data`](Self::command_input_inline_data), to be written.
    #[inline]
    pub fn command_input_inline_data_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x40] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x10..0x20].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// First 16 bytes of the output message; status and syndrome are in here. `0x20`, 16 bytes
    #[inline]
    pub fn command_output_inline_data(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0x20..0x30]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`command_output_inline_data`](Self::command_output_inline_data), to be written.
    #[inline]
    pub fn command_output_inline_data_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x40] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x20..0x30].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Where [`output_mailbox_pointer_63_32`](Self::output_mailbox_pointer_63_32) is: `0x30.31:0`.
    pub const OUTPUT_MAILBOX_POINTER_63_32: Field = Field::new(0x30, 31, 0);
    /// Bus address of the first output mailbox block, upper half; 0 when the output fits inline. `0x30.31:0`
    #[inline]
    pub const fn output_mailbox_pointer_63_32(&self) -> u32 {
        Self::OUTPUT_MAILBOX_POINTER_63_32.get(&self.0)
    }
    /// Sets [`output_mailbox_pointer_63_32`](Self::output_mailbox_pointer_63_32).
    #[inline]
    pub const fn set_output_mailbox_pointer_63_32(&mut self, v: u32) -> &mut Self {
        Self::OUTPUT_MAILBOX_POINTER_63_32.set(&mut self.0, v);
        self
    }
    /// Where [`output_mailbox_pointer_31_9`](Self::output_mailbox_pointer_31_9) is: `0x34.31:9`.
    pub const OUTPUT_MAILBOX_POINTER_31_9: Field = Field::new(0x34, 31, 9);
    /// Bus address of the first output block, lower half, in 512-byte units. `0x34.31:9`
    #[inline]
    pub const fn output_mailbox_pointer_31_9(&self) -> u32 {
        Self::OUTPUT_MAILBOX_POINTER_31_9.get(&self.0)
    }
    /// Sets [`output_mailbox_pointer_31_9`](Self::output_mailbox_pointer_31_9).
    #[inline]
    pub const fn set_output_mailbox_pointer_31_9(&mut self, v: u32) -> &mut Self {
        Self::OUTPUT_MAILBOX_POINTER_31_9.set(&mut self.0, v);
        self
    }
    /// Where [`output_length`](Self::output_length) is: `0x38.31:0`.
    pub const OUTPUT_LENGTH: Field = Field::new(0x38, 31, 0);
    /// Room for the output message in bytes, inline part included. `0x38.31:0`
    #[inline]
    pub const fn output_length(&self) -> u32 {
        Self::OUTPUT_LENGTH.get(&self.0)
    }
    /// Sets [`output_length`](Self::output_length).
    #[inline]
    pub const fn set_output_length(&mut self, v: u32) -> &mut Self {
        Self::OUTPUT_LENGTH.set(&mut self.0, v);
        self
    }
    /// Where [`token`](Self::token) is: `0x3c.31:24`.
    pub const TOKEN: Field = Field::new(0x3c, 31, 24);
    /// Value that must be the same in every mailbox block of this command. `0x3c.31:24`
    #[inline]
    pub const fn token(&self) -> u32 {
        Self::TOKEN.get(&self.0)
    }
    /// Sets [`token`](Self::token).
    #[inline]
    pub const fn set_token(&mut self, v: u32) -> &mut Self {
        Self::TOKEN.set(&mut self.0, v);
        self
    }
    /// Where [`signature`](Self::signature) is: `0x3c.23:16`.
    pub const SIGNATURE: Field = Field::new(0x3c, 23, 16);
    /// Makes the XOR of all 64 bytes 0xff with ownership set; not to be verified on output. `0x3c.23:16`
    #[inline]
    pub const fn signature(&self) -> u32 {
        Self::SIGNATURE.get(&self.0)
    }
    /// Sets [`signature`](Self::signature).
    #[inline]
    pub const fn set_signature(&mut self, v: u32) -> &mut Self {
        Self::SIGNATURE.set(&mut self.0, v);
        self
    }
    /// Where [`status`](Self::status) is: `0x3c.7:1`.
    pub const STATUS: Field = Field::new(0x3c, 7, 1);
    /// How the delivery of the command went, a DeliveryStatus value, written by the device. `0x3c.7:1`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`ownership`](Self::ownership) is: `0x3c.0`.
    pub const OWNERSHIP: Field = Field::new(0x3c, 0, 0);
    /// 1 = device works on the slot, 0 = software; the device clears it last. `0x3c.0`
    #[inline]
    pub const fn ownership(&self) -> bool {
        Self::OWNERSHIP.get(&self.0) != 0
    }
    /// Sets [`ownership`](Self::ownership).
    #[inline]
    pub const fn set_ownership(&mut self, v: bool) -> &mut Self {
        Self::OWNERSHIP.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "type_",
            kind: FieldKind::Bits(Self::TYPE),
        },
        NamedField {
            name: "input_length",
            kind: FieldKind::Bits(Self::INPUT_LENGTH),
        },
        NamedField {
            name: "input_mailbox_pointer_63_32",
            kind: FieldKind::Bits(Self::INPUT_MAILBOX_POINTER_63_32),
        },
        NamedField {
            name: "input_mailbox_pointer_31_9",
            kind: FieldKind::Bits(Self::INPUT_MAILBOX_POINTER_31_9),
        },
        NamedField {
            name: "command_input_inline_data",
            kind: FieldKind::Bytes(0x10, 16),
        },
        NamedField {
            name: "command_output_inline_data",
            kind: FieldKind::Bytes(0x20, 16),
        },
        NamedField {
            name: "output_mailbox_pointer_63_32",
            kind: FieldKind::Bits(Self::OUTPUT_MAILBOX_POINTER_63_32),
        },
        NamedField {
            name: "output_mailbox_pointer_31_9",
            kind: FieldKind::Bits(Self::OUTPUT_MAILBOX_POINTER_31_9),
        },
        NamedField {
            name: "output_length",
            kind: FieldKind::Bits(Self::OUTPUT_LENGTH),
        },
        NamedField {
            name: "token",
            kind: FieldKind::Bits(Self::TOKEN),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "ownership",
            kind: FieldKind::Bits(Self::OWNERSHIP),
        },
    ];
}
impl Default for CmdQueueEntry {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CmdQueueEntry {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CmdQueueEntry", Self::FIELDS, self.as_bytes())
    }
}
/// One mailbox block, 576 bytes, holding up to 512 bytes of a message behind its inline part.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_cmd_if_box_bits`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct CmdIfBox([U32; 144]);
const _: () = assert!(size_of::< CmdIfBox > () == 0x240);
impl CmdIfBox {
    /// Size in bytes.
    pub const BYTES: usize = 0x240;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 144])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x240] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 144]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 144] {
        &self.0
    }
    /// Message bytes 16 + 512 * block_number and on. `0x00`, 512 bytes
    #[inline]
    pub fn mailbox_data(&self) -> &[u8; 512] {
        let (a, _) = self
            .as_bytes()[0x0..0x200]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`mailbox_data`](Self::mailbox_data), to be written.
    #[inline]
    pub fn mailbox_data_mut(&mut self) -> &mut [u8; 512] {
        let b: &mut [u8; 0x240] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x0..0x200].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Where [`next_pointer_63_32`](Self::next_pointer_63_32) is: `0x230.31:0`.
    pub const NEXT_POINTER_63_32: Field = Field::new(0x230, 31, 0);
    /// Bus address of the next block, upper half; the chain ends by message length, not only by 0. `0x230.31:0`
    #[inline]
    pub const fn next_pointer_63_32(&self) -> u32 {
        Self::NEXT_POINTER_63_32.get(&self.0)
    }
    /// Sets [`next_pointer_63_32`](Self::next_pointer_63_32).
    #[inline]
    pub const fn set_next_pointer_63_32(&mut self, v: u32) -> &mut Self {
        Self::NEXT_POINTER_63_32.set(&mut self.0, v);
        self
    }
    /// Where [`next_pointer_31_10`](Self::next_pointer_31_10) is: `0x234.31:10`.
    pub const NEXT_POINTER_31_10: Field = Field::new(0x234, 31, 10);
    /// Bus address of the next block, lower half, in 1 KiB units; 0 in the last block. `0x234.31:10`
    #[inline]
    pub const fn next_pointer_31_10(&self) -> u32 {
        Self::NEXT_POINTER_31_10.get(&self.0)
    }
    /// Sets [`next_pointer_31_10`](Self::next_pointer_31_10).
    #[inline]
    pub const fn set_next_pointer_31_10(&mut self, v: u32) -> &mut Self {
        Self::NEXT_POINTER_31_10.set(&mut self.0, v);
        self
    }
    /// Where [`block_number`](Self::block_number) is: `0x238.31:0`.
    pub const BLOCK_NUMBER: Field = Field::new(0x238, 31, 0);
    /// Position of the block in its chain, counted from 0. `0x238.31:0`
    #[inline]
    pub const fn block_number(&self) -> u32 {
        Self::BLOCK_NUMBER.get(&self.0)
    }
    /// Sets [`block_number`](Self::block_number).
    #[inline]
    pub const fn set_block_number(&mut self, v: u32) -> &mut Self {
        Self::BLOCK_NUMBER.set(&mut self.0, v);
        self
    }
    /// Where [`token`](Self::token) is: `0x23c.23:16`.
    pub const TOKEN: Field = Field::new(0x23c, 23, 16);
    /// Copy of the token of the command slot. `0x23c.23:16`
    #[inline]
    pub const fn token(&self) -> u32 {
        Self::TOKEN.get(&self.0)
    }
    /// Sets [`token`](Self::token).
    #[inline]
    pub const fn set_token(&mut self, v: u32) -> &mut Self {
        Self::TOKEN.set(&mut self.0, v);
        self
    }
    /// Where [`ctrl_signature`](Self::ctrl_signature) is: `0x23c.15:8`.
    pub const CTRL_SIGNATURE: Field = Field::new(0x23c, 15, 8);
    /// Complement of the XOR over bytes 0x200 to 0x23d; unused while cmdif_checksum is 0. `0x23c.15:8`
    #[inline]
    pub const fn ctrl_signature(&self) -> u32 {
        Self::CTRL_SIGNATURE.get(&self.0)
    }
    /// Sets [`ctrl_signature`](Self::ctrl_signature).
    #[inline]
    pub const fn set_ctrl_signature(&mut self, v: u32) -> &mut Self {
        Self::CTRL_SIGNATURE.set(&mut self.0, v);
        self
    }
    /// Where [`signature`](Self::signature) is: `0x23c.7:0`.
    pub const SIGNATURE: Field = Field::new(0x23c, 7, 0);
    /// Complement of the XOR over bytes 0x000 to 0x23e; unused while cmdif_checksum is 0. `0x23c.7:0`
    #[inline]
    pub const fn signature(&self) -> u32 {
        Self::SIGNATURE.get(&self.0)
    }
    /// Sets [`signature`](Self::signature).
    #[inline]
    pub const fn set_signature(&mut self, v: u32) -> &mut Self {
        Self::SIGNATURE.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "mailbox_data",
            kind: FieldKind::Bytes(0x0, 512),
        },
        NamedField {
            name: "next_pointer_63_32",
            kind: FieldKind::Bits(Self::NEXT_POINTER_63_32),
        },
        NamedField {
            name: "next_pointer_31_10",
            kind: FieldKind::Bits(Self::NEXT_POINTER_31_10),
        },
        NamedField {
            name: "block_number",
            kind: FieldKind::Bits(Self::BLOCK_NUMBER),
        },
        NamedField {
            name: "token",
            kind: FieldKind::Bits(Self::TOKEN),
        },
        NamedField {
            name: "ctrl_signature",
            kind: FieldKind::Bits(Self::CTRL_SIGNATURE),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
    ];
}
impl Default for CmdIfBox {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CmdIfBox {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CmdIfBox", Self::FIELDS, self.as_bytes())
    }
}
/// Head of every command input.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_cmd_in_bits`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct CmdIn([U32; 2]);
const _: () = assert!(size_of::< CmdIn > () == 0x8);
impl CmdIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x8;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 2])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x8] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 2]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 2] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Operation, an Opcode value. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context on whose behalf the command runs; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Variant of the operation; meaning depends on opcode. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Fields of the particular command. Behind the fixed part, from this byte on.
    pub const COMMAND_OFFSET: usize = 0x8;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
    ];
}
impl Default for CmdIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CmdIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CmdIn", Self::FIELDS, self.as_bytes())
    }
}
/// Head of every command output.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_cmd_out_bits`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct CmdOut([U32; 3]);
const _: () = assert!(size_of::< CmdOut > () == 0xc);
impl CmdOut {
    /// Size in bytes.
    pub const BYTES: usize = 0xc;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 3])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0xc] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 3]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 3] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// Outcome of the command, a CmdStatus value. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public list of values. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`command_output`](Self::command_output) is: `0x08.31:0`.
    pub const COMMAND_OUTPUT: Field = Field::new(0x8, 31, 0);
    /// First word of the command's own results. `0x08.31:0`
    #[inline]
    pub const fn command_output(&self) -> u32 {
        Self::COMMAND_OUTPUT.get(&self.0)
    }
    /// Sets [`command_output`](Self::command_output).
    #[inline]
    pub const fn set_command_output(&mut self, v: u32) -> &mut Self {
        Self::COMMAND_OUTPUT.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "command_output",
            kind: FieldKind::Bits(Self::COMMAND_OUTPUT),
        },
    ];
}
impl Default for CmdOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CmdOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CmdOut", Self::FIELDS, self.as_bytes())
    }
}
