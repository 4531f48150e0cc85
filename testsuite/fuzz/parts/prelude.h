// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every generated C++ program has: the running checksum, the types that
// templates are instantiated over, and operations that are defined for each
// value of each of them.  Everything is inline, for programs of two units.

#include <cstddef>
#include <cstdio>
#include <type_traits>
#include <typeinfo>

using u64 = unsigned long;

inline u64 checksum = 0xcbf29ce484222325ul;

inline void
note (u64 value)
{
  checksum = (checksum ^ value) * 0x100000001b3ul;
  checksum ^= checksum >> 29;
}

enum Plain { plain_first, plain_last = 7 };
enum Signed { signed_first = -8, signed_last = 7 };
enum class Small : unsigned char {};
enum class Mode : int {};
enum class Wide : long {};

struct PairA { int x; int y; };
struct PairB { int x; int y; };
struct PairU { unsigned x; unsigned y; };
struct PairL { long x; long y; };
struct PairW { u64 x; u64 y; };
struct PairF { float x; float y; };
struct Mixed { short x; int y; };
struct Mirrored { int x; short y; };

template <class T> inline T pool[16] = {};

// An integer type that is wide enough for T and never overflows.
template <class T, bool = std::is_enum_v<T>> struct Underlying { using type = T; };
template <class T> struct Underlying<T, true> { using type = std::underlying_type_t<T>; };
template <class T> using underlying = typename Underlying<T>::type;

template <class T> inline constexpr bool is_whole = std::is_integral_v<T> || std::is_enum_v<T>;
// Enumerations without a fixed type have few values.
template <class T> inline constexpr bool is_narrow
  = std::is_same_v<T, Plain> || std::is_same_v<T, Signed>;

// A value of T for each number.
template <class T>
inline T
make (u64 number)
{
  if constexpr (is_narrow<T>)
    return static_cast<T> (number & 7);
  else if constexpr (std::is_same_v<T, bool>)
    return number & 1;
  else if constexpr (is_whole<T>)
    return static_cast<T> (static_cast<underlying<T>> (number));
  else if constexpr (std::is_floating_point_v<T>)
    return static_cast<T> (static_cast<int> (number & 1023) - 300) * static_cast<T> (0.25);
  else if constexpr (std::is_pointer_v<T>)
    return &pool<std::remove_pointer_t<T>>[number & 15];
  else
    return T{ make<decltype (T::x)> (number), make<decltype (T::y)> (number >> 7) };
}

// A number for each value of T; of a pointer its place, for addresses vary.
template <class T>
inline u64
read (const T &value)
{
  if constexpr (is_whole<T>)
    return static_cast<u64> (value);
  else if constexpr (std::is_floating_point_v<T>)
    return static_cast<u64> (static_cast<long> (value * 64));
  else if constexpr (std::is_pointer_v<T>)
    return value ? static_cast<u64> (value - &pool<std::remove_pointer_t<T>>[0]) : 99;
  else
    return read (value.x) * 31 + read (value.y);
}

template <class T>
inline bool
less (const T &a, const T &b)
{
  if constexpr (std::is_scalar_v<T>)
    return a < b;
  else
    return a.x < b.x || (!(b.x < a.x) && a.y < b.y);
}

template <class T>
inline bool
same (const T &a, const T &b)
{
  if constexpr (std::is_scalar_v<T>)
    return a == b;
  else
    return a.x == b.x && a.y == b.y;
}

// Keeps a floating value small enough for everything done with it.
template <class T>
inline T
bound (T value)
{
  return value < T (100000) && value > T (-100000) ? value : T (1.5);
}

// Another value of T.
template <class T>
inline T
step (const T &a, u64 by)
{
  if constexpr (std::is_floating_point_v<T>)
    return bound<T> (a * T (0.5) + static_cast<T> (by & 63));
  else if constexpr (std::is_scalar_v<T>)
    return make<T> (read (a) * 3 + by);
  else
    return T{ step (a.x, by), step (a.y, by + 1) };
}

// A value of T from two.
template <class T>
inline T
mix (const T &a, const T &b)
{
  if constexpr (std::is_floating_point_v<T>)
    return bound<T> (a - b * T (0.75));
  else if constexpr (std::is_scalar_v<T>)
    return make<T> (read (a) - read (b));
  else
    return T{ mix (a.x, b.x), mix (a.y, b.y) };
}

// What depends on the sign, without overflow and division by zero.
template <class T>
inline T
quotient (const T &a, const T &b)
{
  if constexpr (std::is_floating_point_v<T>)
    return b < T (-1) || b > T (1) ? bound<T> (a / b) : a;
  else if constexpr (is_narrow<T> || std::is_pointer_v<T> || std::is_same_v<T, bool>)
    return less (a, b) ? a : b;
  else if constexpr (is_whole<T>)
    {
      auto x = static_cast<underlying<T>> (a), y = static_cast<underlying<T>> (b);
      if (y == 0 || (std::is_signed_v<underlying<T>> && u64 (y) + 1 == 0))
        return a;
      return static_cast<T> (static_cast<underlying<T>> (x / y));
    }
  else
    return T{ quotient (a.x, b.x), quotient (a.y, b.y) };
}

template <class T>
inline T
halve (const T &a, unsigned by)
{
  if constexpr (std::is_floating_point_v<T>)
    return a * T (0.5);
  else if constexpr (is_narrow<T> || std::is_pointer_v<T> || std::is_same_v<T, bool>)
    return make<T> (read (a) >> (by & 1));
  else if constexpr (is_whole<T>)
    return static_cast<T> (static_cast<underlying<T>> (
      static_cast<underlying<T>> (a) >> by % (sizeof (T) * 8)));
  else
    return T{ halve (a.x, by), halve (a.y, by) };
}

// What is thrown, and leaves a trace where it is destroyed.
template <class T>
struct Thrown
{
  T value;
  explicit Thrown (const T &v) : value (v) {}
  Thrown (const Thrown &other) = default;
  ~Thrown () { note (sizeof (T)); }
};
struct Failure { u64 code; };
struct Worse : Failure { explicit Worse (u64 c) : Failure{ c } {} };

struct Trace
{
  u64 &out;
  u64 add;
  Trace (u64 &o, u64 a) : out (o), add (a) {}
  ~Trace () { out += add; note (add); }
};

// An overload for each kind of type, so that instances call different functions.
inline u64 kind (int) { return 1; }
inline u64 kind (unsigned) { return 2; }
inline u64 kind (long) { return 3; }
inline u64 kind (u64) { return 4; }
inline u64 kind (double) { return 5; }
__attribute__ ((noinline)) inline u64 sort_of (int v) { note (1); return read (v) + 17; }
__attribute__ ((noinline)) inline u64 sort_of (unsigned v) { note (2); return read (v) + 18; }
template <class T>
inline u64
kind_of (const T &value)
{
  if constexpr (std::is_arithmetic_v<T> && (sizeof (T) == 4 || sizeof (T) == 8)
                && !std::is_same_v<T, long long> && !std::is_same_v<T, unsigned long long>)
    return kind (value);
  else
    return sizeof (T);
}

// Function addresses that stay distinct, unless the plugin was told that nobody looks.
template <class F, class G>
inline void
apart (F f, G g)
{
#ifndef ANY_ADDRESS
  void *volatile one = reinterpret_cast<void *> (f);
  void *volatile other = reinterpret_cast<void *> (g);
  note (one != other);
#else
  (void) f, (void) g;
#endif
}
