/* Handlers in a link with -flto.  By then GCC has put the runtime's objects in the place of the types that a handler
   catches.  That of `id' is a null pointer.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-flto -fobjc-exceptions" } */

#include <objc/objc.h>
#include <objc/runtime.h>
#include <objc/Object.h>
#include <stdio.h>

@interface First : Object
@end
@implementation First
@end
@interface Second : Object
@end
@implementation Second
@end

__attribute__ ((noinline, noclone)) static void
throw (int which)
{
  if (which)
    @throw class_createInstance (objc_getClass (which == 1 ? "First" : "Second"), 0);
}

#define CATCH(name, type)                                                     \
  __attribute__ ((noinline, noclone)) static int name (int which)             \
  {                                                                           \
    @try                                                                      \
      {                                                                       \
        throw (which);                                                        \
        return 0;                                                             \
      }                                                                       \
    @catch (type e)                                                           \
      {                                                                       \
        return 3;                                                             \
      }                                                                       \
    @catch (id e)                                                             \
      {                                                                       \
        return 5;                                                             \
      }                                                                       \
  }

CATCH (catch_any, id)
CATCH (catch_anything, id)
CATCH (catch_first, First *)
CATCH (catch_second, Second *)

int
main (void)
{
  for (int which = 0; which < 3; which++)
    printf ("%d %d %d %d\n", catch_any (which), catch_anything (which), catch_first (which),
            catch_second (which));
  return 0;
}

/* { dg-final { mergefn-folds catch_anything catch_any } } */
/* { dg-final { mergefn-keeps-apart catch_first catch_second } } */
/* { dg-final { mergefn-keeps-apart catch_first catch_any } } */
