/// Tokens, read and written, and the sentences about a position.
///
/// Start with [freehold.games.hexploration.words.Tokens]; [freehold.games.hexploration.words.Names] has the words for
/// the things of the game.
/// Knows the rules, but decides nothing about legality.
package freehold.games.hexploration.words;
