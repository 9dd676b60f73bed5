/// Estate by Kanare Kato: a connection game on a hexagon where land has a price. The rules are in `RULES.md`, beside
/// this file.
///
/// Start with [freehold.games.estate.Rules]; a game lives in [freehold.games.estate.Position], on a
/// [freehold.games.estate.Land] that never changes. Knows the kernel and the hexagonal boards, and no other game.
package freehold.games.estate;
