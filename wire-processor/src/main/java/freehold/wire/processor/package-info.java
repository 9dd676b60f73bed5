/// Runs inside the compiler: for each record that crosses the wire it writes the class that turns it into JSON, and its
/// JSON schema.
///
/// Start with [freehold.wire.processor.WireProcessor]. [freehold.wire.processor.Reader] takes records apart into
/// [freehold.wire.processor.Shape]s, from which [freehold.wire.processor.JavaSource] and
/// [freehold.wire.processor.Schemas] are written, so both always say the same.
package freehold.wire.processor;
