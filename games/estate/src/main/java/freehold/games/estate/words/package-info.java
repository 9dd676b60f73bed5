/// Estate in words: tokens, sentences for the log, reasons for refusals, notes for statistics.
///
/// Start with [freehold.games.estate.words.Tokens]. Asks the rules, and decides nothing itself.
package freehold.games.estate.words;
