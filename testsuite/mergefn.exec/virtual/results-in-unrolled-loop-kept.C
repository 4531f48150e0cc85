// The caller's asm is doubtful, so the caller keeps what GCC knows of its values.  Then no slot of the class may move to
// another function.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#define STATEMENT __asm__ volatile ("# nothing")
#include "results-in-unrolled-loop.C"
