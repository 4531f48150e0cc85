// SPDX-License-Identifier: GPL-3.0-or-later
// i386: a method of a virtual table, and one with direct calls alone, to which
// GCC passes arguments in registers.  There need be no 32-bit library.
// alone: it is a whole program
// runner: qemu-i386
// memory: 100
// flags: -m32 -fno-pic -no-pie -static -nostdlib -ffreestanding -fno-rtti -fno-exceptions -fno-asynchronous-unwind-tables
extern "C" volatile unsigned k;
struct Base { virtual int g (unsigned); @{virtual int h () { return 3; }@|@} unsigned v; };
int Base::g (unsigned n) { return n; }
#define BODY { unsigned s = v; @{for (unsigned i = 0; i < n; i++) s = s * @k ^ i;@|s = s * @k ^ n; if (s & 1) s += @k;@} v = s; return s; }
struct P : Base { int g (unsigned n) override BODY };
namespace { struct L { void *pad; unsigned v; @N@{int@|unsigned@} f (unsigned n) BODY }; }
volatile unsigned k = 3;
__attribute__ ((noipa)) int call (Base *b) { return b->g (k); }
static void
print (unsigned number)
{
  char text[9];
  for (int i = 0; i < 8; i++)
    text[i] = 'a' + (number >> 4 * i & 15);
  text[8] = '\n';
  int wrote;
  __asm__ volatile ("int $0x80" : "=a" (wrote) : "a" (4), "b" (1), "c" (text), "d" (9) : "memory");
}
@Nint
test ()
{
  P p; p.v = @k; L l; l.v = @k; L m; m.v = @k;
  print (call (&p));
  print (l.f (k));
  @{print (m.f (k + 1));@|@}
  return 0;
}
extern "C" void __attribute__ ((force_align_arg_pointer))
_start ()
{
  int r = test ();
  __asm__ volatile ("int $0x80" :: "a" (1), "b" (r));
}
