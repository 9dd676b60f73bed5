/// What outsiders can send, made up by a fuzzer that watches which code it reaches. Each class is one door.
package freehold.fuzz;
