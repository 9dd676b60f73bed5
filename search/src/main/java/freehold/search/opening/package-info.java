/// First turns whose worth is known, because strong players have played many games from them. They are a table beside
/// the game ([freehold.kernel.texts.Opening]); `freehold openings` makes it.
///
/// Start with [freehold.search.opening.KnownOpenings].
package freehold.search.opening;
