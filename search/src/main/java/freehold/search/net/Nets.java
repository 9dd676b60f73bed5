package freehold.search.net;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The nets that are packed beside the games, each read once.
public final class Nets {
    private static final Map<String, Optional<NetFile>> KNOWN = new HashMap<>();

    private Nets() {}

    /// The strongest knowledge of a game: with a net where one was packed for this setup, else the game's own.
    public static Supplier<Knowledge> knowledge(Game game, Setup setup) {
        return packed(game, setup).map(net -> knowledge(game, setup, net)).orElse(game::knowledge);
    }

    /// The knowledge of a game with a net.
    ///
    /// @throws IllegalArgumentException if the net was not made for such a setup
    public static Supplier<Knowledge> knowledge(Game game, Setup setup, NetFile net) {
        check(game, setup, net.shape());
        return () -> new NetKnowledge(
                game.knowledge(), game.features(setup).orElseThrow(), new Net(net.shape(), net.weights()));
    }

    private static void check(Game game, Setup setup, Shape shape) {
        var features = game.features(setup);
        if (features.isEmpty()
                || features.get().rows() != shape.rows()
                || features.get().outputs() != shape.outputs()
                || setup.seats() != shape.seats()) {
            throw new IllegalArgumentException("this net is not for " + game.name() + " with such options");
        }
    }

    private static Optional<NetFile> packed(Game game, Setup setup) {
        return game.features(setup).flatMap(features -> packed(game, features.name() + ".net"));
    }

    private static synchronized Optional<NetFile> packed(Game game, String file) {
        return KNOWN.computeIfAbsent(game.id() + "/" + file, key -> read(game.home(), file));
    }

    private static Optional<NetFile> read(Class<?> beside, String file) {
        try (var in = beside.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(NetFile.read(new java.io.BufferedInputStream(in)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
