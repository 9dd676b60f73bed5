/// The Estates by Klaus Zoch: an auction game about unfinished streets. The rules are in `RULES.md`, beside this file.
///
/// Start with [freehold.games.theestates.Rules]; a game lives in [freehold.games.theestates.Position], which goes from
/// [Stage][freehold.games.theestates.Stage] to stage. What lies on the table is kept by
/// [freehold.games.theestates.Offer],
/// [freehold.games.theestates.Streets], [freehold.games.theestates.Specials] and [freehold.games.theestates.Holdings];
/// [freehold.games.theestates.Legal] lists what can be done with it. What search knows beyond the rules starts at
/// [freehold.games.theestates.Knowledge], which rests on what pieces are [worth][freehold.games.theestates.Worth].
/// Knows the kernel, and no other game.
package freehold.games.theestates;
