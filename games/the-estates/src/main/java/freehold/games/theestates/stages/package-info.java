/// The stages of a turn, one class each: what can be done there, what it does, why something else is refused, how it is
/// asked for, told and counted.
///
/// Start with [freehold.games.theestates.stages.Stages]; `Turn` says how turns and rounds follow each other. Knows the
/// rules and the words; must not know what a viewer sees or what search thinks.
package freehold.games.theestates.stages;
