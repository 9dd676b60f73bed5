/// What follows when somebody acts at a table: pure functions from a table to the events that follow, or a refusal.
///
/// Start with [freehold.server.decisions.Play]. Nothing here changes a table, stores anything or talks to anybody.
package freehold.server.decisions;
