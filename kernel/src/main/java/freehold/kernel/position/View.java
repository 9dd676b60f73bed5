package freehold.kernel.position;

import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.Writable;

/// What one viewer may see of a position: a type of its own, so that it can't leak what it does not hold.
///
/// Immutable, made of records and lists. Two views are equal exactly if a viewer could not tell them apart. Each game's
/// view is a record that crosses the wire ([freehold.kernel.wire.Wire]); its comments tell other programs what is in it
/// and how the places of the board are named.
public interface View extends Writable {
    /// The view drawn as text.
    Sketch picture();
}
