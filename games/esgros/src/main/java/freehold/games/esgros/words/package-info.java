/// Esgros in words: tokens, sentences for the log, reasons for refusals, notes for statistics.
///
/// Start with [freehold.games.esgros.words.Tokens]. Asks the rules, and decides nothing itself.
package freehold.games.esgros.words;
