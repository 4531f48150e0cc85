// SPDX-License-Identifier: GPL-3.0-or-later
// Instances that differ in the overload they call, in a policy, or in a
// constant only.
// types: any
struct Add_@n { template <class T> static T run (const T &a, const T &b) { return mix (a, b); } };
struct Twice_@n { template <class T> static T run (const T &a, const T &b) { return mix (step (a, 1), b); } };
struct Add_too_@n { template <class T> static T run (const T &a, const T &b) { return mix (a, b); } };
template <class Policy, class T, int K>
@Nu64
policy_@n (T a, const T &b, u64 h)
{
  for (int i = 0; i < K; ++i)
    a = Policy::run (a, b);
  return read (a) * @k + h;
}
template <class T>
@Nu64
overload_@n (const T &a, u64 h)
{
  return kind_of (a) * @k + h + sort_of (@{int@|unsigned@} (h));
}
template <class... Ts>
@Nu64
pack_@n (const Ts &...values)
{
  u64 h = sizeof... (Ts);
  ((h = h * @k + read (values)), ...);
  return h;
}
//--- drive
    note (policy_@n<Add_@n, T, @{2@|3@}> (make<T> (i), make<T> (round), i));
    note (policy_@n<Add_too_@n, T, @{2@|3@}> (make<T> (i), make<T> (round), i));
    note (policy_@n<Twice_@n, T, @{2@|3@}> (make<T> (i), make<T> (round), i));
    note (overload_@n<T> (make<T> (i), i));
    note (pack_@n (make<T> (i), make<@{int@|unsigned@|long@|u64@}> (i), make<T> (@k)));
    apart (&policy_@n<Add_@n, T, 2>, &policy_@n<Add_too_@n, T, 2>);
