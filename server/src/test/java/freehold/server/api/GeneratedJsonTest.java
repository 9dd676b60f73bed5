package freehold.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import freehold.answers.AnalysisView;
import freehold.answers.CourseLog;
import freehold.answers.GameView;
import freehold.answers.GuideView;
import freehold.answers.LessonView;
import freehold.answers.PositionView;
import freehold.answers.RulebookView;
import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.texts.Lesson;
import freehold.kernel.texts.Rulebook;
import freehold.kernel.wire.Writable;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.search.Analysis;
import freehold.search.Verdict;
import freehold.server.fair.Seed;
import freehold.server.hall.EventView;
import freehold.server.hall.Telling;
import freehold.server.http.FaultView;
import freehold.server.http.Speech;
import freehold.server.json.Json;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import freehold.wire.table.Done;
import freehold.wire.table.NotDone;
import freehold.wire.table.Update;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/// What the generated code writes is what reflection finds in the same records.
class GeneratedJsonTest {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
    private static final Seed SEED = Seed.parse("5e".repeat(32));
    private static final Guest ADA = new Guest("ada", "Ada \"the\nGreat\" \u0001 – 大家");
    private static final Guest BEN = new Guest("ben", "Ben");
    /// Who sits there is known by name; the id is nobody's business.
    @JsonIgnoreProperties("guest")
    private interface WithoutGuest {}

    private static final ObjectMapper WITHOUT_GUESTS = Json.mapper()
            .addMixIn(Chair.Person.class, WithoutGuest.class)
            .addMixIn(Chair.Kept.class, WithoutGuest.class)
            .addMixIn(Event.Seated.class, WithoutGuest.class)
            .build();

    /// One ply in so many is looked at, and the last.
    private static final int SAMPLED = 5;

    @Test
    void positionsAndViewsOfAllGames() throws IOException {
        var compared = 0;
        for (var course : goldenGames()) {
            var plies = course.plies().size();
            for (var ply = plies; ply >= 0; ply -= SAMPLED) {
                compareSeats(course.at(ply));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    private static void compareSeats(Position position) {
        IntStream.rangeClosed(0, position.seats()).forEach(viewer -> {
            assertSame(position.view(viewer));
            assertSame(PositionView.of(position, viewer, true, Speech.ENGLISH));
            assertSame(PositionView.of(position, viewer, false, Speech.ENGLISH));
        });
    }

    private static List<Course> goldenGames() throws IOException {
        try (var files = Files.walk(Path.of("../games"))) {
            return files.filter(file -> file.toString().contains("src/test/resources/golden/"))
                    .filter(file -> file.toString().endsWith(".fgn"))
                    .flatMap(GeneratedJsonTest::games)
                    .toList();
        }
    }

    private static Stream<Course> games(Path file) {
        try {
            return FgnReader.read(Files.readString(file)).stream().map(game -> ((Scoresheet) game).course());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void legalMovesAreInTheOrderOfTheirTokens() throws IOException {
        for (var course : goldenGames()) {
            var position = course.at(course.plies().size() / 2);
            var answer = PositionView.of(position, 0, true, Speech.ENGLISH);
            assertThat(answer.legal()).isEqualTo(position.legalTokens());
            assertThat(answer.moves().stream().map(freehold.wire.Move::token)).isEqualTo(answer.legal());
        }
    }

    @Test
    void logs() throws IOException {
        for (var course : goldenGames()) {
            CourseLog.of(course, 1, Speech.ENGLISH).forEach(GeneratedJsonTest::assertSame);
        }
    }

    @Test
    void whatIsToldAboutGames() {
        // The game for tests whose rules have changed has no texts of its own.
        for (var game : Games.all().stream()
                .filter(each -> each.olderEditions().isEmpty())
                .toList()) {
            for (var language : Language.values()) {
                assertSame(GuideView.of(game, language));
                assertSame(RulebookView.of(Rulebook.of(game, language)));
                LessonView.of(Lesson.of(game), language).forEach(GeneratedJsonTest::assertSame);
                assertSame(GameView.of(game, new Speech(language).words()));
                Rulebook.of(game, language)
                        .entries()
                        .forEach(entry -> assertSame(GameView.rule(game, entry, new Speech(language).words())));
            }
        }
    }

    @Test
    void tables() {
        for (var upTo = 1; upTo <= EVENTS.size(); upTo++) {
            var table = table(EVENTS.subList(0, upTo));
            for (var guest : List.of(ADA, BEN, Guest.STRANGER)) {
                var view = TableView.of(table, Viewer.of(guest), NOON, Speech.ENGLISH);
                assertSame(view);
                assertSame(TableView.summary(table, Viewer.of(guest), NOON));
                LogView.of(table, Viewer.of(guest), 0, Speech.ENGLISH).forEach(GeneratedJsonTest::assertSame);
            }
        }
    }

    @Test
    void events() {
        assertThat(Stream.concat(EVENTS.stream(), DROPPING.stream())
                        .map(Event::getClass)
                        .distinct())
                .as("all but a message that was removed")
                .hasSize(Event.class.getPermittedSubclasses().length - 1);
        assertThat(EventView.of(new Entry(18, NOON, new Event.Unsaid(0), "")).json())
                .isEqualTo("{\"v\":18}");
        assertTold(table(EVENTS));
        assertTold(table(DROPPING));
        assertThat(EventView.hidden(18).json()).isEqualTo("{\"v\":18}");
    }

    private static void assertTold(Table table) {
        var told = Telling.of(table, Viewer.of(ADA)).lines().map(GeneratedJsonTest::parsed);
        assertThat(table.entriesAfter(0, Integer.MAX_VALUE).stream().map(GeneratedJsonTest::plain))
                .containsExactlyElementsOf(told.toList());
    }

    private static JsonNode plain(Entry entry) {
        var plain = WITHOUT_GUESTS.createObjectNode();
        plain.put("v", entry.v());
        plain.setAll((ObjectNode) WITHOUT_GUESTS.valueToTree(entry.event()));
        plain.put("at", entry.at().toString());
        return parsed(plain.toString());
    }

    @Test
    void updates() {
        var table = table(EVENTS);
        var ada = Viewer.of(ADA);
        for (var since = 0; since < table.version(); since++) {
            var state = TableView.of(table, ada, NOON, Speech.ENGLISH);
            var from = table.moves().playedBy(since);
            var update = new Update(
                    table.version(),
                    since,
                    table.entriesAfter(since, Integer.MAX_VALUE).stream()
                            .map(EventView::of)
                            .toList(),
                    state,
                    new Update.Log(from, LogView.from(table, ada, from, Speech.ENGLISH)));
            var text = Updates.text(table, ada, since, Telling.after(table, ada, since), state, Speech.ENGLISH);
            assertThat(parsed(update.json())).isEqualTo(parsed(text));
        }
    }

    @Test
    void refusals() {
        for (var details : List.<Map<String, Object>>of(
                Map.of(),
                Map.of("version", 3),
                Map.of("token", "e5", "rule", "E3", "places", List.of("e5", "e6"), "index", 4),
                Map.of("ply", 2, "token", "x"),
                Map.of("table", "t"),
                Map.of("retryAfter", 30))) {
            var refused = new Refused(Refused.Code.ILLEGAL, Phrase.of("no"), details);
            var fault = FaultView.of(refused, Speech.ENGLISH);
            assertSame(fault);
            assertThat(parsed(fault.json())).isEqualTo(Json.tree(plain(refused)));
        }
    }

    private static Map<String, Object> plain(Refused refused) {
        var plain = new LinkedHashMap<String, Object>();
        plain.put("error", refused.code().word());
        plain.put("message", refused.sentence().toString());
        plain.putAll(refused.details());
        return plain;
    }

    @Test
    void answersThroughASocket() {
        var refused = new Refused(Refused.Code.STALE, Phrase.of("no"), Map.of("version", 3));
        assertSame(new Done("key", 18));
        assertThat(new NotDone("key", FaultView.of(refused, Speech.ENGLISH)).json())
                .isEqualTo("{\"did\":\"key\",\"error\":\"stale\",\"message\":\"no\",\"version\":3}");
    }

    @Test
    void rulings() {
        var position = table(EVENTS.subList(0, 5)).position();
        for (var token : List.of(position.legalTokens().getFirst(), "z9", "a99", "nonsense", "swap")) {
            assertSame(PositionView.ruling(token, position.judge(token), Speech.ENGLISH));
        }
    }

    @Test
    void analyses() {
        var position = table(EVENTS.subList(0, 5)).position();
        var move = position.legalMoves()[0];
        var token = position.token(move);
        for (var verdict : Verdict.values()) {
            var candidate = new Analysis.Candidate(move, token, verdict, 0.5, 1, List.of(token));
            var analysis = new Analysis(100, verdict, List.of(1.0, 0.0), List.of(candidate));
            assertSame(AnalysisView.of(analysis, position, Speech.ENGLISH, true));
        }
    }

    private static final String FIRST = "a1";

    /// Each kind of event at least once.
    private static final List<Event> EVENTS = events("estate");

    /// The one kind for which another game is needed.
    private static final List<Event> DROPPING =
            List.of(created("hexploration", new Chair.Open(), new Chair.Open()), new Event.Dropped(2));

    private static Event created(String game, Chair... others) {
        var person = new Chair.Person(ADA.id(), ADA.name(), Optional.of("ab".repeat(32)));
        var chairs = Stream.concat(Stream.<Chair>of(person), Stream.of(others)).toList();
        return new Event.Created(
                game,
                Games.named(game).edition(),
                Games.named(game).setup(chairs.size(), Map.of()).options().values(),
                chairs,
                true,
                true,
                Optional.of(new Pace.Live(600, 10)),
                false,
                Optional.of(SEED.commitment("t")),
                Optional.empty(),
                Optional.empty());
    }

    private static List<Event> events(String game) {
        return List.of(
                created(game, new Chair.Open()),
                new Event.Seated(2, BEN.id(), BEN.name(), Optional.empty()),
                new Event.Left(2),
                new Event.Filled(2, 3),
                new Event.Left(2),
                new Event.Seated(2, BEN.id(), BEN.name(), Optional.of("cd".repeat(32))),
                new Event.Started(SEED.commitment("t")),
                new Event.Brought(1),
                new Event.Named(2, "Bea"),
                new Event.Said(0, "Cem", "hello \\ \"there\"", Optional.empty()),
                new Event.Played(1, FIRST),
                new Event.UndoAsked(1, 1),
                new Event.UndoRefused(2),
                new Event.UndoAsked(1, 1),
                new Event.UndoAgreed(2),
                new Event.Undone(1, 1),
                new Event.Paused(1_500),
                new Event.Played(1, FIRST),
                new Event.Flagged(1),
                new Event.Resigned(2),
                new Event.Over(List.of(1), List.of(1, 0.5), "resigned", SEED.hex()),
                new Event.Rematch(1, "other"));
    }

    private static Table table(List<Event> events) {
        return new Table("t", SEED, Entry.number(1, NOON, "", events));
    }

    private static void assertSame(Writable value) {
        assertThat(parsed(value.json())).isEqualTo(ReflectedJson.of(value));
    }

    private static JsonNode parsed(String json) {
        return Json.parse(json.getBytes(StandardCharsets.UTF_8));
    }
}
