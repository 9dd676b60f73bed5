/// A game as it is offered ([freehold.wire.game.Game]), and its rules: numbered, explained and taught.
package freehold.wire.game;
