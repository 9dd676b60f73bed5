package freehold.lab.study;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.FirstTurns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// All first turns of a game that starts without chance, up to the symmetry of its board, sorted by what they cost:
/// `4+1` stands for all turns of a four and a one.
public final class FirstTurnsByKind {
    /// There can be thousands of first turns, so they are listed once.
    private static final Map<String, FirstTurnsByKind> LISTED = new ConcurrentHashMap<>();

    private final Position start;
    private final Map<Long, String> names = new HashMap<>();
    private final Map<String, String> kinds = new HashMap<>();
    /// Those that leave nothing out, by kind.
    private final TreeMap<String, List<List<String>>> whole = new TreeMap<>(Collections.reverseOrder());

    private FirstTurnsByKind(Game game, Setup setup) {
        start = game.start(setup);
        if (start.actor() != 1) {
            return;
        }
        for (var turn : FirstTurns.of(start)) {
            var tokens = List.of(turn.name().split("\\+"));
            var position = game.start(setup);
            kinds.put(turn.name(), kind(position, tokens));
            names.put(turn.after().symmetricHash(), turn.name());
            if (position.actor() != 1) {
                whole.computeIfAbsent(kinds.get(turn.name()), _ -> new ArrayList<>())
                        .add(tokens);
            }
        }
    }

    public static FirstTurnsByKind of(Game game, Setup setup) {
        return LISTED.computeIfAbsent(game.id() + " " + setup, _ -> new FirstTurnsByKind(game, setup));
    }

    /// What each ply costs, the dearest first.
    private static String kind(Position position, List<String> tokens) {
        var amounts = new ArrayList<Integer>();
        for (var token : tokens) {
            var move = position.moveOf(token);
            amounts.add(position.note(move).amount().orElse(0));
            position.playLegal(move);
        }
        amounts.sort(Collections.reverseOrder());
        return amounts.stream().map(Object::toString).collect(Collectors.joining("+"));
    }

    /// @throws InvalidSetup if there are none to be drawn
    void check() {
        if (whole.isEmpty()) {
            throw new InvalidSetup("first turns can be spread only in games that start without chance");
        }
    }

    /// One of each kind in turn; which of that kind, and where on the board, the dice decide.
    List<String> draw(Dice dice, int number) {
        var ofKind = List.copyOf(whole.values()).get(number % whole.size());
        return image(ofKind.get(dice.below(ofKind.size())), dice);
    }

    /// Any of the turns that a symmetry of the board turns into each other.
    private List<String> image(List<String> turn, Dice dice) {
        var model = start.copy();
        var position = start.copy();
        var image = new ArrayList<String>();
        for (var token : turn) {
            model.playLegal(model.moveOf(token));
            var equal = IntStream.of(position.legalMoves())
                    .filter(move -> after(position, move).symmetricHash() == model.symmetricHash())
                    .toArray();
            var move = equal[dice.below(equal.length)];
            image.add(position.token(move));
            position.playLegal(move);
        }
        return image;
    }

    private static Position after(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return next;
    }

    /// The name of the turn that led here, the same for all that a symmetry turns into each other.
    public String name(Position afterFirstTurn) {
        return names.getOrDefault(afterFirstTurn.symmetricHash(), "?");
    }

    public String kind(String name) {
        return kinds.getOrDefault(name, "?");
    }

    public boolean isEmpty() {
        return names.isEmpty();
    }
}
