package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;

/// A well-formed token on its way to become a move: its kind, and its parts as text.
final class TokenReader {
    /// Stands for every number that is too long to mean anything here.
    private static final int TOO_LARGE = 10_000;

    private final TokenForm form;
    private final Matcher parts;

    private TokenReader(TokenForm form, Matcher parts) {
        this.form = form;
        this.parts = parts;
    }

    static Optional<TokenReader> of(TokenForm form, String text) {
        var parts = form.pattern().matcher(text);
        return parts.matches() ? Optional.of(new TokenReader(form, parts)) : Optional.empty();
    }

    /// The move, or what in the token does not exist.
    Reading read(int seats, int types) {
        var unknown = unknownType(types)
                .or(() -> unknownSeat(seats))
                .or(this::unknownPiece)
                .or(this::unknownPrice)
                .or(this::unknownSpace);
        return unknown.isPresent() ? unknown.get() : new Reading.Move(move());
    }

    private boolean has(String part) {
        return form.has(part) && parts.group(part) != null;
    }

    private int number(String part) {
        var text = parts.group(part);
        return text.length() > 4 ? TOO_LARGE : Integer.parseInt(text);
    }

    private int type() {
        return Names.type(parts.group("type"));
    }

    private int slot() {
        return Markets.slot(type(), number("price"));
    }

    private int space() {
        return Space.at(number("q"), number("r"));
    }

    private int markers() {
        return has("markers") ? number("markers") : 0;
    }

    private int move() {
        return switch (form.kind()) {
            case DRAW, END, VOID, STEP, STAY -> Move.of(form.kind());
            case SHOP -> Move.shop(number("seat"), slot());
            case MOVE -> Move.move(number("pawn") - 1, space(), markers());
            case MARK, BUY, UNMARK, SEIZE, SPARE -> Move.of(form.kind(), space());
            case PRICE -> Move.reprice(slot(), number("other"));
            case PLACE -> Move.place(number("pawn") - 1, space());
            case DISCARD -> Move.discard(number("price"));
            case RETURN -> Move.giveBack(slot());
            case START -> Move.start(type(), space());
            case TILE -> Move.tile(type());
        };
    }

    /// For the parts that H3 counts.
    private Optional<Ruling.Unknown> unknown(String part, IntPredicate exists, Function<String, Phrase> because) {
        return has(part) && !exists.test(number(part))
                ? Optional.of(new Ruling.Unknown(Rule.H3, because.apply(parts.group(part))))
                : Optional.empty();
    }

    private Optional<Ruling.Unknown> unknownType(int types) {
        return has("type") && (type() < 0 || type() >= types)
                ? Optional.of(new Ruling.Unknown(
                        Rule.H1,
                        Phrase.of("there is no type %s; the types are %s", parts.group("type"), Names.terrains(types))))
                : Optional.empty();
    }

    private Optional<Ruling.Unknown> unknownSeat(int seats) {
        return unknown(
                "seat",
                seat -> seat <= seats,
                seat -> Phrase.of("there is no seat %s; the seats are 1 to %s", seat, seats));
    }

    private Optional<Ruling.Unknown> unknownPiece() {
        return unknown(
                        "pawn",
                        pawn -> pawn <= Pawns.PER_SEAT,
                        pawn -> Phrase.of("there is no pawn %s; every player has pawns 1 and 2", pawn))
                .or(() -> unknown(
                        "markers",
                        markers -> markers <= Markers.PER_SEAT,
                        markers -> Phrase.of("nobody has %s score markers; every player has five", markers)));
    }

    private Optional<Ruling.Unknown> unknownPrice() {
        return unknownPrice("price").or(() -> unknownPrice("other"));
    }

    private Optional<Ruling.Unknown> unknownPrice(String part) {
        return unknown(
                part,
                Markets::isPrice,
                price -> Phrase.of("there is no price $%s; the prices are $3, $4 and $5", price));
    }

    private Optional<Ruling.Unknown> unknownSpace() {
        return has("q") && Space.distance(number("q"), number("r")) > Space.FARTHEST
                ? Optional.of(new Ruling.Unknown(
                        Rule.H2,
                        Phrase.of(
                                "%s,%s is farther away than all tiles together can reach",
                                parts.group("q"), parts.group("r"))))
                : Optional.empty();
    }
}
