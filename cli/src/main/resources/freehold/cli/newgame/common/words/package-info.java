/// {{name}} in words: tokens, sentences for the log, reasons for refusals, notes for statistics.
///
/// Start with `Tokens`. Asks the rules, and decides nothing itself.
package freehold.games.{{package}}.words;
