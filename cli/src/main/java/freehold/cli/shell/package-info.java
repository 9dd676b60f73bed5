/// What all commands share: their streams, the arguments that name a game, the progress line, and how they complain.
package freehold.cli.shell;
