/// What can be done in Esgros and what follows from it.
///
/// Start with [freehold.games.esgros.rules.Position]; [freehold.games.esgros.rules.Legal] decides what is legal, by the
/// [freehold.games.esgros.rules.Sizes] that groups would have. Knows no words, no view and no search.
package freehold.games.esgros.rules;
