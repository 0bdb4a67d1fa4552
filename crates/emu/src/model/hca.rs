//! The function as a whole: enabled, initialized, torn down; its capabilities, and the registers reached by command.

use super::caps::Which;
use super::cmd::{Call, view};
use super::host::{Outcome, refuse};
use super::{Device, IDENTITY};
use scupper_hw::cmd_device::{
    AccessRegisterIn, AccessRegisterOut, QueryAdapterOut, QueryHcaCapIn, QueryIssiOut, RegisterHostEndianness,
    RegisterId, SetHcaCapIn, SetIssiIn, TeardownHcaIn,
};

/// How far the function has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hca {
    Off,
    Enabled,
    Initialized,
}

/// Offset of a capability structure in the commands that carry one.
const CAP_AT: usize = 0x10;

impl Device {
    pub(super) fn enable_hca(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &scupper_hw::cmd_device::EnableHcaIn = view(call.input)?;
        if input.function_id() != 0 {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        if self.hca != Hca::Off {
            return Err(refuse!(BAD_SYS_STATE_ERR));
        }
        self.hca = Hca::Enabled;
        Ok(())
    }

    pub(super) fn disable_hca(&mut self, call: &mut Call<'_>) -> Outcome {
        let _: &scupper_hw::cmd_device::DisableHcaIn = view(call.input)?;
        if self.hca == Hca::Initialized {
            return Err(refuse!(BAD_SYS_STATE_ERR));
        }
        self.hca = Hca::Off;
        Ok(())
    }

    pub(super) fn query_issi(&mut self, call: &mut Call<'_>) -> Outcome {
        let mut out = QueryIssiOut::new();
        out.set_supported_issi_dw0(2);
        call.put(&out);
        Ok(())
    }

    pub(super) fn set_issi(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &SetIssiIn = view(call.input)?;
        if input.current_issi() > 1 { Err(refuse!(BAD_PARAM_ERR)) } else { Ok(()) }
    }

    pub(super) fn init_hca(&mut self, call: &mut Call<'_>) -> Outcome {
        // 16 bytes of old drivers, 32 of new ones: nothing behind the opcode is used.
        if call.input.len() < 16 {
            return Err(refuse!(BAD_INP_LEN_ERR));
        }
        if self.hca != Hca::Enabled || !self.pages.enough(true) {
            return Err(refuse!(BAD_SYS_STATE_ERR));
        }
        self.caps = self.current.general();
        self.hca = Hca::Initialized;
        Ok(())
    }

    pub(super) fn teardown_hca(&mut self, call: &mut Call<'_>) -> Outcome {
        let _: &TeardownHcaIn = view(call.input)?;
        self.qps.clear();
        self.cqs.clear();
        self.eqs.clear();
        self.mkeys.clear();
        self.mtts = 0;
        self.pds.clear();
        self.domains.clear();
        self.uars.clear();
        self.active.clear();
        self.delayed.retain(|(_, late)| matches!(late, super::Late::Command { .. }));
        self.withheld.retain(|late| matches!(late, super::Late::Command { .. }));
        self.buffer_pages = 0;
        self.behind_next.clear();
        self.hca = Hca::Enabled;
        Ok(())
    }

    pub(super) fn query_hca_cap(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &QueryHcaCapIn = view(call.input)?;
        let (kind, which) = (input.op_mod() >> 1, if input.op_mod() & 1 == 1 { Which::Current } else { Which::Max });
        let bytes = match which {
            Which::Max => self.profile.capability(kind, which),
            Which::Current => self.current.capability(kind),
        };
        let bytes = bytes.ok_or(refuse!(BAD_PARAM_ERR))?;
        call.put_at(CAP_AT, &bytes);
        Ok(())
    }

    pub(super) fn set_hca_cap(&mut self, call: &mut Call<'_>) -> Outcome {
        let head: &scupper_hw::cmd_device::QueryHcaCapIn = view(call.input)?;
        let kind = head.op_mod() >> 1;
        if call.input.len() < CAP_AT + 256 || call.input.len() > SetHcaCapIn::BYTES {
            return Err(refuse!(BAD_INP_LEN_ERR));
        }
        if self.hca != Hca::Enabled {
            return Err(refuse!(BAD_SYS_STATE_ERR));
        }
        self.current.set(self.profile, kind, &call.input[CAP_AT..]).ok_or(refuse!(BAD_PARAM_ERR))
    }

    pub(super) fn query_adapter(&mut self, call: &mut Call<'_>) -> Outcome {
        let mut out = QueryAdapterOut::new();
        let block = out.query_adapter_struct_mut();
        block.set_ieee_vendor_id(0x2c9).set_vsd_vendor_id(u32::from(IDENTITY.vendor));
        *block.vsd_contd_psid_mut() = self.profile.psid();
        call.put(&out);
        Ok(())
    }

    pub(super) fn access_reg(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &AccessRegisterIn = view(call.input)?;
        match RegisterId(input.register_id() as _) {
            RegisterId::HOST_ENDIANNESS => {
                let data = &call.input[AccessRegisterIn::REGISTER_DATA_OFFSET..];
                let register: &RegisterHostEndianness = view(data)?;
                let echo = *register;
                call.put_at(AccessRegisterOut::REGISTER_DATA_OFFSET, echo.as_bytes());
                Ok(())
            }
            _ => Err(refuse!(BAD_PARAM_ERR)),
        }
    }
}
