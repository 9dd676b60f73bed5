/// What search should know about Estate beyond the rules.
///
/// Start with [freehold.games.estate.mind.Knowledge]; [freehold.games.estate.mind.Reach] finds wins that a turn can
/// pay, [freehold.games.estate.mind.Blockade] whether they can be prevented. [freehold.games.estate.mind.Features] is
/// what a net is told. Knows the rules only, and nobody but [freehold.games.estate.Rules] knows it.
package freehold.games.estate.mind;
