/// What a table is, without any input, output, clock or thread.
///
/// [freehold.server.table.Table] follows numbered [freehold.server.table.Event]s. What people want is judged in
/// `freehold.server.decisions`: each class there looks at a table and answers with events, or refuses with a reason
/// ([freehold.server.table.Refused]).
package freehold.server.table;
