/// The table: spaces, tiles, the areas they form, and the pawns and score markers in them (H1 to H4, H9).
///
/// Start with [freehold.games.hexploration.rules.land.Land]. Spaces, areas, types and seats are plain numbers here,
/// because random play spends most of its time in this package. Knows neither turns nor money.
package freehold.games.hexploration.rules.land;
