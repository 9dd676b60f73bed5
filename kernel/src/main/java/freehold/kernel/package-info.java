/// What a game is, and nothing about any game in particular.
///
/// Start with [freehold.kernel.Game]. A token comes in as text, [freehold.kernel.position.Position#judge] rules on it,
/// and what it ruled legal is played as an `int`. [freehold.kernel.Course] is one game from its start to now,
/// [freehold.kernel.Log] the same in sentences. Packages, lowest first: `telling`, `position`, `mind`, this one,
/// `texts`. Search, server and client know games only through them; they know only the JDK: no clock, no socket, no
/// file but texts that are packed beside the code.
package freehold.kernel;
