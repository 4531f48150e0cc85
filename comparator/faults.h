/* Faults that a test build (the CMake option MERGEFN_FAULTS, never installed) can switch on by
   name.  They let tests see the checks that guard against them fail.  In any other build all of
   this is constant and vanishes.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FAULTS_H
#define MERGEFN_COMPARATOR_FAULTS_H

namespace mergefn
{

enum class Fault
{
  none,
  reflexivity,  /* A function is not equal to itself.  */
  antisymmetry, /* Each of two functions comes before the other.  */
  transitivity, /* Three functions come before each other in a circle.  */
  stability,    /* A function walked again has another key.  */
  hash,         /* Equal functions hash differently.  */
  constants,    /* Integer constants are not compared.  */
  callee,       /* Which function is called is not compared.  */
  signs,        /* Whether an operation is signed is not compared.  */
  memory,       /* A byte behind an allocation is read.  */
  /* Forms that are not what GCC makes of the spelling.  */
  fields,  /* A field is where its word is.  */
  indices, /* A constant index is not cut to the width of a size.  */
  units,   /* A variable index counts bytes.  */
  sums,    /* A pointer only moves forward.  */
  mirrors, /* b < a for a < b.  */
  copies,  /* Any conversion of integers is a copy.  */
  symbols, /* An alias that may be replaced is its function.  */
  /* What is left out of the key, of the digest, or of the rules of merging.  */
  orders,        /* In which order the bytes of what a pointer points to are.  */
  access_sizes,  /* That an access may be smaller than its type.  */
  paths,         /* The steps that nothing can take back.  */
  registers,     /* That a variable in a register has no address.  */
  products,      /* Products that may be fused with sums.  */
  integers,      /* Which integers were pointers.  */
  errors,        /* What may be errno.  */
  arguments,     /* How an argument is passed beyond what the parameter says.  */
  allocators,    /* Whether an operator new throws.  */
  demands,       /* What has to be a constant.  */
  frames,        /* Which frame a call gives to a nested function.  */
  call_promises, /* What a call promises beyond its callee, which PRE lets two equal calls share.  */
  callers,       /* Who asks for a return address.  */
  standing,      /* What a unit knows of a symbol.  */
  unit_names,    /* What a name means in one unit alone.  */
  whole_locals   /* That a whole variable of the function stays as it is.  */
};

#ifdef MERGEFN_FAULTS
inline Fault active_fault = Fault::none;
inline bool
faulty_p (Fault fault)
{
  return active_fault == fault;
}

/* The step of reconciling that is left out, by the name of its kind of fact.  */
inline const char *left_out = nullptr;

/* True if the pass prints each function's portable name, or the reason why it has none.  */
inline bool prints_digests = false;
inline bool
left_out_p (const char *step)
{
  return left_out && !__builtin_strcmp (left_out, step);
}

/* True if any step is left out.  Flow-sensitive information, PRE and late analysis then stay, too.  Without them the
   failure could be hidden.  */
inline bool
step_left_out_p ()
{
  return left_out;
}
#else
constexpr bool
faulty_p (Fault)
{
  return false;
}
constexpr bool
step_left_out_p ()
{
  return false;
}
constexpr bool
left_out_p (const char *)
{
  return false;
}
constexpr bool prints_digests = false;
#endif

} // namespace mergefn

#endif
