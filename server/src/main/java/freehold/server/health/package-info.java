/// Whether the server can do its work, and what becomes of it if it can't: [freehold.server.health.Health] tells,
/// [freehold.server.health.Emergency] ends the process.
package freehold.server.health;
