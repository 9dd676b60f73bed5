/// Estate by Kanare Kato: a connection game on a hexagon where land has a price. The rules are in `RULES.md`, beside
/// this file.
///
/// Start with [freehold.games.estate.Rules], the only door from outside; a game lives in
/// [freehold.games.estate.rules.Position]. The packages, lowest first: `rules`, `words`, `view`, `mind`. Knows the
/// kernel and the hexagonal boards, and no other game.
package freehold.games.estate;
