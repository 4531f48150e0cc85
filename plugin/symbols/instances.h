/* Instances of templates, and which units may need those of this one.

   Reads the symbol table and mangled names, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_INSTANCES_H
#define MERGEFN_PLUGIN_SYMBOLS_INSTANCES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if SYMBOL is an instance of a template, or a member of one.  The middle end has no other sign than the mangled
   name, which has the arguments behind an I.  A printed name would say so, too, but can be exponentially longer.  */
bool template_instance_p (const symtab_node *symbol);

/* True if NODE is an implicit instance that an explicit one uses, directly or not, also for its first value.  Other units
   may lack it: they may be compiled with -fno-implicit-templates (GCC's manual, "Template Instantiation"), or see
   declarations alone.  */
bool only_instance_p (const cgraph_node *node);

} // namespace mergefn

#endif
