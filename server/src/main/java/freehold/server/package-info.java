/// The table server: people and agents play, everything is kept, nothing leaks.
///
/// [freehold.server.Server] puts it together. A request goes from `http` through `hall`, where it is decided on a table
/// (`table`) and stored (`store`), and comes back as an answer and as notices to all who watch. It knows games only
/// through the kernel.
package freehold.server;
