//! What a program needs where there is nothing: an entry, a panic handler, and the memory functions that the compiler calls.

use core::panic::PanicInfo;

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// The entry. The program is linked, not run.
#[unsafe(no_mangle)]
pub extern "C" fn _start() -> ! {
    core::hint::black_box(crate::everything());
    loop {
        core::hint::spin_loop();
    }
}

/// Named by the precompiled `core`, never called: panics abort.
#[unsafe(no_mangle)]
pub extern "C" fn rust_eh_personality() -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// # Safety
///
/// As C's `memcpy`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, n: usize) -> *mut u8 {
    // SAFETY: `n` bytes at both are valid and do not overlap, as the caller promises; the instruction copies exactly them.
    unsafe {
        core::arch::asm!("rep movsb", inout("rcx") n => _, inout("rdi") to => _, inout("rsi") from => _, options(nostack));
    }
    to
}

/// # Safety
///
/// As C's `memmove`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn memmove(to: *mut u8, from: *const u8, n: usize) -> *mut u8 {
    if to.addr().wrapping_sub(from.addr()) >= n {
        // SAFETY: a forward copy reads each byte before it is overwritten when `to` is not inside the source.
        return unsafe { memcpy(to, from, n) };
    }
    for i in (0..n).rev() {
        // SAFETY: `i < n`, and `n` bytes at both are valid, as the caller promises; backward, because `to` lies behind `from`.
        unsafe { to.add(i).write_volatile(from.add(i).read_volatile()) };
    }
    to
}

/// # Safety
///
/// As C's `memset`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn memset(to: *mut u8, value: i32, n: usize) -> *mut u8 {
    // SAFETY: `n` bytes at `to` are valid, as the caller promises; the instruction writes exactly them.
    unsafe {
        core::arch::asm!("rep stosb", inout("rcx") n => _, inout("rdi") to => _, in("al") value as u8, options(nostack));
    }
    to
}

/// # Safety
///
/// As C's `memcmp`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, n: usize) -> i32 {
    for i in 0..n {
        // SAFETY: `i < n`, and `n` bytes at both are valid, as the caller promises.
        let (x, y) = unsafe { (a.add(i).read_volatile(), b.add(i).read_volatile()) };
        if x != y {
            return i32::from(x) - i32::from(y);
        }
    }
    0
}

/// # Safety
///
/// As C's `bcmp`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn bcmp(a: *const u8, b: *const u8, n: usize) -> i32 {
    // SAFETY: passed on to the caller.
    unsafe { memcmp(a, b, n) }
}
