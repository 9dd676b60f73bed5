/// Hexploration by Chevee Dodd: a tile-laying economy on an endless table. Its rules are in `RULES.md`, beside the
/// code.
///
/// Start with [freehold.games.hexploration.Rules], the only door; a game lives in
/// [freehold.games.hexploration.rules.Position]. `Telling` puts it into words. Knows the kernel and its own packages,
/// each of which knows only those before it: `rules`, `words`, `stages`, `view` and `mind`. No other game.
package freehold.games.hexploration;
