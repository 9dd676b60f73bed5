/// What shells and manuals need to know about all commands, made from the commands themselves:
/// [freehold.cli.manual.CompletionCommand] for shells, [freehold.cli.manual.ManCommand] for `man`.
package freehold.cli.manual;
