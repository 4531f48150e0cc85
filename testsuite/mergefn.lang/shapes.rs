// Rust: functions fold; what does something else does not.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-final { mergefn-folds *second_sum* *first_sum* } }
// { dg-final { mergefn-keeps-apart *third_sum* *first_sum* } }

// Without a library: gccrs has none yet.
#![feature(no_core)]
#![no_core]
#![feature(lang_items)]

#[lang = "sized"]
pub trait Sized {}

extern "C" {
    fn printf(format: *const i8, ...) -> i32;
    fn atoi(text: *const i8) -> i32;
}

struct First {
    value: i32,
    weight: i32,
}

struct Second {
    length: i32,
    width: i32,
}

#[inline(never)]
fn first_sum(x: &mut First, n: i32) -> i32 {
    let mut i = 0;
    while i < n {
        x.value = (x.value ^ i) + x.weight;
        i += 1;
    }
    x.value
}

#[inline(never)]
fn second_sum(x: &mut Second, n: i32) -> i32 {
    let mut i = 0;
    while i < n {
        x.length = (x.length ^ i) + x.width;
        i += 1;
    }
    x.length
}

#[inline(never)]
fn third_sum(x: &mut First, n: i32) -> i32 {
    let mut i = 0;
    while i < n {
        x.value = (x.value ^ i) - x.weight;
        i += 1;
    }
    x.value
}

fn main() -> i32 {
    unsafe {
        let n = atoi("5\0" as *const str as *const i8);
        let mut a = First { value: 2, weight: 3 };
        let mut b = Second { length: 2, width: 3 };
        let mut c = First { value: 2, weight: 3 };
        printf(
            "%d %d %d\n\0" as *const str as *const i8,
            first_sum(&mut a, n),
            second_sum(&mut b, n + 1),
            third_sum(&mut c, n),
        );
    }
    0
}
