package freehold.server.table;

import java.util.Optional;

/// What whoever opens a table decides beside the game.
///
/// @param listed whether strangers find it
/// @param watchersTalk whether those who only watch may say something
public record Terms(boolean listed, boolean watchersTalk, Optional<Pace> clock) {}
