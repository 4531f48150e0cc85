! Fortran: two functions fold; one on another kind of number does not, and neither does one of another array's rank.
!
! SPDX-License-Identifier: GPL-3.0-or-later
! { dg-final { mergefn-folds *second_sum* *first_sum* } }
! { dg-final { mergefn-keeps-apart *wide_sum* *first_sum* } }
! { dg-final { mergefn-folds *more_second* *more_first* } }

module shapes
  implicit none
  type :: first
    integer :: value
    integer :: weight
  end type
  type :: second
    integer :: length
    integer :: width
  end type
contains
  integer function first_sum (items, n)
    integer, intent (in) :: items(:), n
    integer :: i
    first_sum = 0
    do i = 1, n
      first_sum = first_sum * 3 + items(i)
    end do
  end function

  integer function second_sum (items, n)
    integer, intent (in) :: items(:), n
    integer :: i
    second_sum = 0
    do i = 1, n
      second_sum = second_sum * 3 + items(i)
    end do
  end function

  integer (8) function wide_sum (items, n)
    integer (8), intent (in) :: items(:)
    integer, intent (in) :: n
    integer :: i
    wide_sum = 0
    do i = 1, n
      wide_sum = wide_sum * 3 + items(i)
    end do
  end function

  subroutine more_first (x, y, k)
    type (first), intent (inout) :: x
    integer, intent (inout) :: y
    integer, intent (in) :: k
    x%value = x%value + k * 7
    y = y - x%value
    x%weight = x%weight * y
  end subroutine

  subroutine more_second (x, y, k)
    type (second), intent (inout) :: x
    integer, intent (inout) :: y
    integer, intent (in) :: k
    x%length = x%length + k * 7
    y = y - x%length
    x%width = x%width * y
  end subroutine
end module

program main
  use shapes
  implicit none
  type (first) :: a
  type (second) :: b
  integer :: items(5), y, n
  integer (8) :: wide(5)
  procedure (first_sum), pointer :: choose
  character (8) :: text
  items = (/ 3, 1, 4, 1, 5 /)
  wide = items
  ! GCC does not know the number.
  text = '5'
  read (text, *) n
  choose => first_sum
  print *, choose (items, n)
  choose => second_sum
  print *, choose (items(5:1:-1), n)
  print *, wide_sum (wide, n)
  a = first (2, 3)
  b = second (5, 7)
  y = n
  call more_first (a, y, n)
  call more_second (b, y, n + 1)
  print *, a%value, a%weight, b%length, b%width, y
end program
