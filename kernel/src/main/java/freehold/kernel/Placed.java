package freehold.kernel;

import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.Optional;

/// A position that somebody placed by hand. It can be looked at even if the rules can't lead to it.
///
/// @param flaw why the rules can't lead to it, as far as that can be told plainly
public record Placed(Position position, Optional<Ruling.Illegal> flaw) {}
