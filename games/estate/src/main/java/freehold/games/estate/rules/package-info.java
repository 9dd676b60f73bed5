/// What can be done in Estate and what follows from it.
///
/// Start with [freehold.games.estate.rules.Position], on a [freehold.games.estate.rules.Land] that never changes;
/// [freehold.games.estate.rules.Legal] decides what is legal. [freehold.games.estate.rules.WinCosts] tells what a win
/// still costs, which the view shows and search uses. Knows no words, no view and no search.
package freehold.games.estate.rules;
