package freehold.search.proof;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The proofs that are packed beside the games, each read once.
public final class Proofs {
    private static final Map<String, Optional<Proof>> KNOWN = new HashMap<>();

    private Proofs() {}

    /// The name of a proof's file beside its game, such as `size-3-reading-strict-pie-false.proof`.
    public static String file(Game game, Setup setup) {
        return game.unevened(setup).options().toString().replace(' ', '-').replace('=', '-') + ".proof";
    }

    /// The proof that is packed for a setup, or for the same without a pie rule.
    public static synchronized Optional<Proof> packed(Game game, Setup setup) {
        return KNOWN.computeIfAbsent(game.id() + "/" + file(game, setup), _ -> read(game, setup));
    }

    private static Optional<Proof> read(Game game, Setup setup) {
        try (var file = game.home().getResourceAsStream(file(game, setup))) {
            return file == null ? Optional.empty() : Optional.of(ProofFile.read(new BufferedInputStream(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Knowledge that also knows what is proven.
    public static Supplier<Knowledge> knowledge(Game game, Setup setup, Supplier<Knowledge> rest) {
        return packed(game, setup)
                .<Supplier<Knowledge>>map(proof -> () -> new ProvenKnowledge(rest.get(), proof, game.start(setup)))
                .orElse(rest);
    }
}
