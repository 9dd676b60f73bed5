package freehold.lab.stats;

import java.io.Serializable;

/// Something that is counted over many games.
///
/// @param <S> its own type
public interface Statistic<S extends Statistic<S>> extends Serializable {
    void add(Replay game);

    /// Takes over what another one has counted; the order does not matter.
    void merge(S other);
}
