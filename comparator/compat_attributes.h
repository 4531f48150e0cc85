/* Attributes of our own, by GCC version.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_ATTRIBUTES_H
#define MERGEFN_COMPARATOR_COMPAT_ATTRIBUTES_H

#include "comparator/gcc.h"

namespace mergefn
{
namespace compat
{

/* Makes the COUNT attributes at SPECS known as [[SCOPE::name]].  One more that is all zero follows them.  GCC keeps the
   pointers.  */
inline void
register_in_scope ([[maybe_unused]] size_t count, const attribute_spec *specs, const char *scope)
{
#if GCCPLUGIN_VERSION >= 14000
  const scoped_attribute_specs all{ scope, array_slice<const attribute_spec> (specs, count) };
  register_scoped_attributes (all);
#else
  register_scoped_attributes (specs, scope);
#endif
}

} // namespace compat
} // namespace mergefn

#endif
