/// Answers about games that need no table: positions, rulings, logs, rules, lessons, advice, made ready for the wire.
///
/// The server gives them to whoever asks ([freehold.answers.PositionView] is a good start), and the rules compiled for
/// the browser give the same ones there. So nothing here knows a web server, a store, a thread or a clock.
package freehold.answers;
