/// A server under load, and killed in the middle of it: tools that use it from outside, as any program could.
/// [freehold.server.load.Run] plays at many tables; [freehold.server.load.Ledger] compares what was acknowledged with
/// what is stored.
package freehold.server.load;
