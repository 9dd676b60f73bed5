package freehold.search.net;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The nets that are packed beside the games, each read once.
public final class Nets {
    /// Where packed nets are found.
    public interface Shelf {
        /// A net of a game, if there is one of that name and it can be had now.
        Optional<InputStream> open(Game game, String file);
    }

    private static final Map<String, NetFile> KNOWN = new HashMap<>();
    private static Shelf shelf = (game, file) -> Optional.ofNullable(game.home().getResourceAsStream(file));

    private Nets() {}

    /// Finds nets elsewhere from now on: a browser fetches them.
    public static synchronized void findAt(Shelf elsewhere) {
        shelf = elsewhere;
    }

    /// The strongest knowledge of a game: with a net where one was packed for this setup, else the game's own
    /// for its strongest players.
    public static Supplier<Knowledge> knowledge(Game game, Setup setup) {
        return packed(game, setup).map(net -> knowledge(game, setup, net)).orElse(game::bestKnowledge);
    }

    /// The knowledge of a game with a net.
    ///
    /// @throws IllegalArgumentException if the net was not made for such a setup
    public static Supplier<Knowledge> knowledge(Game game, Setup setup, NetFile net) {
        check(game, setup, net.shape());
        return () -> new NetKnowledge(
                game.knowledge(), game.features(setup).orElseThrow(), new Net(net.shape(), net.weights()));
    }

    /// Random games judged by the net that was packed for this setup, if there is one.
    public static Optional<JudgedPlayout> judgedPlayout(Game game, Setup setup, Dice dice) {
        return packed(game, setup)
                .map(net -> new JudgedPlayout(
                        game.start(setup),
                        game.features(setup).orElseThrow(),
                        new Net(net.shape(), net.weights()),
                        dice));
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
        var key = game.id() + "/" + file;
        var known = Optional.ofNullable(KNOWN.get(key))
                .or(() -> shelf.open(game, file).map(Nets::read));
        known.ifPresent(net -> KNOWN.put(key, net));
        return known;
    }

    private static NetFile read(InputStream file) {
        try (var in = new BufferedInputStream(file)) {
            return NetFile.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
