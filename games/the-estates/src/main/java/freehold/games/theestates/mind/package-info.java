/// What search knows beyond the rules. Everything here is an estimate and may be wrong; the rules never ask it.
///
/// Start with [freehold.games.theestates.mind.Knowledge]. It rests on `PieceValues`, what a piece is worth to each
/// seat; these come from a `Trial` of each use of the piece in a `Forecast` of the round, which knows the `RowChances`.
/// `Habits` play on quickly by the same values. Nobody but `Rules` may know this package.
package freehold.games.theestates.mind;
