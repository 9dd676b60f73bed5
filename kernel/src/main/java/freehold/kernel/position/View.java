package freehold.kernel.position;

import freehold.kernel.telling.Sketch;

/// What one viewer may see of a position: a type of its own, so that it can't leak what it does not hold.
///
/// Immutable, made of records and lists. Two views are equal exactly if a viewer could not tell them apart.
public interface View {
    /// The view drawn as text.
    Sketch picture();
}
