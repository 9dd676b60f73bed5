/// The games of a study as tables for statistics: a line a game ([freehold.lab.dataset.GameRows]) and a line a ply
/// ([freehold.lab.dataset.PlyRows]). Their columns are described in `docs/studies.md`, and others read them: add
/// columns, but keep those that are there.
package freehold.lab.dataset;
