/// Hexploration by Chevee Dodd: a tile-laying economy on an endless table. The rules are in `RULES.md`, beside this
/// file.
///
/// Start with [freehold.games.hexploration.Rules]; a game lives in [freehold.games.hexploration.Position], whose parts
/// each keep one thing: `Land` the tiles and areas, `Markers` who controls them, `Pawns`, `Purses`, `Markets`, `Bag`,
/// `Opening`, `Turn` and `Exploration`. `Legal` says what can be done, `Deeds` and `Placement` do it.
/// Knows the kernel, and no other game.
package freehold.games.hexploration;
