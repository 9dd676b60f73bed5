package freehold.laws;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/// Every seat count with every combination of options; of a long range of numbers only the ends and the standard.
///
/// If these are too many: the standard with every seat count; and all that differs from it in one option, and the ends
/// of all options together, each with some seat count.
final class Setups {
    private static final int SHORT = 4;
    private static final int MOST_COMBINATIONS = 30;

    private Setups() {}

    static List<Setup> of(Game game) {
        var all = combinations(game.options().choices());
        return all.size() <= MOST_COMBINATIONS ? withEverySeatCount(game, all) : aFew(game);
    }

    private static List<Setup> withEverySeatCount(Game game, List<Map<String, String>> combinations) {
        var setups = new ArrayList<Setup>();
        for (var seats = game.seats().min(); seats <= game.seats().max(); seats++) {
            for (var chosen : combinations) {
                setups.add(game.setup(seats, chosen));
            }
        }
        return setups;
    }

    private static List<Setup> aFew(Game game) {
        var seats = game.seats();
        var setups = withEverySeatCount(game, List.of(Map.of()));
        for (var chosen : around(game.options().choices())) {
            setups.add(game.setup(seats.min() + setups.size() % (seats.max() - seats.min() + 1), chosen));
        }
        return setups;
    }

    private static List<Map<String, String>> combinations(List<Choice> choices) {
        var combinations = List.of(Map.<String, String>of());
        for (var choice : choices) {
            combinations = combinations.stream()
                    .flatMap(chosen -> values(choice).stream().map(value -> with(chosen, choice.key(), value)))
                    .toList();
        }
        return combinations;
    }

    /// The combinations around the standard, and the ends.
    private static List<Map<String, String>> around(List<Choice> choices) {
        var standard = each(choices, choice -> choice.standard().toString());
        var near = choices.stream()
                .flatMap(choice -> values(choice).stream().map(value -> with(standard, choice.key(), value)));
        var ends = Stream.of(
                each(choices, choice -> values(choice).getFirst()),
                each(choices, choice -> values(choice).getLast()));
        return Stream.concat(near, ends)
                .distinct()
                .filter(chosen -> !chosen.equals(standard))
                .toList();
    }

    private static Map<String, String> each(List<Choice> choices, Function<Choice, String> value) {
        var chosen = new LinkedHashMap<String, String>();
        choices.forEach(choice -> chosen.put(choice.key(), value.apply(choice)));
        return chosen;
    }

    private static List<String> values(Choice choice) {
        var values = choice.values().stream().map(Object::toString).toList();
        if (values.size() <= SHORT) {
            return values;
        }
        return Stream.of(values.getFirst(), choice.standard().toString(), values.getLast())
                .distinct()
                .toList();
    }

    private static Map<String, String> with(Map<String, String> chosen, String key, String value) {
        var more = new LinkedHashMap<>(chosen);
        more.put(key, value);
        return more;
    }
}
