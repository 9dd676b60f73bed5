package freehold.server.table;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Log;
import freehold.kernel.position.Position;
import freehold.server.fair.Salts;
import freehold.server.fair.Seed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A table as its events have made it. Mutable, for one owner at a time; it decides nothing, it only follows events
/// that were found good.
public final class Table {
    /// How a table ends that everybody left before the game.
    public static final String ABANDONED = "abandoned";

    private final String id;
    private final Seed seed;
    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Integer> answers = new HashMap<>();
    private final List<Chair> chairs = new ArrayList<>();
    /// The seats that people have given up, and how; an agent plays on for them.
    private final Map<Integer, Departure> deserted = new TreeMap<>();

    private final Event.Created created;
    private Moves moves;
    /// How often players have said something, and those who only watch.
    private final Map<Boolean, Integer> words = new HashMap<>();

    private Optional<Clocks> clocks;
    private Optional<UndoRequest> request = Optional.empty();
    /// The seats that have asked since the last ply, whatever the answer was.
    private final Set<Integer> askers = new HashSet<>();
    /// The number of the last event that was not aside.
    private int settled;

    private Optional<Event.Over> over = Optional.empty();
    /// The number of the event with which it was over; 0 before that.
    private int endedAt;

    /// How many of the plies that stand were played elsewhere.
    private int brought;

    private Optional<String> rematch = Optional.empty();
    private Status status = Status.OPEN;

    /// @param entries from the first, which says what kind of table it is
    public Table(String id, Seed seed, List<Entry> entries) {
        this.id = id;
        this.seed = seed;
        this.created = (Event.Created) entries.getFirst().event();
        chairs.addAll(created.chairs());
        this.moves = new Moves(start());
        this.clocks = created.clock().map(pace -> new Clocks(pace, chairs.size()));
        entries.forEach(this::apply);
    }

    private Course start() {
        var game = game(created);
        return new Course(game, game.setup(chairs.size(), givenOptions()));
    }

    /// As whoever opened the table gave them.
    public Map<String, String> givenOptions() {
        return created.options().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, option -> "" + option.getValue()));
    }

    /// By the edition of the rules by which the table began.
    private static Game game(Event.Created created) {
        try {
            return Games.named(created.game()).inEdition(created.edition());
        } catch (InvalidSetup e) {
            throw new Refused(Refused.Code.OLD_EDITION, e.phrase());
        }
    }

    /// Follows the next event.
    public void apply(Entry entry) {
        if (entry.v() != version() + 1) {
            throw new IllegalStateException("event %d of table %s after %d".formatted(entry.v(), id, version()));
        }
        follow(entry.event(), entry.at());
        entries.add(entry);
        settled = entry.event().isAside() ? settled : entry.v();
        if (!entry.key().isEmpty()) {
            answers.put(entry.key(), entry.v());
        }
    }

    private void follow(Event event, Instant at) {
        switch (event) {
            case Event.Created _ -> {} // followed by the constructor
            case Event.Seated(var seat, var guest, var name, var salt) ->
                chairs.set(seat - 1, new Chair.Person(guest, name, salt));
            case Event.Left(var seat) -> chairs.set(seat - 1, new Chair.Open());
            case Event.Filled(var seat, var level) -> chairs.set(seat - 1, new Chair.Agent(level));
            case Event.Named(var seat, var name) ->
                chairs.set(seat - 1, chairs.get(seat - 1).named(name));
            case Event.Dropped(var seat) -> drop(seat);
            case Event.Started _ -> start(at);
            case Event.Brought(var plies) -> brought = plies;
            case Event.Played(var _, var token) -> play(token, at);
            case Event.Undone(var by, var plies) -> takeBack(by, plies, at);
            case Event.UndoAsked(var by, var plies) -> ask(by, plies);
            case Event.UndoAgreed(var by) -> request = request.map(asked -> asked.without(by));
            case Event.UndoRefused _ -> request = Optional.empty();
            case Event.Resigned(var by) -> desert(by, Departure.RESIGNED);
            case Event.Flagged(var by) -> desert(by, Departure.FLAGGED);
            case Event.Paused(var millis) -> clocks.ifPresent(ticking -> ticking.pause(Duration.ofMillis(millis)));
            case Event.Over end -> end(end);
            case Event.Rematch(var _, var table) -> rematch = Optional.of(table);
            case Event.Said said -> words.merge(said.seat() != Position.SPECTATOR, 1, Integer::sum);
            case Event.Unsaid unsaid -> words.merge(unsaid.seat() != Position.SPECTATOR, 1, Integer::sum);
        }
    }

    /// The game is for fewer players then.
    private void drop(int seat) {
        chairs.remove(seat - 1);
        moves = new Moves(start());
        clocks = clocks.map(old -> new Clocks(old.pace(), chairs.size()));
    }

    private void start(Instant at) {
        status = Status.PLAYING;
        clocks.ifPresent(ticking -> ticking.start(actor(), at));
    }

    private void play(String token, Instant at) {
        var before = actor();
        moves.play(token, version() + 1);
        endQuestions();
        clocks.ifPresent(ticking -> ticking.pass(before, actor(), at));
    }

    private void takeBack(int by, int plies, Instant at) {
        moves.takeBack(plies);
        brought = Math.min(brought, course().plies().size());
        endQuestions();
        clocks.ifPresent(ticking -> ticking.takeBack(by, plies, at));
    }

    private void ask(int by, int plies) {
        request = Optional.of(new UndoRequest(by, plies, peopleBeside(by)));
        askers.add(by);
    }

    private void endQuestions() {
        request = Optional.empty();
        askers.clear();
    }

    private void desert(int seat, Departure how) {
        deserted.put(seat, how);
        request = Optional.empty();
    }

    private void end(Event.Over end) {
        over = Optional.of(end);
        endedAt = version() + 1;
        status = Status.OVER;
        request = Optional.empty();
    }

    public String id() {
        return id;
    }

    public Seed seed() {
        return seed;
    }

    /// The number of the last event.
    public int version() {
        return entries.size();
    }

    /// Whether nothing but talk and questions came after a version.
    public boolean isFresh(int v) {
        return v >= settled && v <= version();
    }

    public Instant lastChange() {
        return entries.isEmpty() ? Instant.EPOCH : entries.getLast().at();
    }

    /// @param most how many of them
    public List<Entry> entriesAfter(int v, int most) {
        var from = Math.clamp(v, 0, entries.size());
        return List.copyOf(entries.subList(from, from + Math.min(most, entries.size() - from)));
    }

    /// The number of the event that a request of that name led to.
    public Optional<Integer> answer(String key) {
        return key.isEmpty() ? Optional.empty() : Optional.ofNullable(answers.get(key));
    }

    public Event.Created created() {
        return created;
    }

    /// The plies that stand, with what is known about each.
    public Moves moves() {
        return moves;
    }

    public Course course() {
        return moves.course();
    }

    public Position position() {
        return moves.course().position();
    }

    /// The lines of the log after the first `from`, as somebody may know them.
    public List<Log.Line> log(int from, Viewer viewer) {
        return moves.log(from, seat -> isOpen(seat, viewer));
    }

    /// How many of the plies that stand were played elsewhere: the first ones.
    public int brought() {
        return brought;
    }

    public Status status() {
        return status;
    }

    /// The seat that acts, [Position#CHANCE], or [Position#NOBODY] unless the game is being played.
    public int actor() {
        return status == Status.PLAYING ? position().actor() : Position.NOBODY;
    }

    /// The seat that acts, if one does.
    public Optional<Integer> actingSeat() {
        return Optional.of(actor()).filter(seat -> seat > Position.CHANCE);
    }

    public List<Chair> chairs() {
        return Collections.unmodifiableList(chairs);
    }

    public Chair chair(int seat) {
        return chairs.get(seat - 1);
    }

    /// The seats for which a guest acts.
    public List<Integer> seatsOf(Guest guest) {
        return seats().filter(seat -> isAttended(seat) && chair(seat).isOf(guest))
                .boxed()
                .toList();
    }

    /// The seats on which a guest sits, whether still playing or not.
    List<Integer> chairsOf(Guest guest) {
        return seats().filter(seat -> chair(seat).isOf(guest)).boxed().toList();
    }

    /// Whether only computers play, for whoever watches.
    public boolean isExhibition() {
        return chairs.stream().allMatch(chair -> chair instanceof Chair.Agent);
    }

    /// Whether a person sits there and plays.
    public boolean isAttended(int seat) {
        return chair(seat).isPerson() && !isDeserted(seat);
    }

    /// Whether an agent is to act.
    public boolean awaitsAgent() {
        return actingSeat().flatMap(this::agentLevel).isPresent();
    }

    /// The level of the agent that acts for a seat, if one does.
    public Optional<Integer> agentLevel(int seat) {
        return switch (chair(seat)) {
            case Chair.Agent(var level) -> Optional.of(level);
            case Chair.Person _ -> isDeserted(seat) ? Optional.of(Chair.SUBSTITUTE) : Optional.empty();
            case Chair.Open _, Chair.Kept _ -> Optional.empty();
        };
    }

    public IntStream seats() {
        return IntStream.rangeClosed(1, chairs.size());
    }

    /// Seats of people other than the one who sits on the given seat.
    private List<Integer> peopleBeside(int by) {
        return seats().filter(seat -> isAttended(seat) && !chair(seat).isOfSame(chair(by)))
                .boxed()
                .toList();
    }

    public boolean isDeserted(int seat) {
        return deserted.containsKey(seat);
    }

    /// How the person of a seat stopped playing, if so.
    public Optional<Departure> departure(int seat) {
        return Optional.ofNullable(deserted.get(seat));
    }

    /// Whether somebody is to act, with the eyes that look.
    public boolean isUpTo(Viewer viewer) {
        return actingSeat()
                .filter(seat -> viewer.seats(this).contains(seat) && isAttended(seat))
                .isPresent();
    }

    /// With whose eyes somebody looks: at a shared keyboard, with those of the seat that acts.
    public int viewpoint(Viewer viewer) {
        var seats = viewer.seats(this);
        return actingSeat().filter(seats::contains).orElse(seats.isEmpty() ? Position.SPECTATOR : seats.getFirst());
    }

    /// How often something was said here.
    ///
    /// @param isByPlayers by them, or by those who only watch
    public int said(boolean isByPlayers) {
        return words.getOrDefault(isByPlayers, 0);
    }

    /// Whether somebody may know what a seat keeps secret from others; all may once the game is over.
    public boolean isOpen(int seat, Viewer viewer) {
        return status == Status.OVER || viewer.seats(this).contains(seat);
    }

    /// Whether somebody may not know the ply of that index.
    public boolean isHidden(int ply, Viewer viewer) {
        return moves.isSecret(ply) && !isOpen(course().plies().get(ply).by(), viewer);
    }

    /// Whether the game has ended after a version and so laid open what was secret: then all must be told again.
    public boolean isRevealedSince(int v) {
        return endedAt > v && moves.hasSecrets();
    }

    /// The seat that alone may know an event, or [Position#SPECTATOR] if everybody may, as once the game is over.
    public int keeper(Entry entry) {
        return status == Status.OVER ? Position.SPECTATOR : moves.keeper(entry.v());
    }

    public Optional<Clocks> clocks() {
        return clocks;
    }

    /// Until when the person who acts must have acted. Agents are not hurried: what delays them is ours to answer for.
    public Optional<Instant> deadline() {
        return actingSeat().filter(this::isAttended).flatMap(seat -> clocks.map(ticking -> ticking.deadline(seat)));
    }

    public Optional<UndoRequest> undoRequest() {
        return request;
    }

    /// Whether a seat has asked for something to be taken back since the last ply.
    public boolean hasAsked(int seat) {
        return askers.contains(seat);
    }

    public Optional<Event.Over> over() {
        return over;
    }

    /// Whether everybody left before the game began.
    public boolean isAbandoned() {
        return over.map(Event.Over::reason).equals(Optional.of(ABANDONED));
    }

    /// The table at which these people play again.
    public Optional<String> rematch() {
        return rematch;
    }

    /// To the seed; empty if nothing is drawn here.
    public String commitment() {
        return created.commitment().orElse("");
    }

    /// What those who sit here have added to the draws.
    public Salts salts() {
        return Chair.salts(chairs);
    }
}
