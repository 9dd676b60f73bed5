/// Matches between players of any kind. A [freehold.lab.Agent] is somebody who can be asked for a move, built in or a
/// program of its own ([freehold.lab.ExecAgent]); [freehold.lab.Agents] makes them from their names; a
/// [freehold.lab.Match] plays them against each other and keeps the [freehold.lab.Score].
package freehold.lab;
