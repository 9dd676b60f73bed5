/// The state of a game and what its parts are.
///
/// Start with [freehold.games.theestates.rules.Position], which goes from
/// [stage][freehold.games.theestates.rules.Stage] to stage. What lies on the table is kept by `Offer`, `Streets`,
/// `Rooftops`, `Specials` and `Holdings`; cubes, lots, buildings and moves are numbers, each read by the class of that
/// name. Knows the kernel and the boards: no words, no stage by name, no view, no mind.
package freehold.games.theestates.rules;
