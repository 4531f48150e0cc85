// A large table of addresses is written into a digest once, whichever function names it first.  Another function asks how
// large the part is that an address names, so the digest says that for all.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-options "-O2 -D_FORTIFY_SOURCE=2" }
// { dg-ways "static" }
// { dg-mixes "on {off on on} {on on off}" }
// { dg-every-order }

#include <string.h>
#include "check-aux.h"

struct Texts { char x[8], y[24]; };
extern Texts texts;
extern int trace;
void log (const char *, int);
void put_a (const char *), put_b (const char *);
char *get_a (int i), *get_b (int i);

#define FOUR(text) text, text, text, text
#define SIXTEEN(text) FOUR (text), FOUR (text), FOUR (text), FOUR (text)
#define MANY(text) SIXTEEN (text), SIXTEEN (text), SIXTEEN (text), SIXTEEN (text)

// Called once, so GCC inlines it, but not early.  The index is a constant only then.
static int
pick (int n)
{
  if (trace)
    {
      log ("pick", trace);
      log ("level", trace + 1);
      log ("again", trace + 2);
      log ("end", trace + 3);
    }
  return n + 4;
}

template <class T>
CLONED void
put (const char *text)
{
  char *p = T::at (pick (3));
  strcpy (p, text);
}

// Names the same table, and asks for no size.
template <class T>
CLONED char *
get (int i)
{
  return T::at (i & 127);
}

#if defined UNIT_main
Texts texts;
int trace;
void log (const char *, int) {}

int
main ()
{
  put_a ("short");
  CHECK (!strcmp (get_a (1), "short"));
  put_b ("a longer text");
  CHECK (!strcmp (get_b (2), "a longer text"));
  return failures != 0;
}
#elif defined UNIT_a
static char *const table[128] = { MANY (texts.x), MANY (texts.x) };
struct A { static char *at (int i) { return table[i]; } };
void put_a (const char *text) { put<A> (text); }
char *get_a (int i) { return get<A> (i); }
#else
static char *const table[128] = { MANY ((char *)&texts), MANY ((char *)&texts) };
struct B { static char *at (int i) { return table[i]; } };
void put_b (const char *text) { put<B> (text); }
char *get_b (int i) { return get<B> (i); }
#endif
