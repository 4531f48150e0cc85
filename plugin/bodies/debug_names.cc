/* Names for debuggers, by way of GCC's hooks for debug information.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/bodies/debug_names.h"

namespace mergefn
{

namespace
{

/* What is noted of functions, by the UIDs of their declarations.  A declaration's address may be used again.  */
struct Noted
{
  std::map<unsigned, std::vector<std::string>> dropped; /* Symbols of dropped functions.  */
  std::map<unsigned, std::string> former;               /* Names before those by content.  */
};

Noted noted;

bool
wanted_p ()
{
  return debug_info_level > DINFO_LEVEL_NONE;
}

/* Adds to NAMES those of NODE and its aliases that a user may know.  Clones have a dot, and debuggers find them by their
   origin.  */
void
add_names (symtab_node *node, std::vector<std::string> &names)
{
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl));
  if (*name != '*' && !strchr (name, '.'))
    names.push_back (name);
  ipa_ref *ref;
  FOR_EACH_ALIAS (node, ref)
    add_names (ref->referring, names);
}

const gcc_debug_hooks *real_hooks;

/* Emits the local symbols that are to stand for DECL's body.  */
void
emit_symbols ([[maybe_unused]] tree decl)
{
#if defined OBJECT_FORMAT_ELF && defined ASM_OUTPUT_DEF
  auto found = noted.dropped.find (DECL_UID (decl));
  if (found == noted.dropped.end ())
    return;
  const char *target = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl));
  for (const std::string &name : found->second)
    /* Others became aliases or jumps, or something of the unit refers to them.  */
    if (!symtab_node::get_for_asmname (get_identifier (name.c_str ())))
      ASM_OUTPUT_DEF (asm_out_file, name.c_str (), target + (*target == '*'));
#endif
}

/* Describes DECL, which was emitted, by the name that it had before one by content.  */
void
describe_function (tree decl)
{
  auto found = noted.former.find (DECL_UID (decl));
  if (found == noted.former.end ())
    real_hooks->function_decl (decl);
  else
    {
      tree name = DECL_ASSEMBLER_NAME (decl);
      SET_DECL_ASSEMBLER_NAME (decl, get_identifier (found->second.c_str ()));
      real_hooks->function_decl (decl);
      SET_DECL_ASSEMBLER_NAME (decl, name);
    }
  emit_symbols (decl);
}

} // namespace

void
note_debug_names (const cgraph_node *kept, cgraph_node *dropped)
{
  if (!wanted_p ())
    return;
  std::vector<std::string> names;
  add_names (dropped, names);
  auto found = noted.dropped.find (DECL_UID (dropped->decl));
  if (found != noted.dropped.end ())
    {
      names.insert (names.end (), found->second.begin (), found->second.end ());
      noted.dropped.erase (found);
    }
  std::vector<std::string> &all = noted.dropped[DECL_UID (kept->decl)];
  all.insert (all.end (), names.begin (), names.end ());
}

void
note_former_name (const cgraph_node *body)
{
  if (!wanted_p ())
    return;
  std::string name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (body->decl));
  /* A shared body is named after the member that it was copied from.  */
  noted.former[DECL_UID (body->decl)] = name.substr (0, name.find (".mergefn."));
}

void
emit_debug_names ()
{
  if (!wanted_p () || (noted.dropped.empty () && noted.former.empty ()))
    return;
  static gcc_debug_hooks hooks = *debug_hooks;
  real_hooks = debug_hooks;
  hooks.function_decl = describe_function;
  debug_hooks = &hooks;
}

} // namespace mergefn
