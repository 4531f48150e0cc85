/* A plugin for the check of this directory: prints the names of all attributes in GCC's tables, and
   all options with what the check sorts them by, and compiles nothing.  The tables are in no header.

   A line is `attribute NAME', or `option NAME KIND OFFSET ALIAS', where OFFSET is that of its variable
   in gcc_options, or -1, and ALIAS is 1 if the option is another spelling of others.

   Never part of mergefn.so.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <cstdio>

#include "gcc-plugin.h"
#include "plugin-version.h"

#include "config.h"
#include "system.h"
#include "coretypes.h"
#include "tm.h"
#include "backend.h"
#include "target.h"
#include "tree.h"
#include "stringpool.h"
#include "attribs.h"
#include "langhooks.h"
#include "options.h"
#include "opts.h"

int plugin_is_GPL_compatible;

namespace
{

const char *
kind_of (const cl_option &option)
{
  if (option.flags & CL_WARNING)
    return "warning";
  if (option.flags & CL_OPTIMIZATION)
    return "optimization";
  if (option.flags & CL_TARGET)
    return "target";
  if (option.flags & CL_COMMON)
    return "common";
  return option.flags & CL_LANG_ALL ? "language" : "driver";
}

#if GCCPLUGIN_VERSION >= 14000
void
list_attributes (array_slice<const scoped_attribute_specs *const> tables)
{
  for (const scoped_attribute_specs *table : tables)
    for (const attribute_spec &attribute : table->attributes)
      printf ("attribute %s\n", attribute.name);
}
#else
void
list_attributes (const attribute_spec *table)
{
  for (; table && table->name; table++)
    printf ("attribute %s\n", table->name);
}
#endif

void
list (void *, void *)
{
  list_attributes (lang_hooks.attribute_table);
#if GCCPLUGIN_VERSION < 14000
  list_attributes (lang_hooks.common_attribute_table);
  list_attributes (lang_hooks.format_attribute_table);
#endif
  list_attributes (targetm.attribute_table);
  for (unsigned i = 0; i < cl_options_count; i++)
    printf ("option %s %s %d %d\n", cl_options[i].opt_text, kind_of (cl_options[i]),
            cl_options[i].flag_var_offset == static_cast<unsigned short> (-1)
                ? -1
                : cl_options[i].flag_var_offset,
            cl_options[i].alias_target != N_OPTS);
}

} // namespace

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version)
{
  if (!plugin_default_version_check (version, &gcc_version))
    return 1;
  register_callback (plugin->base_name, PLUGIN_START_UNIT, list, nullptr);
  return 0;
}
