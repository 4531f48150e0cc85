// Go: nothing folds, since a program can ask which function runs.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-final { mergefn-keeps-apart *Second*Sum* *First*Sum* } }
// { dg-final { mergefn-keeps-apart *Third*Sum* *First*Sum* } }

package main

import (
	"fmt"
	"os"
	"runtime"
)

type First struct {
	value int
	items []int
}

type Second struct {
	length int
	items  []int
}

type Third struct {
	value int
	items []int
}

type Summer interface {
	Sum(n int) int
}

//go:noinline
func (x *First) Sum(n int) int {
	for i := 0; i < n; i++ {
		x.value = x.value*5 + x.items[i]
	}
	return x.value
}

//go:noinline
func (x *Second) Sum(n int) int {
	for i := 0; i < n; i++ {
		x.length = x.length*5 + x.items[i]
	}
	return x.length
}

//go:noinline
func (x *Third) Sum(n int) int {
	for i := 0; i < n; i++ {
		x.value = x.value*5 - x.items[i]
	}
	return x.value
}

//go:noinline
func where_first() int {
	_, _, line, _ := runtime.Caller(0)
	return line
}

//go:noinline
func where_second() int {
	_, _, line, _ := runtime.Caller(0)
	return line
}

func try(x Summer, n int) {
	defer func() {
		if problem := recover(); problem != nil {
			fmt.Println("recovered:", problem)
		}
	}()
	fmt.Printf("%T %d\n", x, x.Sum(n))
}

func main() {
	n := len(os.Args) + 2
	fmt.Println(where_first(), where_second())
	items := []int{3, 1, 4}
	for _, x := range []Summer{&First{2, items}, &Second{2, items}, &Third{2, items}} {
		try(x, n)
		try(x, n+1)
	}
}
