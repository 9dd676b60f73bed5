/// Boards that several games share: [freehold.boards.HexBoard] and [freehold.boards.SquareBoard].
///
/// A [freehold.boards.Board] has at most 64 cells, so one `long` holds a set of them;
/// [freehold.boards.Groups] keeps the connected groups of one colour. Nothing here knows a game.
package freehold.boards;
