/// Hexploration by Chevee Dodd: a tile-laying economy on an endless table. Its rules are in `RULES.md`, beside the
/// code.
///
/// Start with [freehold.games.hexploration.Rules]; a game lives in [freehold.games.hexploration.Position], whose parts
/// each keep one thing: `Land` the tiles and areas, `Markers` who controls them, `Pawns`, `Purses`, `Markets`, `Bag`,
/// `Opening`, `Turn` and `Exploration`. `Legal` and `Frontier` say what can be done, `Deeds` and `Placement` do it,
/// `Refusals` says why not. `Survey` writes the `View`, `Picture` and `Chart` draw it.
/// `Knowledge` is what search is told: `Sense` which plies serve a purpose, `Prospects` what money a position promises,
/// with `Horizon` and `Perils`, and `Trial` what a move changes about that.
/// Knows the kernel, and no other game.
package freehold.games.hexploration;
