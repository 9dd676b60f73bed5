/// Esgros by Saïd Galdseid: annihilation on a hexagon. The rules are in `RULES.md`, beside this file.
///
/// Start with [freehold.games.esgros.Rules], the only door from outside; a game lives in
/// [freehold.games.esgros.rules.Position]. The packages, lowest first: `rules`, `words`, `view`, `mind`. Knows the
/// kernel and the hexagonal boards, and no other game.
package freehold.games.esgros;
