/// What is said at more than one stage: tokens in and out, names of things, shared reasons.
///
/// Start with [freehold.games.theestates.words.Tokens]. Knows the rules; must not know what a viewer sees or what
/// search thinks.
package freehold.games.theestates.words;
