/* What assembler names mean in this unit alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/portable/unit_names.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/functions.h"
#include "comparator/statements.h"

namespace mergefn
{

/* Returns the asm statements outside of functions: strings, or from GCC 15 on ASM_EXPRs with operands.  */
static std::vector<const_tree>
assembly_statements ()
{
  std::vector<const_tree> statements;
  for (const asm_node *node = symtab->first_asm_symbol (); node;
       node = static_cast<const asm_node *> (node->next))
    statements.push_back (node->asm_str);
  return statements;
}

/* NAME as the assembler sees it.  */
static std::string_view
assembler_name (tree name)
{
  const char *text = IDENTIFIER_POINTER (name);
  return text + (*text == '*');
}

/* The names of all built-in functions, as the unit calls them.  */
static std::unordered_set<std::string_view>
built_in_names ()
{
  std::unordered_set<std::string_view> names;
  for (int code = 0; code < END_BUILTINS; code++)
    if (const_tree decl = builtin_decl_explicit (built_in_function (code)))
      names.insert (assembler_name (
          DECL_ASSEMBLER_NAME_SET_P (decl) ? DECL_ASSEMBLER_NAME_RAW (decl) : DECL_NAME (decl)));
  return names;
}

/* The names of hooks that attributes of the unit's functions give.  */
static std::unordered_set<std::string_view>
hook_names ()
{
  std::unordered_set<std::string_view> names;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (tree attribute = lookup_attribute ("fentry_name", DECL_ATTRIBUTES (node->decl)))
      names.insert (TREE_STRING_POINTER (TREE_VALUE (TREE_VALUE (attribute))));
  return names;
}

/* True if GCC, or a target, prints a call of TEXT into functions: -pg and its like (FUNCTION_PROFILER), functions of
   vector mathematics (-mveclibabi=), and what saves registers out of line.  */
static bool
printed_p (std::string_view text)
{
  static const std::unordered_set<std::string_view> hooks = hook_names ();
  if (text.find ("mcount") != text.npos || text == compat::instrumentation_name ()
      || hooks.count (text) != 0)
    return true;
  for (std::string_view start : { "vml", "_save", "_rest" })
    if (text.substr (0, start.size ()) == start)
      return true;
  return false;
}

/* NAME may be a built-in function, for a copy or a loop.  It may belong to libgcc or to -fstack-protector, whose
   names all begin with two underscores.  Or NAME may be called where a region that must not throw ends.  */
bool
called_later_p (tree name)
{
  static const std::unordered_set<std::string_view> built_in = built_in_names ();
  std::string_view text = assembler_name (name);
  return text.substr (0, 2) == "__" || text == "_ZSt9terminatev" || built_in.count (text) != 0
         || printed_p (text);
}

/* True if NAME, an identifier, is that of a symbol that is local to this unit.  */
static bool
names_local_p (const_tree name)
{
  for (const symtab_node *symbol = symtab_node::get_for_asmname (name); symbol;
       symbol = symbol->next_sharing_asm_name)
    if (!TREE_PUBLIC (symbol->decl))
      return true;
  return false;
}

bool
bound_locally_p (tree decl)
{
  return TREE_PUBLIC (decl) && !faulty_p (Fault::unit_names)
         && names_local_p (DECL_ASSEMBLER_NAME (decl));
}

/* The characters of which symbols' names are made, beside letters and digits.  */
static const char *const marks_in_names = "_.$@";

/* What assembly can do to a name.  */
enum class Effect
{
  none,
  said, /* The text says what: units with the same text do the same.  */
  any
};

/* Returns what a DIRECTIVE on symbols does to those that are not local.  Any other may define a symbol, or
   include a file that does.  */
static Effect
effect_of_directive (const std::string &directive)
{
  if (directive == ".globl" || directive == ".global")
    return Effect::none;
  for (const char *known : { ".weak", ".hidden", ".protected", ".symver" })
    if (directive == known)
      return Effect::said;
  return Effect::any;
}

/* Returns what LINE does: a directive and names, or nothing.  */
static Effect
effect_of_line (const std::string &line)
{
  std::string word;
  Effect effect = Effect::none;
  bool first = true;
  for (char c : line + ' ')
    if (ISALNUM (c) || strchr (marks_in_names, c))
      word += c;
    else if (!ISSPACE (c) && c != ',')
      return Effect::any;
    else if (!word.empty ())
      {
        if (first)
          effect = effect_of_directive (word);
        else if (names_local_p (get_identifier (word.c_str ())))
          effect = Effect::any;
        first = false;
        word.clear ();
      }
  return effect;
}

/* Returns the greatest effect of STATEMENT's lines.  */
static Effect
effect_of (const_tree statement)
{
  if (TREE_CODE (statement) != STRING_CST)
    return Effect::any;
  Effect effect = Effect::none;
  std::string line;
  for (char c : std::string (TREE_STRING_POINTER (statement)) + '\n')
    if (c != '\n' && c != ';')
      line += c;
    else
      {
        effect = std::max (effect, effect_of_line (line));
        line.clear ();
      }
  return effect;
}

/* Directives that bind no name.  */
static bool
harmless_directive_p (const std::string &directive)
{
  static const std::unordered_set<std::string> harmless{
    ".pushsection", ".popsection", ".previous", ".section", ".subsection",   ".text",
    ".data",        ".bss",        ".byte",     ".2byte",   ".4byte",        ".8byte",
    ".short",       ".hword",      ".word",     ".long",    ".int",          ".quad",
    ".octa",        ".float",      ".double",   ".ascii",   ".asciz",        ".string",
    ".align",       ".balign",     ".p2align",  ".skip",    ".space",        ".zero",
    ".fill",        ".org",        ".nops",     ".inst",    ".insn",         ".if",
    ".ifdef",       ".ifndef",     ".else",     ".elseif",  ".endif",        ".rept",
    ".endr",        ".error",      ".warning",  ".arch",    ".cpu",          ".fpu",
    ".syntax",      ".thumb",      ".arm",      ".option",  ".intel_syntax", ".att_syntax",
    ".code16",      ".code32",     ".code64",   ".globl",   ".global"
  };
  return directive.substr (0, 5) == ".cfi_" || harmless.count (directive) != 0;
}

/* Stands for %=, a number that is another in each statement.  */
constexpr char unique_mark = '\1';

/* True if LINE, of the template of an asm statement in a function, may bind a name: a label that others can name, an
   assignment, or a directive that is not known.  Anything else is taken for an instruction.  */
static bool
binds_name_p (const std::string &line)
{
  const size_t begin = line.find_first_not_of (" \t\r");
  if (begin == line.npos)
    return false;
  const size_t end = std::min (line.find_first_of (" \t:=", begin), line.size ());
  const std::string word = line.substr (begin, end - begin);
  const size_t next = line.find_first_not_of (" \t", end);
  const char mark = next == line.npos ? '\0' : line[next];
  if (mark == '=')
    return true;
  if (mark == ':')
    {
      const bool local
          = word.substr (0, 2) == ".L" || word.substr (0, 2) == "%l"
            || word.find (unique_mark) != word.npos
            || std::all_of (word.begin (), word.end (), [] (char c) { return ISDIGIT (c); });
      /* More may follow on the line.  */
      return !local || binds_name_p (line.substr (next + 1));
    }
  return word[0] == '.' && !harmless_directive_p (word);
}

/* True if the template TEXT, of an asm statement in a function, may bind a name.  All of a unit is one file for the
   assembler.  */
static bool
template_binds_name_p (const char *text)
{
  /* A comment may hide what is a line.  */
  if (strstr (text, "/*"))
    return true;
  std::string line;
  for (; *text; text++)
    if (text[0] == '%' && text[1] == '=')
      {
        line += unique_mark;
        text++;
      }
    else if (*text != '\n' && *text != ';')
      line += *text;
    else if (binds_name_p (line))
      return true;
    else
      line.clear ();
  return binds_name_p (line);
}

/* True if STMT is an asm statement that may bind a name.  */
static bool
statement_binds_name_p (const gimple *stmt)
{
  const gasm *code = dyn_cast<const gasm *> (stmt);
  return code && template_binds_name_p (gimple_asm_string (code));
}

std::string
assembly_text ()
{
  std::string text;
  for (const_tree statement : assembly_statements ())
    if (effect_of (statement) == Effect::said)
      text.append (TREE_STRING_POINTER (statement), TREE_STRING_LENGTH (statement));
  return text;
}

/* True if SYMBOL is local, and bears the name of what later passes may call, or of the limit of the stack.  Names with
   a dot are the compiler's own.  So are those that the initialisation of thread-local variables has.  */
static bool
stands_for_library_p (const symtab_node *symbol)
{
  if (TREE_PUBLIC (symbol->decl) || !symbol->definition
      || !DECL_ASSEMBLER_NAME_SET_P (symbol->decl))
    return false;
  tree name = DECL_ASSEMBLER_NAME_RAW (symbol->decl);
  std::string_view text = assembler_name (name);
  if (stack_limit_rtx && GET_CODE (stack_limit_rtx) == SYMBOL_REF
      && text == XSTR (stack_limit_rtx, 0))
    return true;
  return called_later_p (name) && text.find ('.') == text.npos && text.substr (0, 6) != "__tls_";
}

bool
gives_names_meaning_p ()
{
  if (faulty_p (Fault::unit_names))
    return false;
  for (const_tree statement : assembly_statements ())
    if (effect_of (statement) == Effect::any)
      return true;
  if (any_function_p ([] (const cgraph_node *node) {
        return !node->inlined_to
               && any_statement_p (DECL_STRUCT_FUNCTION (node->decl), statement_binds_name_p);
      }))
    return true;
  symtab_node *symbol;
  FOR_EACH_SYMBOL (symbol)
    if (stands_for_library_p (symbol))
      return true;
  return false;
}

} // namespace mergefn
