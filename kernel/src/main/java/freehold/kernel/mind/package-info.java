/// What search may know about a game beyond its rules, and how much thought a level gets.
///
/// Start with [freehold.kernel.mind.Knowledge].
package freehold.kernel.mind;
