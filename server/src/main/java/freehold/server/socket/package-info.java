/// WebSockets at tables: events go out, plies come in.
///
/// Start with [freehold.server.socket.TableSocket]; [freehold.server.socket.Outbox] is what is still to be sent.
package freehold.server.socket;
