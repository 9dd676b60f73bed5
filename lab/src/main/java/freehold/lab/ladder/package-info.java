/// How strong players are, on one scale: [freehold.lab.ladder.Ladder] plays each player against the one below and keeps
/// every game in a [freehold.lab.ladder.LadderFile]; [freehold.lab.ladder.RatingScale] turns
/// [freehold.lab.ladder.Result]s
/// into [freehold.lab.ladder.Rating]s, wherever they come from. Knows players only by their names.
package freehold.lab.ladder;
