/// The engine protocol from the engine's end: [freehold.cli.engine.EngineCommand] reads lines and answers them in
/// order, [freehold.cli.engine.Engine] is the
/// game that they are about. While it thinks, only `stop` gets through.
package freehold.cli.engine;
