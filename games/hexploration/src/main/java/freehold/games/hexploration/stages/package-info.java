/// The stages of a game, each with all there is to know about it: the legal moves, what they do, why others are
/// refused, the prompt, the sentences of the log and the notes.
///
/// Start with [freehold.games.hexploration.stages.Stages], the list of them. The two large ones,
/// [freehold.games.hexploration.stages.OpenStage] and [freehold.games.hexploration.stages.HandStage], consist of
/// actions, one for each rule. Nothing here holds state: that is in `rules`. Knows no view and no search.
package freehold.games.hexploration.stages;
