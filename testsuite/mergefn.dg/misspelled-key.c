/* A key that is not known is an error that names what may have been meant.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-mergefn-args "adress=all" } */
/* { dg-error "error: unknown option '-fplugin-arg-mergefn-adress'; did you mean '-fplugin-arg-mergefn-address'\\?" "" { target *-*-* } 0 } */
/* { dg-note "note: valid keys are: report, report-file, .*, help" "" { target *-*-* } 0 } */

int nothing;
