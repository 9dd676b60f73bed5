/// The table server as a command, and tools that test one from outside.
package freehold.cli.serve;
