/// The engine protocol from the engine's end. [freehold.lab.engine.Engines] makes any agent an engine.
/// [freehold.lab.engine.EngineSession] reads lines and answers them in order, `Engine` is the game that they are about,
/// and an [freehold.lab.engine.EnginePlayer] chooses the moves. While it thinks, only `stop` gets through.
package freehold.lab.engine;
