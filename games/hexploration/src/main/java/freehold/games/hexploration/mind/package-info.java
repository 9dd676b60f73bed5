/// What search is told about the game: which moves serve a purpose, and what money each seat can expect.
///
/// Start with [freehold.games.hexploration.mind.Knowledge]. The numbers in this package are estimates, tuned in
/// matches; none of them is a rule. The strongest players judge by weights that were learnt
/// ([freehold.games.hexploration.mind.LearnedKnowledge]); [freehold.games.hexploration.mind.SeatSigns] is what they
/// look
/// at. Nobody knows this package but [freehold.games.hexploration.Rules].
package freehold.games.hexploration.mind;
