/// A game of three plies that has nothing but its code, its rules and its refusals: as far as a game must be for the
/// laws to pass.
package freehold.laws.three;
