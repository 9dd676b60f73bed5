package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.Ply;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Records as people write and break them; here, because reading one needs a real game.
class RecordsTest {
    private static final String GOOD = """
            [Game "esgros"]
            [Edition "1"]
            [Options "size=4 reading=catch-up pie=true"]
            [Seats "2"]
            [Seat1 "Ada"]
            [Seat2 "level3"]
            [Date "2026-11-15"]
            [Result "*"]

            1. d4 swap {colours change hands} 2. c3 f4
            """;

    private static Scoresheet sheet(String text) {
        return (Scoresheet) FgnReader.read(text).getFirst();
    }

    private static List<String> tokens(Scoresheet sheet) {
        return sheet.course().plies().stream().map(Ply::token).toList();
    }

    @Test
    void aRecordIsReadWithItsTags() {
        var sheet = sheet(GOOD);
        assertThat(sheet.difference()).isEmpty();
        assertThat(tokens(sheet)).containsExactly("d4", "swap", "c3", "f4");
        assertThat(sheet.tags()).containsEntry("Seat1", "Ada").doesNotContainKey("Game");
    }

    @Test
    void turnNumbersMayTouchTheirToken() {
        assertThat(tokens(sheet(GOOD.replace("1. d4", "1.d4").replace("2. c3", "2...c3"))))
                .containsExactly("d4", "swap", "c3", "f4");
    }

    @Test
    void whatWasReadIsWrittenInTheSameWay() {
        assertThat(FgnWriter.write(sheet(GOOD))).isEqualTo(GOOD);
    }

    @Test
    void aBrokenRecordKeepsItsGoodPartAndSaysWhereAndWhy() {
        var sheet = sheet(GOOD.replace("c3 f4", "c3 d4 f4"));
        assertThat(tokens(sheet)).containsExactly("d4", "swap", "c3");
        assertThat(sheet.difference()).contains("ply 4 (d4): G3: d4 already holds a black stone");
    }

    @Test
    void garbledAndUnknownTokensBreakItToo() {
        assertThat(sheet(GOOD.replace("c3", "k12")).difference().orElseThrow())
                .startsWith("ply 3 (k12): G1: there is no cell");
        assertThat(sheet(GOOD.replace("c3", "C3")).difference().orElseThrow())
                .startsWith("ply 3 (C3): 'C3' is not a token");
        assertThat(sheet(GOOD.replace("hands}", "hands")).difference().orElseThrow())
                .contains("has no }");
        assertThat(sheet(GOOD.replace("[Seat1 \"Ada\"]", "[Seat1 Ada]"))
                        .difference()
                        .orElseThrow())
                .contains("not a tag");
    }

    @Test
    void oneBadGameDoesNotHideTheOthers() {
        var games = FgnReader.read(GOOD + "\n" + GOOD.replace("esgros", "chess") + "\n" + GOOD);
        assertThat(games).hasSize(3);
        assertThat(games.get(1)).isInstanceOf(FgnGame.Unreadable.class);
        assertThat(((FgnGame.Unreadable) games.get(1)).because()).contains("there is no game 'chess'");
        assertThat(((FgnGame.Unreadable) games.get(1)).line()).isEqualTo(12);
        assertThat(((Scoresheet) games.get(2)).difference()).isEmpty();
    }

    @Test
    void whatCannotBeSetUpIsSaid() {
        assertThat(unreadable(GOOD.replace("[Edition \"1\"]", "[Edition \"7\"]")))
                .contains("edition 7");
        assertThat(unreadable(GOOD.replace("size=4", "size=40"))).contains("2–5");
        assertThat(unreadable(GOOD.replace("size=4", "size"))).contains("key=value");
        assertThat(unreadable(GOOD.replace("[Seats \"2\"]", "[Seats \"two\"]"))).contains("a number");
        assertThat(unreadable("d4 c3")).contains("[Game \"esgros\"]");
    }

    private static String unreadable(String text) {
        return ((FgnGame.Unreadable) FgnReader.read(text).getFirst()).because();
    }

    @Test
    void aResultThatIsNotTheGamesIsADifference() {
        assertThat(sheet(GOOD.replace("\"*\"", "\"1\"")).difference()).contains("the result is *, the record says 1");
        assertThat(sheet(GOOD.replace("[Result \"*\"]", "[Result \"1\"]\n[Termination \"resigned\"]"))
                        .difference())
                .isEmpty();
    }

    @Test
    void namesMayHoldAnything() {
        var game = Games.named("esgros");
        var course = new Course(game, game.setup(2, Map.of()));
        var tags = Map.of("Seat1", "a \"b\" \\ ] [ { } é");
        assertThat(sheet(FgnWriter.write(new Scoresheet(tags, course))).tags()).containsAllEntriesOf(tags);
    }
}
