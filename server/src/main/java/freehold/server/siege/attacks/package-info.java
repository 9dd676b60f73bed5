/// The ways to harm a server, one class each, and what they need: addresses, bodies, connections that are held.
///
/// Start with [freehold.server.siege.attacks.Attack].
package freehold.server.siege.attacks;
