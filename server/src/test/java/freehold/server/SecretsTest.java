package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.server.decisions.Play;
import freehold.server.fair.Seed;
import freehold.server.http.Disclosure;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Two games that differ only in what one seat keeps secret look the same to everybody else, byte for byte.
class SecretsTest {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
    private static final Seed SEED = Seed.parse("5e".repeat(32));
    /// One ply in so many is looked at.
    private static final int SAMPLED = 12;
    private static final int GAMES = 80;

    @Test
    void whatOneSeatStowsChangesNothingForTheOthers() {
        var compared = 0;
        for (var seed = 0; seed < GAMES; seed++) {
            compared += compare(Games.named("the-estates"), 2 + seed % 4, new Dice(seed));
        }
        assertThat(compared).isGreaterThan(1_000);
    }

    /// Plays a random game twice at once. Wherever the first plays a secret ply, the second plays another that is also
    /// legal; from there on only plies are played that are legal in both.
    private static int compare(Game game, int seats, Dice dice) {
        var setup = game.setup(seats, Map.of());
        var one = new Course(game, setup);
        var other = new Course(game, setup);
        var keeper = 1 + dice.below(seats);
        var compared = 0;
        while (!one.position().isOver() && !other.position().isOver()) {
            var moves = common(one.position(), other.position());
            var move = moves.get(dice.below(moves.size()));
            var isSecret = one.position().isSecret(move) && one.position().actor() == keeper;
            var twin = isSecret ? secretTwin(other.position(), dice) : move;
            one.playLegal(move);
            other.playLegal(twin);
            var isSecretKept = !one.plies().equals(other.plies());
            var isSampled = dice.below(SAMPLED) == 0;
            if (goesOnAlike(one.position(), other.position()) && isSampled && isSecretKept) {
                assertSame(table(one, SecretsTest::apart), table(other, SecretsTest::apart), keeper);
                assertSameAtOneScreen(table(one, SecretsTest::together), table(other, SecretsTest::together), keeper);
                compared++;
            }
        }
        return compared;
    }

    /// Not even the rules give anything away: whatever one seat keeps secret, the others can go on in the same way.
    private static boolean goesOnAlike(Position one, Position other) {
        assertThat(one.isOver()).isEqualTo(other.isOver());
        assertThat(common(one, other).isEmpty()).isEqualTo(one.isOver());
        return !one.isOver();
    }

    private static List<Integer> common(Position one, Position other) {
        if (one.actor() != other.actor()) {
            throw new AssertionError("who acts differs");
        }
        var others = IntStream.of(other.legalMoves()).boxed().toList();
        return IntStream.of(one.legalMoves()).boxed().filter(others::contains).toList();
    }

    private static int secretTwin(Position position, Dice dice) {
        var secrets =
                IntStream.of(position.legalMoves()).filter(position::isSecret).toArray();
        return secrets[dice.below(secrets.length)];
    }

    /// On each seat sits somebody else.
    private static Guest apart(int seat) {
        return new Guest("guest" + seat, "Seat " + seat);
    }

    /// One person sits on all of them.
    private static Guest together(int anySeat) {
        return new Guest("all", "Ada");
    }

    private static Table table(Course course, IntFunction<Guest> people) {
        var events = new ArrayList<Event>();
        var chairs = IntStream.rangeClosed(1, course.setup().seats())
                .<Chair>mapToObj(seat -> new Chair.Person(
                        people.apply(seat).id(), people.apply(seat).name(), Optional.empty()))
                .toList();
        events.add(new Event.Created(
                course.game().id(),
                1,
                course.setup().options().values(),
                chairs,
                true,
                false,
                Optional.empty(),
                false,
                Optional.of(SEED.commitment("t")),
                Optional.empty(),
                Optional.empty()));
        events.add(new Event.Started(SEED.commitment("t")));
        course.plies().forEach(ply -> events.add(new Event.Played(ply.by(), ply.token())));
        return new Table("t", SEED, Entry.number(1, NOON, "", events));
    }

    private static void assertSame(Table one, Table other, int keeper) {
        for (var seat = 0; seat <= one.chairs().size(); seat++) {
            if (seat != keeper) {
                var guest = seat == 0 ? Guest.STRANGER : apart(seat);
                assertThat(told(one, guest, keeper)).isEqualTo(told(other, guest, keeper));
            }
        }
    }

    /// Whoever has sat down there, and nobody before that, looks with the eyes of that seat alone.
    private static void assertSameAtOneScreen(Table one, Table other, int keeper) {
        for (var seat = 0; seat <= one.chairs().size(); seat++) {
            if (seat != keeper) {
                var viewer = new Viewer(together(seat), Optional.of(seat));
                assertThat(Disclosure.of(one, viewer, NOON)).isEqualTo(Disclosure.of(other, viewer, NOON));
            }
        }
    }

    /// All that leaves the process for a guest: the table, its events, its record, and refusals.
    private static String told(Table table, Guest guest, int keeper) {
        var told = new StringBuilder(Disclosure.of(table, Viewer.of(guest), NOON));
        if (table.actor() != keeper || !table.seatsOf(guest).contains(keeper)) {
            for (var token : List.of("stow0", "keep", "bid3", "rubbish")) {
                told.append(refusal(table, guest, token));
            }
        }
        return told.toString();
    }

    private static String refusal(Table table, Guest guest, String token) {
        try {
            return Play.ply(table, guest, token, table.version()).toString();
        } catch (Refused e) {
            return e.code() + " " + e.sentence() + new java.util.TreeMap<>(e.details());
        }
    }
}
