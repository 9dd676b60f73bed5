package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.position.Position;
import freehold.kernel.position.Reading;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Places that a text points at: `e5`, or `lot:B1` where a name alone would mean several things.
final class Places {
    private Places() {}

    /// Each is a token, a part of one, or whoever acts sees it.
    ///
    /// @param tokens further ones that may name them
    static void exist(Position position, List<String> places, Stream<String> tokens) {
        var view = position.view(Math.max(position.actor(), Position.SPECTATOR));
        var named = Stream.concat(position.legalTokens().stream(), tokens).collect(Collectors.joining(" "));
        assertThat(places)
                .as("places that are there")
                .allMatch(place -> exists(position, nameOf(place), view + " " + named));
    }

    private static String nameOf(String place) {
        return place.substring(place.indexOf(':') + 1);
    }

    private static boolean exists(Position position, String name, String seen) {
        var whole = Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?!\\w)");
        return position.read(name) instanceof Reading.Move
                || whole.matcher(seen).find();
    }
}
