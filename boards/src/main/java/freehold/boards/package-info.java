/// Boards that several games share. A [freehold.boards.HexBoard] has at most 61 cells, so one `long` holds a set of
/// them;
/// [freehold.boards.Groups] keeps the connected groups of one colour. Nothing here knows a game.
package freehold.boards;
