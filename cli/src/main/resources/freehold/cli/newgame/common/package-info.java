/// {{name}}. The rules are in `RULES.md`, beside this file.
///
/// Start with [freehold.games.{{package}}.Rules], the only door from outside; a game lives in `rules.Position`.
/// The packages, lowest first: `rules`, `words`, `view`. Knows the kernel and the boards, and no other game.
package freehold.games.{{package}};
