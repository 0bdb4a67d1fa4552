//! Which answer belongs to which command: an input is tied to its output's type here and nowhere else.

use scupper_hw::cmd_device as dev;
use scupper_hw::cmd_objects as obj;
use scupper_hw::cmd_qp as qp;
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::cmd_vport as vport;
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// An input structure with its opcode and the type of its answer.
pub trait Command: FromBytes + IntoBytes + Immutable {
    /// What it asks for.
    const OPCODE: Opcode;
    /// What it is answered with.
    type Out: FromBytes + IntoBytes + Immutable;
}

macro_rules! commands {
    ($($input:path => $output:path, $opcode:ident;)*) => {
        $(impl Command for $input {
            const OPCODE: Opcode = Opcode::$opcode;
            type Out = $output;
        })*
    };
}

commands! {
    dev::EnableHcaIn => dev::EnableHcaOut, ENABLE_HCA;
    dev::DisableHcaIn => dev::DisableHcaOut, DISABLE_HCA;
    dev::QueryIssiIn => dev::QueryIssiOut, QUERY_ISSI;
    dev::SetIssiIn => dev::SetIssiOut, SET_ISSI;
    dev::QueryPagesIn => dev::QueryPagesOut, QUERY_PAGES;
    dev::InitHcaIn => dev::InitHcaOut, INIT_HCA;
    dev::TeardownHcaIn => dev::TeardownHcaOut, TEARDOWN_HCA;
    dev::QueryAdapterIn => dev::QueryAdapterOut, QUERY_ADAPTER;
    obj::AllocUarIn => obj::AllocUarOut, ALLOC_UAR;
    obj::DeallocUarIn => obj::DeallocUarOut, DEALLOC_UAR;
    obj::AllocPdIn => obj::AllocPdOut, ALLOC_PD;
    obj::DeallocPdIn => obj::DeallocPdOut, DEALLOC_PD;
    obj::DestroyMkeyIn => obj::DestroyMkeyOut, DESTROY_MKEY;
    obj::DestroyEqIn => obj::DestroyEqOut, DESTROY_EQ;
    obj::DestroyCqIn => obj::DestroyCqOut, DESTROY_CQ;
    qp::DestroyQpIn => qp::DestroyQpOut, DESTROY_QP;
    qp::Rst2initQpIn => qp::Rst2initQpOut, RST2INIT_QP;
    qp::Init2rtrQpIn => qp::Init2rtrQpOut, INIT2RTR_QP;
    qp::Rtr2rtsQpIn => qp::Rtr2rtsQpOut, RTR2RTS_QP;
    qp::Qp2errIn => qp::Qp2errOut, X2ERR_QP;
    qp::Qp2rstIn => qp::Qp2rstOut, X2RST_QP;
    qp::QueryQpIn => qp::QueryQpOut, QUERY_QP;
    vport::QueryNicVportContextIn => vport::QueryNicVportContextOut, QUERY_NIC_VPORT_CONTEXT;
    vport::ModifyNicVportContextIn => vport::ModifyNicVportContextOut, MODIFY_NIC_VPORT_CONTEXT;
    vport::SetRoceAddressIn => vport::SetRoceAddressOut, SET_ROCE_ADDRESS;
}
