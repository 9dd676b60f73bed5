package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Dice;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever a client sends, it is never our fault.
class FuzzTest {
    /// More by `-Dfreehold.fuzz=100000`.
    private static final int REQUESTS = Integer.getInteger("freehold.fuzz", 1_500);

    private static final List<String> WORDS = List.of("""
            { } [ ] : , "game" "estate" "esgros" "the-estates" "options" "size" "seats" "kind" "me" "open" "agent" "level"
            "plies" "token" "d4" "basedOn" "key" "clock" "live" "base" "viewer" "time" "text" "do" "play" "say" 0 1 2 -1 3.5
            1e99 99999999999999999999 true false null "" "\\u0000" "ü棋" \\ \1 [Game "esgros"] 1. d4 {c}
            """.replace('·', ' ').split("\\s", -1));

    private static final List<String> WELL_FORMED = List.of(
            "{\"game\":%s,\"seats\":%s}",
            "{\"game\":\"esgros\",\"options\":{\"size\":%s},\"plies\":[%s]}",
            "{\"game\":\"esgros\",\"seats\":[{\"kind\":%s},{\"kind\":%s}]}",
            "{\"token\":%s,\"basedOn\":%s}",
            "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"clock\":{\"kind\":%s,\"base\":%s}}",
            "{\"seat\":%s,\"plies\":%s}",
            "{\"do\":\"play\",\"token\":%s,\"key\":%s}");

    private static String text(Dice dice) {
        if (dice.below(2) == 0) {
            return WELL_FORMED.get(dice.below(WELL_FORMED.size())).formatted(word(dice), word(dice));
        }
        var text = new StringBuilder();
        for (var i = dice.below(12); i > 0; i--) {
            text.append(word(dice));
        }
        return text.toString();
    }

    private static String word(Dice dice) {
        return WORDS.get(dice.below(WORDS.size()));
    }

    @Test
    void noRequestEndsInAnErrorOfOurs(@TempDir Path folder) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open(PlayTest.ESGROS);
            var paths = List.of(
                    "/guests",
                    "/games",
                    "/games/estate/rules",
                    "/positions",
                    "/positions/why",
                    "/positions/log",
                    "/tables",
                    "/tables/import",
                    "/tables/" + table,
                    "/tables/" + table + "/join",
                    "/tables/" + table + "/plies",
                    "/tables/" + table + "/undo",
                    "/tables/" + table + "/undo/yes",
                    "/tables/" + table + "/say",
                    "/tables/" + table + "/record.fgn",
                    "/tables/" + table + "/log?since=",
                    "/tables/" + table + "/positions/",
                    "/tables/" + table + "/why",
                    "/tables/" + table + "/events?wait=false&since=",
                    "/tables?limit=",
                    "/tables?mine=true&after=",
                    "/tables/x/plies",
                    "/nothing",
                    "/%20",
                    "/tables/%00");
            var dice = new Dice(7);
            for (var i = 0; i < REQUESTS; i++) {
                var path = paths.get(dice.below(paths.size()));
                var end = path.endsWith("=")
                        ? List.of("", "-1", "x", "9999999999", "%FF").get(dice.below(5))
                        : "";
                var method =
                        List.of("GET", "POST", "POST", "POST", "PUT", "DELETE").get(dice.below(6));
                var body = text(dice);
                var answer = House.send(ada.request(path + end)
                        .method(method, HttpRequest.BodyPublishers.ofByteArray(body.getBytes(StandardCharsets.UTF_8))));
                assertThat(answer.status())
                        .as(method + " " + path + end + " " + body)
                        .isLessThan(500);
            }
        }
    }

    @Test
    void noMessageBreaksASocket(@TempDir Path folder) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open("""
                    {"game":"esgros","seats":[{"kind":"me"},{"kind":"me"}]}""");
            var dice = new Dice(8);
            try (var socket = Listener.of(house, ada, table, 2)) {
                for (var i = 0; i < REQUESTS; i++) {
                    var text = text(dice);
                    socket.say(text);
                    var answer = socket.next();
                    while (!answer.has("did")) {
                        answer = socket.next();
                    }
                    assertThat(answer.has("error") || answer.has("version"))
                            .as(text)
                            .isTrue();
                }
            }
        }
    }
}
