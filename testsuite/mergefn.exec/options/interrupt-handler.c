/* An interrupt handler saves every register and returns in a way of its own;
   it is called by the processor only, and is left alone.  Here a frame is made
   as the processor makes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-mgeneral-regs-only -mno-red-zone" } */

#include <stdio.h>

#include "../../include/test.h"

#define HANDLER __attribute__ ((noinline, noclone, interrupt))

struct frame { long where, segment, flags, stack, stack_segment; };

long state;

#define FUNCTION(attributes, name)                                            \
  attributes void name (struct frame *frame)                                  \
  {                                                                           \
    for (long i = 0; i < input; i++)                                          \
      state = state * 7 + i + (frame != 0);                                   \
  }

FUNCTION (NOINLINE, plain_a)
FUNCTION (NOINLINE, plain_b)
FUNCTION (HANDLER, handler_a)
FUNCTION (HANDLER, handler_b)

typedef void (*function) (struct frame *);
function volatile functions[] = { plain_a, plain_b };
void *volatile handlers[] = { handler_a, handler_b };

/* Lets HANDLER interrupt this function; all registers stay as they are.  */
static NOINLINE long
interrupt (void *handler)
{
  long before = 77, after;
  asm volatile ("movq %1, %%rcx\n\t"
                "movq %%rsp, %%r11\n\t"
                "andq $-16, %%rsp\n\t"
                "movl %%ss, %%r10d\n\t"
                "pushq %%r10\n\t"
                "pushq %%r11\n\t"
                "pushfq\n\t"
                "movl %%cs, %%r10d\n\t"
                "pushq %%r10\n\t"
                "call *%2\n\t"
                "movq %%rcx, %0"
                : "=&b"(after)
                : "r"(before), "r"(handler)
                : "rcx", "r10", "r11", "cc", "memory");
  return after;
}

int
main (void)
{
  for (int f = 0; f < 2; f++)
    {
      functions[f] (0);
      printf ("%ld ", interrupt (handlers[f]));
      printf ("%ld\n", state);
    }
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a thunk } } */
/* { dg-final { mergefn-keeps-apart handler_a handler_b } } */
/* { dg-final { mergefn-keeps-apart handler_a plain_a } } */
/* { dg-final { mergefn-count-merges 1 } } */
/* { dg-final { mergefn-excludes barrier-attribute } } */
