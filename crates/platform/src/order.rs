//! The ordering points between a processor and a device, by the place they stand at.
//!
//! Queue code never writes a bare fence. On x86_64 stores to write-back memory become visible in program order and loads
//! are not reordered with loads, so the points before a doorbell and after an ownership check only have to stop the
//! compiler; flushing write-combining stores takes `sfence`. On aarch64 a device is in the outer shareable domain, so
//! `core::sync::atomic::fence` (inner shareable) is too weak and the instruction is written out.
//!
//! | point | x86_64 | aarch64 |
//! |---|---|---|
//! | [`before_doorbell_record`] | compiler only | `dmb oshst` |
//! | [`before_doorbell`] | compiler only | `dmb oshst` |
//! | [`after_ownership_check`] | compiler only | `dmb oshld` |
//! | [`before_consumer_index`] | compiler only | `dmb oshld` |
//! | [`flush_write_combining`] | `sfence` | `dsb st` |

#![expect(unsafe_code, reason = "one barrier instruction per function")]

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
compile_error!("the ordering points are written out for x86_64 and aarch64 only");

#[cfg(target_arch = "x86_64")]
use core::sync::atomic::{Ordering, compiler_fence};

/// WQEs are in memory before the doorbell record that counts them.
///
/// Prevents: a device that follows the record reads a WQE which is still in a store buffer.
#[inline(always)]
pub fn before_doorbell_record() {
    store_before_store();
}

/// The doorbell record is in memory before the doorbell is rung.
///
/// Prevents: a device that is rung reads the record's old value and goes back to sleep.
#[inline(always)]
pub fn before_doorbell() {
    store_before_store();
}

/// The rest of an entry is read after its ownership.
///
/// Prevents: fields of the entry's previous life, read early, are taken for this one's.
#[inline(always)]
pub fn after_ownership_check() {
    #[cfg(target_arch = "x86_64")]
    compiler_fence(Ordering::Acquire);
    #[cfg(target_arch = "aarch64")]
    // SAFETY: a barrier touches no memory and no register.
    unsafe {
        core::arch::asm!("dmb oshld", options(nostack, preserves_flags))
    };
}

/// Entries that were consumed have been read before the consumer index that gives their places back is in memory.
///
/// Prevents: the device writes an entry anew while its old fields are still being read.
#[inline(always)]
pub fn before_consumer_index() {
    #[cfg(target_arch = "x86_64")]
    compiler_fence(Ordering::AcqRel);
    #[cfg(target_arch = "aarch64")]
    // SAFETY: a barrier touches no memory and no register.
    unsafe {
        core::arch::asm!("dmb oshld", options(nostack, preserves_flags))
    };
}

/// Write-combining stores leave the processor now, and before any later store.
#[inline(always)]
pub fn flush_write_combining() {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a barrier touches no memory and no register; every x86_64 has SSE2.
    unsafe {
        core::arch::asm!("sfence", options(nostack, preserves_flags))
    };
    #[cfg(target_arch = "aarch64")]
    // SAFETY: a barrier touches no memory and no register.
    unsafe {
        core::arch::asm!("dsb st", options(nostack, preserves_flags))
    };
}

/// Whether the other side sleeps is read after the doorbell was written (for doorbells in shared memory).
///
/// Prevents: both sides miss each other, the device falls asleep on a doorbell that nobody announces.
#[inline(always)]
pub fn doorbell_before_sleep_check() {
    core::sync::atomic::fence(core::sync::atomic::Ordering::SeqCst);
}

#[inline(always)]
fn store_before_store() {
    #[cfg(target_arch = "x86_64")]
    compiler_fence(Ordering::Release);
    #[cfg(target_arch = "aarch64")]
    // SAFETY: a barrier touches no memory and no register.
    unsafe {
        core::arch::asm!("dmb oshst", options(nostack, preserves_flags))
    };
}
