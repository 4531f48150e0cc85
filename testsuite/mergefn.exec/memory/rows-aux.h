/* Vectors that are reached by other steps, and are aligned or not.

   SPDX-License-Identifier: GPL-3.0-or-later  */

typedef float four __attribute__ ((vector_size (16)));
typedef float four_anywhere __attribute__ ((vector_size (16), aligned (4)));

struct inner_a { four_anywhere v; };
struct lane_a { struct inner_a in; };
struct row_a { four v; };
struct inner_b { four_anywhere v; int k; };
struct lane_b { struct inner_b in; };
struct row_b { four v; int k[4]; };
