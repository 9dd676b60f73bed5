/// What a table is, without any input, output, clock or thread.
///
/// [freehold.server.table.Table] follows numbered [freehold.server.table.Event]s. What people want is judged by the
/// small
/// classes beside it ([freehold.server.decisions.Seating], [freehold.server.decisions.Play],
/// [freehold.server.decisions.Takebacks], [freehold.server.decisions.Departures],
/// [freehold.server.decisions.Rematches],
/// [freehold.server.decisions.Talk]): each looks at a table and answers with the events that follow, all of them, or
/// refuses with a reason
/// ([freehold.server.table.Refused]).
package freehold.server.table;
