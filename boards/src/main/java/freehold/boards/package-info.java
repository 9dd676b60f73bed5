/// Boards that several games share, and what is played on them alike.
///
/// Start with [freehold.boards.HexBoard] and [freehold.boards.SquareBoard]. A [freehold.boards.Board] has at most 64
/// cells, so one `long` holds a set of them ([freehold.boards.Cells]). [freehold.boards.Groups] keeps the connected
/// groups of one colour, [freehold.boards.TwoColours] who plays which and the pie rule. Nothing here knows a game.
package freehold.boards;
