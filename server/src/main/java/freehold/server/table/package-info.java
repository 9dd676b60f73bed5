/// What a table is, without any input, output, clock or thread.
///
/// [freehold.server.table.Table] follows numbered [freehold.server.table.Event]s. What people want is judged by the
/// small
/// classes beside it ([freehold.server.table.Seating], [freehold.server.table.Play],
/// [freehold.server.table.Takebacks], [freehold.server.table.Departures], [freehold.server.table.Rematches],
/// [freehold.server.table.Talk]): each looks at a table and answers with the events that follow, all of them, or
/// refuses with a reason
/// ([freehold.server.table.Refused]).
package freehold.server.table;
