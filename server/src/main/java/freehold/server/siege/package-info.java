/// A standing attack: everything that once brought a server down, or might, done on purpose to a server of its own.
/// [freehold.server.siege.Siege] runs it; each [freehold.server.siege.attacks.Attack] is a class named after what it
/// does. Attackers and the honest player come from two addresses of this machine; nothing leaves it.
package freehold.server.siege;
