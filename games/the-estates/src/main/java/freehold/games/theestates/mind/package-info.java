/// What search knows beyond the rules. Everything here is an estimate and may be wrong; the rules never ask it.
///
/// Start with [freehold.games.theestates.mind.Knowledge], which rests on what pieces are
/// [worth][freehold.games.theestates.mind.Worth]. Nobody but `Rules` may know this room.
package freehold.games.theestates.mind;
