/// First turns that are even between strong players: [freehold.lab.openings.EvenTurns] plays games from many of them
/// and drops the less even ones, round after round. [freehold.lab.openings.OpeningGame] is one such game,
/// [freehold.lab.openings.Journal] keeps them all, so that a run can be killed and gone on with. The result is a table
/// beside the game ([freehold.kernel.texts.Opening]).
package freehold.lab.openings;
