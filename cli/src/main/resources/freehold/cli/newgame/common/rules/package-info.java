/// What can be done in {{name}} and what follows from it.
///
/// Start with `Position`; `Legal` decides what is legal. Knows no words, no view and no search.
package freehold.games.{{package}}.rules;
