/// The command `freehold`, one class a subcommand. [freehold.cli.Main] puts them together;
/// [freehold.cli.shell.GameArguments] is what most of them share. Commands write to the streams they are given, answer
/// with an exit code (0 done, 1 the answer is no, 2 bad usage), and know games only through the kernel.
package freehold.cli;
