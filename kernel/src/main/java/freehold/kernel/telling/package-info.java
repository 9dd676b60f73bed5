/// Sentences and drawings as data: phrases and their translations, sketches, notes, texts beside the code.
///
/// Start with [freehold.kernel.telling.Phrase]. Knows no game and no position.
package freehold.kernel.telling;
