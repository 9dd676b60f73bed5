/// What search should know about Esgros beyond the rules.
///
/// Start with [freehold.games.esgros.mind.Knowledge]; the opening is a [freehold.games.esgros.mind.Race].
/// [freehold.games.esgros.mind.Features] is what a net is told. Knows the rules only, and nobody but
/// [freehold.games.esgros.Rules] knows it.
package freehold.games.esgros.mind;
