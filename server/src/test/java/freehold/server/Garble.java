package freehold.server;

import freehold.kernel.position.Dice;
import java.util.List;

/// What clients might send that nobody asked for: words of the interface in no good order, and requests that are nearly
/// right.
final class Garble {
    private static final List<String> WORDS = List.of("""
            { } [ ] : , "game" "estate" "esgros" "the-estates" "hexploration" "options" "size" "seats" "kind" "me" "open"
            "agent" "level" "plies" "token" "d4" "basedOn" "key" "clock" "live" "base" "viewer" "time" "text" "do" "play"
            "say" "edition" "seal" "salt" 0 1 2 -1 3.5 1e99 99999999999999999999 true false null "" "\\u0000" "ü棋" "\\ud800" \\ \1
            [Game·"esgros"] [Seats·"3"] 1. d4 {c} <script> ../.. %00
            """.replace("\n", " ").split(" +", -1)).stream()
            .map(word -> word.replace('·', ' '))
            .toList();

    private static final List<String> NEARLY_RIGHT = List.of(
            "{\"game\":%s,\"seats\":%s}",
            "{\"game\":\"esgros\",\"options\":{\"size\":%s},\"plies\":[%s],\"time\":1}",
            "{\"game\":\"the-estates\",\"seats\":3,\"plies\":[%s],\"viewer\":%s}",
            "{\"game\":\"esgros\",\"seats\":[{\"kind\":%s},{\"kind\":%s}]}",
            "{\"game\":\"hexploration\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\",\"level\":%s}],\"listed\":%s}",
            "{\"token\":%s,\"basedOn\":%s}",
            "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"clock\":{\"kind\":%s,\"base\":%s}}",
            "{\"seat\":%s,\"plies\":%s}",
            "{\"seal\":%s,\"salt\":%s}",
            "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"seal\":%s,\"salt\":%s}",
            "{\"name\":%s,\"text\":%s}",
            "{\"do\":\"play\",\"token\":%s,\"key\":%s,\"basedOn\":3}",
            "{\"do\":\"say\",\"text\":%s,\"key\":%s}",
            "[Game \"esgros\"]\n[Options \"size=%s\"]\n\n1. d4 %s");

    private final Dice dice;

    Garble(long seed) {
        dice = new Dice(seed);
    }

    <T> T one(List<T> of) {
        return of.get(dice.below(of.size()));
    }

    /// A whole body or message.
    String text() {
        if (dice.below(3) > 0) {
            return one(NEARLY_RIGHT).formatted(one(WORDS), one(WORDS));
        }
        var text = new StringBuilder();
        for (var i = dice.below(12); i > 0; i--) {
            text.append(one(WORDS));
        }
        return text.toString();
    }

    /// Bytes of no meaning at all.
    byte[] bytes() {
        var bytes = new byte[dice.below(200)];
        for (var i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) dice.below(256);
        }
        return bytes;
    }
}
