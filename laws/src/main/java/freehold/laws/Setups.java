package freehold.laws;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Every seat count with every combination of options; of a long range of numbers only the ends, their neighbours and
/// the standard.
final class Setups {
    private static final int SHORT = 4;

    private Setups() {}

    static List<Setup> of(Game game) {
        var combinations = List.of(Map.<String, String>of());
        for (var choice : game.options().choices()) {
            combinations = combinations.stream()
                    .flatMap(chosen -> values(choice).stream().map(value -> with(chosen, choice.key(), value)))
                    .toList();
        }
        var setups = new ArrayList<Setup>();
        for (var seats = game.seats().min(); seats <= game.seats().max(); seats++) {
            for (var chosen : combinations) {
                setups.add(game.setup(seats, chosen));
            }
        }
        return setups;
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
