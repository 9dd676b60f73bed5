package freehold.kernel;

import freehold.kernel.telling.Phrase;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A position that somebody placed by hand, as text: `light=a1,b2 dark=c3 to=dark points=3`.
///
/// @param pieces the places of each kind of piece
/// @param to the kind of piece whose owner acts
/// @param numbers other facts; what is not said is not there
public record StartText(Map<String, List<String>> pieces, String to, Map<String, Integer> numbers) {
    private static final int LONGEST = 2_000;

    /// @throws InvalidSetup if the text does not fit what the game offers, or names a place twice
    public static StartText read(String text, Placing placing) {
        if (text.length() > LONGEST) {
            throw unlike(placing, text.substring(0, 20) + "…");
        }
        var pieces = new LinkedHashMap<String, List<String>>();
        placing.pieces().forEach(piece -> pieces.put(piece, List.of()));
        var numbers = new HashMap<String, Integer>();
        var to = placing.pieces().getFirst();
        for (var word : text.strip().split("\\s+", -1)) {
            var equals = word.indexOf('=');
            var key = word.substring(0, Math.max(0, equals));
            var value = word.substring(equals + 1);
            if (pieces.containsKey(key)) {
                pieces.put(key, split(value));
            } else if (key.equals("to") && pieces.containsKey(value)) {
                to = value;
            } else if (placing.numbers().contains(key) && value.matches("\\d{1,3}")) {
                numbers.put(key, Integer.parseInt(value));
            } else if (!word.isEmpty()) {
                throw unlike(placing, word);
            }
        }
        refuseTwice(pieces);
        return new StartText(pieces, to, numbers);
    }

    /// Where a kind of piece is; nowhere if nothing was said.
    public List<String> places(String piece) {
        return pieces.getOrDefault(piece, List.of());
    }

    private static List<String> split(String value) {
        return value.isEmpty() ? List.of() : Arrays.asList(value.split(",", -1));
    }

    private static void refuseTwice(Map<String, List<String>> pieces) {
        var seen = new HashSet<String>();
        for (var places : pieces.values()) {
            for (var place : places) {
                if (!seen.add(place)) {
                    throw new InvalidSetup(Phrase.of("a place holds one piece, and %s is named twice", place));
                }
            }
        }
    }

    private static InvalidSetup unlike(Placing placing, String word) {
        return new InvalidSetup(
                Phrase.of("a placed position is written like %s; '%s' does not fit", placing.example(), word));
    }
}
