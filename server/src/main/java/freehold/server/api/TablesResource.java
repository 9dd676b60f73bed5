package freehold.server.api;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.telling.Phrase;
import freehold.server.agents.HouseGame;
import freehold.server.agents.Steward;
import freehold.server.decisions.EventLimit;
import freehold.server.decisions.Rematches;
import freehold.server.decisions.Seating;
import freehold.server.decisions.Takebacks;
import freehold.server.decisions.Talk;
import freehold.server.decisions.Transfers;
import freehold.server.fair.Seed;
import freehold.server.guard.RateLimit;
import freehold.server.guard.Work;
import freehold.server.hall.Hall;
import freehold.server.hall.Names;
import freehold.server.http.Exchange;
import freehold.server.json.Body;
import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Terms;
import freehold.server.table.Viewer;
import freehold.wire.Seal;
import freehold.wire.Version;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// Tables: opened, found, looked at, joined and left.
public final class TablesResource {
    private static final int MOST_SEATS = 16;
    private static final int LONGEST_SECONDS = 366 * 24 * 60 * 60;
    /// A table that nobody has joined for so long is offered no more; its link still works.
    private static final Duration OFFERED = Duration.ofDays(1);

    private final Hall hall;
    private final Store store;
    private final Steward steward;
    private final HouseGame houseGame;
    private final Clock clock;
    private final RateLimit limit;

    public TablesResource(Hall hall, Store store, Steward steward, HouseGame houseGame, Clock clock, RateLimit limit) {
        this.hall = hall;
        this.store = store;
        this.steward = steward;
        this.houseGame = houseGame;
        this.clock = clock;
        this.limit = limit;
    }

    /// `POST /tables`
    public void create(Exchange exchange) {
        var guest = exchange.somebody();
        var body = exchange.body();
        var game = Games.named(body.text("game", PositionsResource.LONGEST_TOKEN));
        var share = DrawShare.sealed(body);
        var chairs = body.objects("seats", MOST_SEATS).stream()
                .map(seat -> chair(seat, guest, share.salt()))
                .toList();
        chairs.forEach(chair -> {
            if (chair instanceof Chair.Agent(var level)) {
                game.level(level); // refuses a level that there is not
            }
        });
        var course =
                new Course(game, game.setup(chairs.size(), body.values("options", PositionsResource.LONGEST_TOKEN)));
        var terms = terms(body);
        exchange.charge(Work.TABLE, 1);
        exchange.admit(RateLimit.Newcomer.TABLE);
        var plies = body.texts("plies", PositionsResource.MOST_PLIES, PositionsResource.LONGEST_TOKEN);
        if (!plies.isEmpty()) {
            Transfers.check(chairs, guest);
            PositionsResource.play(exchange, course, plies);
        }
        var brought = Transfers.events(course);
        show(exchange, 201, open(share, (name, seed) -> {
            var opening = Seating.create(name, seed, course, chairs, terms, Optional.of(guest.id()));
            return Stream.concat(opening.stream(), brought.stream()).toList();
        }));
    }

    private String open(DrawShare share, BiFunction<String, Seed, List<Event>> opening) {
        if (share.seal().isEmpty()) {
            return hall.create(opening);
        }
        hall.createSealed(share.seal().get(), opening);
        return share.seal().get();
    }

    /// `POST /seals`: a name for a table, and the commitment to its seed, before anybody has said anything about it.
    public void seal(Exchange exchange) {
        exchange.somebody();
        exchange.charge(Work.SEAL, 1);
        var seal = hall.seal();
        exchange.send(201, new Seal(seal.table(), seal.commitment()));
    }

    private static Chair chair(Body seat, Guest guest, Optional<String> salt) {
        return switch (seat.text("kind", PositionsResource.LONGEST_TOKEN)) {
            case "me" -> new Chair.Person(guest.id(), GivenName.in(seat).orElse(guest.name()), salt);
            case "open" -> new Chair.Open();
            case "agent" -> new Chair.Agent(seat.optionalWhole("level").orElse(Chair.SUBSTITUTE));
            default -> throw new Refused(Refused.Code.INVALID, "a seat's kind is me, open or agent");
        };
    }

    /// Strangers find a table unless it says otherwise, and keep quiet there unless it says otherwise.
    private static Terms terms(Body body) {
        return new Terms(
                body.flag("listed", true),
                body.flag("watchersTalk", false),
                body.object("clock").map(TablesResource::pace));
    }

    private static Pace pace(Body clock) {
        return switch (clock.text("kind", PositionsResource.LONGEST_TOKEN)) {
            case "live" -> new Pace.Live(seconds(clock, "base", 1), seconds(clock, "increment", 0));
            case "correspondence" -> new Pace.Correspondence(seconds(clock, "perMove", 1));
            default -> throw new Refused(Refused.Code.INVALID, "a clock's kind is live or correspondence");
        };
    }

    private static int seconds(Body clock, String field, int least) {
        var seconds = clock.whole(field);
        if (seconds < least || seconds > LONGEST_SECONDS) {
            throw new Refused(
                    Refused.Code.INVALID, Phrase.of("'%s' is %s to %s seconds", field, least, LONGEST_SECONDS));
        }
        return seconds;
    }

    /// `GET /tables`
    public void list(Exchange exchange) {
        var page = exchange.page();
        var which = Stream.of("mine", "playing")
                .filter(word -> exchange.flag(word, false))
                .findFirst()
                .orElse("open");
        var ids = switch (which) {
            case "mine" -> store.tablesOf(exchange.somebody(), page);
            case "playing" -> playing(page);
            default -> store.open(clock.instant().minus(OFFERED), page);
        };
        if (ids.size() == page.limit()) {
            exchange.next("/api/tables?%s=true&limit=%d&after=%s".formatted(which, page.limit(), ids.getLast()));
        }
        var cold = (int) ids.stream().filter(id -> !hall.isInMemory(id)).count();
        exchange.charge(Work.LOAD, cold);
        exchange.sendAll(ids.stream().flatMap(id -> summary(id, exchange)).toList());
    }

    /// Whoever begins to look for games finds one.
    private List<String> playing(Page page) {
        if (page.after().isEmpty()) {
            houseGame.offer();
        }
        return store.playing(page);
    }

    /// A table that can't be opened, because its edition of the rules is gone, does not spoil the list.
    private Stream<freehold.wire.table.Table> summary(String id, Exchange exchange) {
        var viewer = Viewer.of(exchange.guest());
        try {
            return hall.look(id, table -> {
                var view = TableView.summary(table, viewer, clock.instant());
                return Stream.of(TableView.with(view, hall.watchers(id), hall.presence(table), Optional.empty()));
            });
        } catch (Refused e) {
            return Stream.empty();
        }
    }

    /// `GET /tables/{id}`
    public void show(Exchange exchange) {
        show(exchange, 200, exchange.path("id"));
    }

    private void show(Exchange exchange, int status, String id) {
        exchange.send(status, hall.look(id, table -> view(exchange, table)));
    }

    private freehold.wire.table.Table view(Exchange exchange, Table table) {
        var view = TableView.of(table, exchange.viewer(), clock.instant(), exchange.speech());
        return TableView.with(view, hall.watchers(table.id()), hall.presence(table), steward.thought(table));
    }

    /// `POST /tables/{id}/rematch`: the first caller opens the new table, everybody takes a seat there.
    public void rematch(Exchange exchange) {
        var guest = exchange.somebody();
        var old = exchange.path("id");
        exchange.charge(Work.TABLE, 1);
        exchange.admit(RateLimit.Newcomer.TABLE);
        var share = DrawShare.sealed(exchange.body());
        var agreed = agree(old, guest, share);
        hall.createOnce(agreed, (id, seed) -> hall.look(old, table -> Rematches.open(table, guest, id, seed)));
        hall.act(agreed, table -> Seating.join(table, guest, Optional.empty(), share.at(table, guest)));
        show(exchange, 200, agreed);
    }

    /// The name of the table at which all meet again.
    private String agree(String old, Guest guest, DrawShare share) {
        var isOpen =
                hall.look(old, Table::rematch).filter(name -> !isClosed(name)).isPresent();
        share.seal().filter(_ -> !isOpen).ifPresent(hall::checkSealed);
        var name = share.seal().orElseGet(() -> Names.fresh(clock.instant()));
        hall.act(old, table -> Rematches.propose(table, guest, name, this::isClosed));
        return hall.look(old, Table::rematch).orElseThrow();
    }

    /// Whether everybody has left again before the game began.
    private boolean isClosed(String id) {
        return hall.isThere(id) && hall.look(id, Table::isAbandoned);
    }

    /// `POST /tables/{id}/say`
    public void say(Exchange exchange) {
        var guest = exchange.somebody();
        limit.speak(guest, exchange.network());
        var text = exchange.body().text("text", Talk.LONGEST);
        var version = hall.act(exchange.path("id"), table -> Talk.say(table, exchange.viewer(), text));
        exchange.send(new Version(version));
    }

    /// `POST /tables/{id}/undo`
    public void undo(Exchange exchange) {
        var guest = exchange.somebody();
        var plies = exchange.body().optionalWhole("plies");
        var id = exchange.path("id");
        var version = hall.act(id, table -> {
            EventLimit.check(table);
            return Takebacks.undo(table, guest, plies, clock.instant());
        });
        var isAsked = hall.look(id, table -> table.undoRequest().isPresent());
        exchange.send(isAsked ? 202 : 200, new Version(version));
    }

    /// `POST /tables/{id}/undo/{answer}`
    public void answerUndo(Exchange exchange) {
        var guest = exchange.somebody();
        var agrees = switch (exchange.path("answer")) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new Refused(Refused.Code.NOT_FOUND, "the answer is yes or no");
        };
        var version = hall.act(exchange.path("id"), table -> Takebacks.answer(table, guest, agrees, clock.instant()));
        exchange.send(new Version(version));
    }
}
