/// The rules: what a position holds and what a move does to it.
///
/// Start with [freehold.games.hexploration.rules.Position], whose parts each keep one thing, then
/// [freehold.games.hexploration.rules.Move] and [freehold.games.hexploration.rules.Stage], whose implementations are in
/// the package `stages`. Tiles, areas and what stands on them are in `rules.land`. Knows no sentences, no view and no
/// search.
package freehold.games.hexploration.rules;
