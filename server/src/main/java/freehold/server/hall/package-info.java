/// The tables in memory and the one door to them, [freehold.server.hall.Hall].
///
/// Whoever acts hands in a [freehold.server.hall.Decision]; it is made on the present table, its events are stored, and
/// only then does anybody see them, the watchers ([freehold.server.hall.Subscription]) included.
package freehold.server.hall;
