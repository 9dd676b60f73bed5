/// How records become JSON without reflection, so that the same code runs on a server and, compiled to WebAssembly, in
/// a browser.
///
/// Start with [freehold.kernel.wire.Wire]: each record that carries it gets a writer at compile time, made by the
/// module `wire-processor`. [freehold.kernel.wire.JsonWriter] is what that writer writes to. Knows only the JDK.
package freehold.kernel.wire;
