package freehold.search.net;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.search.opening.KnownOpenings;
import freehold.search.proof.Proofs;
import java.util.function.Supplier;

/// What the strongest players know: the game's own knowledge, with the net, the proof and the first turns that were
/// packed for the setup.
public final class BestKnowledge {
    private BestKnowledge() {}

    /// @return makes one for each thread
    public static Supplier<Knowledge> of(Game game, Setup setup) {
        return KnownOpenings.knowledge(game, setup, Proofs.knowledge(game, setup, Nets.knowledge(game, setup)));
    }
}
