package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nobody wins by taking back, asking or talking.
class FairPlayTest extends Evening {
    private static final String CLOCK = "\"clock\":{\"kind\":\"live\",\"base\":60,\"increment\":10}";
    private static final String LETTERS = "\"clock\":{\"kind\":\"correspondence\",\"perMove\":60}";

    private static String path(String table, String what) {
        return "/tables/" + table + "/" + what;
    }

    private String timed(String game, String clock) {
        var table = ada.open("{\"game\":\"%s\",\"options\":{\"pie\":false},%s,%s}"
                .formatted(game, "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]", clock));
        ben.post(path(table, "join"), "{}");
        return table;
    }

    /// A table at which both had their first turn, which is free.
    private String begun() {
        var table = timed("esgros", CLOCK);
        ada.play(table, "c3");
        ben.play(table, "a1");
        return table;
    }

    private void wait(int seconds) {
        house.clock.forward(Duration.ofSeconds(seconds));
    }

    private String left(String table) {
        return ada.look(table).path("clock").path("left").toString();
    }

    @Test
    void aFirstTurnIsFreeAndMustEndInTime() {
        var table = timed("estate", CLOCK);
        wait(50);
        assertThat(left(table)).isEqualTo("[60.0,60.0]");
        assertThat(ada.look(table).path("clock").path("running").asBoolean()).isFalse();
        ada.play(table, "e5");
        wait(20);
        ben.play(table, "g7");
        wait(20);
        ben.post(path(table, "undo"), "");
        assertThat(left(table)).isEqualTo("[70.0,60.0]");
        wait(20);
        assertThat(ben.play(table, "g7").error())
                .as("nothing is won by taking back")
                .isIn("over", "not-seated");
    }

    @Test
    void fromTheSecondTurnOnTimeRuns() {
        var table = begun();
        wait(5);
        assertThat(left(table)).isEqualTo("[65.0,70.0]");
        assertThat(ada.look(table).path("clock").path("running").asBoolean()).isTrue();
    }

    @Test
    void takingBackCostsWhoeverTakesBackAndNobodyElse() {
        var table = begun();
        for (var i = 0; i < 3; i++) {
            wait(2);
            ada.play(table, "a2");
            wait(1);
            assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
            wait(1);
            assertThat(ben.post(path(table, "undo/yes"), "").status()).isEqualTo(200);
        }
        assertThat(left(table)).isEqualTo("[58.0,70.0]");
        ada.play(table, "a2");
        assertThat(left(table)).isEqualTo("[68.0,70.0]");
    }

    @Test
    void thePliesOfOthersThatGoCostThemNothing() {
        var table = begun();
        ada.play(table, "a2");
        wait(20);
        ben.play(table, "e1");
        ada.post(path(table, "undo"), "");
        ben.post(path(table, "undo/yes"), "");
        assertThat(left(table)).isEqualTo("[50.0,70.0]");
    }

    @Test
    void nobodyIsTalkedIntoLosingOnTime() {
        var table = begun();
        wait(60);
        ada.play(table, "a2");
        wait(30);
        assertThat(ada.post(path(table, "undo"), "").error()).isEqualTo("nothing-to-undo");
        ben.play(table, "e1");
        ada.play(table, "e5");
        ada.post(path(table, "undo"), "");
        wait(31);
        assertThat(ben.post(path(table, "undo/yes"), "").error()).isEqualTo("nothing-to-undo");
        assertThat(ada.look(table).path("status").asString()).isEqualTo("playing");
    }

    @Test
    void withinATurnOwnPliesComeBackAtOnceAndTheClockRunsOn() {
        var table = timed("estate", CLOCK);
        List.of("e5").forEach(token -> ada.play(table, token));
        List.of("g7", "a1", "end").forEach(token -> ben.play(table, token));
        wait(5);
        ada.play(table, "a3");
        wait(5);
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(200);
        wait(5);
        assertThat(left(table)).isEqualTo("[55.0,70.0]");
    }

    @Test
    void takingBackWithinATurnDoesNotWindACorrespondenceClock() {
        var table = timed("estate", LETTERS);
        ada.play(table, "e5");
        wait(50);
        ben.play(table, "g7");
        ben.post(path(table, "undo"), "");
        assertThat(left(table)).isEqualTo("[60.0,10.0]");
    }

    @Test
    void byConsentACorrespondenceClockStartsAnew() {
        var table = timed("esgros", LETTERS);
        wait(50);
        ada.play(table, "c3");
        wait(50);
        ben.play(table, "a1");
        ada.post(path(table, "undo"), "");
        ben.post(path(table, "undo/yes"), "");
        assertThat(left(table)).isEqualTo("[60.0,60.0]");
    }

    @Test
    void onceTheOtherCouldThinkTheOtherIsAsked() {
        var table = started();
        ada.play(table, "c3");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        assertThat(ben.play(table, "a1").status()).isEqualTo(200);
        assertThat(ben.post(path(table, "undo/yes"), "").error()).isEqualTo("nothing-to-undo");
    }

    @Test
    void talkMakesNoPlyStale() {
        var table = started();
        var seen = ada.version(table);
        ben.post(path(table, "say"), "{\"text\":\"hello\"}");
        assertThat(ada.play(table, "c3", seen).status()).isEqualTo(200);
        assertThat(ben.play(table, "a1", seen).error()).isEqualTo("stale");
        assertThat(ben.play(table, "a1", 99).error()).isEqualTo("stale");
    }

    @Test
    void questionsMakeNoPlyStale() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        var seen = ada.version(table);
        ben.post(path(table, "undo"), "");
        ben.post(path(table, "undo/no"), "");
        assertThat(ada.play(table, "a2", seen).status()).isEqualTo(200);
    }

    @Test
    void whoeverAskedDoesNotAskAgainBeforeTheNextPly() {
        var table = started();
        ada.play(table, "c3");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        var version = ada.version(table);
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        assertThat(ada.version(table)).as("nothing more happens").isEqualTo(version);
        ben.post(path(table, "undo/no"), "");
        assertThat(ada.post(path(table, "undo"), "").error()).isEqualTo("nothing-to-undo");
        ben.play(table, "a1");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        assertThat(ben.post(path(table, "undo"), "").error()).isEqualTo("taken");
    }

    @Test
    void whoeverWatchesTalksOnlyWhereTheTableWantsIt() {
        var cleo = house.guest("Cleo");
        var quiet = started();
        assertThat(quiet).isNotEmpty();
        assertThat(ada.look(quiet).path("watchersTalk").asBoolean()).isFalse();
        assertThat(cleo.post(path(quiet, "say"), "{\"text\":\"c3!\"}").error()).isEqualTo("not-seated");
        var sociable = ada.open("""
                {"game":"esgros","seats":[{"kind":"me"},{"kind":"open"}],"watchersTalk":true}""");
        assertThat(ada.look(sociable).path("watchersTalk").asBoolean()).isTrue();
        assertThat(cleo.post(path(sociable, "say"), "{\"text\":\"hello\"}").status())
                .isEqualTo(200);
        ben.post(path(sociable, "join"), "");
        ben.post(path(sociable, "resign"), "");
        var next = ada.post(path(sociable, "rematch"), "").json();
        assertThat(next.path("watchersTalk").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "a\\nb\\r\\n\\n c,a b c",
        "x\\u202eyz\\u2066,xyz",
        "\\u0007\\u001b[1mbell,[1mbell",
        "\\ud83d\\udc68\\u200d\\ud83d\\udc67 hi\\ufeff,\ud83d\udc68\u200d\ud83d\udc67 hi",
        "\\u3000 囲碁\\u2028です,囲碁 です"
    })
    void whatIsSaidIsOneLineThatSaysWhatItShows(String said, String heard) {
        var table = started();
        ada.post(path(table, "say"), "{\"text\":\"%s\"}".formatted(said));
        assertThat(ben.events(table).getLast().path("text").asString()).isEqualTo(heard);
    }

    @Test
    void nothingIsNotSaid() {
        var table = started();
        assertThat(ada.post(path(table, "say"), "{\"text\":\"\\n\\u202e \"}").error())
                .isEqualTo("bad-request");
    }
}
