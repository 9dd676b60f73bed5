/// Tokens, read and written, and what things are called. Sentences are in `stages`.
///
/// Start with [freehold.games.hexploration.words.Tokens]; [freehold.games.hexploration.words.Names] has the words for
/// the things of the game. Knows the rules, but decides nothing about legality.
package freehold.games.hexploration.words;
