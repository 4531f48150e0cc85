/* The options of a function and of the compile that can change code, as a text.  Two compiles have
   it in common if they would make the same code of the same function.

   Reads the options, never sets one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_CODE_OPTIONS_H
#define MERGEFN_COMPARATOR_PORTABLE_CODE_OPTIONS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The compiler, its language and the options of the whole compile.  */
std::string compile_options_text ();

/* True if GCC lists places in functions in sections of their own, outside of COMDAT groups.  Then
   the linker refuses to drop another unit's copy of a function.  */
bool code_listed_outside_p ();

/* The options that FNDECL was compiled with besides, by attributes, pragmas or, in a link, by its
   unit.  */
std::string function_options_text (tree fndecl);

} // namespace mergefn

#endif
