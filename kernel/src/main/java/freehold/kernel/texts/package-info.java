/// The texts that lie beside a game: rules, guide, lesson, and tables for tests.
///
/// Start with [freehold.kernel.texts.Rulebook]. Each text is asked for by the game it belongs to; games do not
/// know this package.
package freehold.kernel.texts;
