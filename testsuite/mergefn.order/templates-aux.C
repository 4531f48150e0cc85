// Instantiations of the standard library, of which many are the same code; what
// determinism.exp compiles.  Is no test of its own.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// Without a name, so that what is instantiated for them is local to the unit.
namespace
{
struct Cat { int lives = 9; };
struct Dog { int bones = 4; };
struct Bird { int seeds = 2; };
enum Colour : int { red, green };
}

template <typename T>
std::size_t
fill (std::vector<T *> &animals, T *first, int n)
{
  for (int i = 0; i < n; i++)
    animals.insert (animals.begin (), first + i % 3);
  std::sort (animals.begin (), animals.end ());
  animals.erase (std::unique (animals.begin (), animals.end ()), animals.end ());
  return animals.size ();
}

template <typename K, typename V>
int
count (std::map<K, V *> &index, V *value, int n)
{
  for (int i = 0; i < n; i++)
    index[K (i % 5)] = value;
  int sum = 0;
  for (auto &entry : index)
    sum += int (entry.first) + (entry.second == value);
  return sum;
}

template <typename T>
struct Shelter
{
  virtual ~Shelter () {}
  virtual int capacity () const { return limit; }
  void
  add (T *animal)
  {
    if (int (inmates.size ()) >= capacity ())
      throw std::length_error ("full");
    inmates.push_back (animal);
  }
  std::vector<T *> inmates;
  int limit = 2;
};

template <typename T>
int
overfill (int n)
{
  auto shelter = std::make_unique<Shelter<T> > ();
  T animal;
  try
    {
      for (int i = 0; i < n; i++)
        shelter->add (&animal);
    }
  catch (const std::length_error &error)
    {
      return std::string (error.what ()).size ();
    }
  return 0;
}

int
main (int argc, char **)
{
  Cat cats[3];
  Dog dogs[3];
  Bird birds[3];
  std::vector<Cat *> some_cats;
  std::vector<Dog *> some_dogs;
  std::vector<Bird *> some_birds;
  std::map<int, Cat *> by_number;
  std::map<Colour, Dog *> by_colour;
  std::map<unsigned, Bird *> by_unsigned;
  std::printf ("%zu %zu %zu\n", fill (some_cats, cats, 4 + argc), fill (some_dogs, dogs, 5 + argc),
               fill (some_birds, birds, 6 + argc));
  std::printf ("%d %d %d\n", count (by_number, cats, 9), count (by_colour, dogs, 9),
               count (by_unsigned, birds, 9));
  std::printf ("%d %d %d\n", overfill<Cat> (argc + 5), overfill<Dog> (argc), overfill<Bird> (argc + 7));
  return 0;
}
