/// What a game is, and nothing about any game in particular.
///
/// Start with [freehold.kernel.Game] and [freehold.kernel.Position]. A token comes in as text, [Position#judge] rules
/// on it,
/// and what it ruled legal is played as an `int`. [freehold.kernel.Course] is one game from its start to now.
/// Search, server and client know games only through this package, which knows only the JDK:
/// no clock, no file, no socket, and randomness only where a caller hands in [freehold.kernel.Dice].
package freehold.kernel;
