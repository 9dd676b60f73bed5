package freehold.server.table;

import java.util.Optional;

/// From where somebody looks at a table: there are as many as people at the table, and one for all who only watch.
///
/// @param own the seats of the viewer, as bits
/// @param kept the seats that are kept for the viewer, as bits
/// @param as with the eyes of which seat, where it is only one of them
public record Viewpoint(int own, int kept, Optional<Integer> as) {}
