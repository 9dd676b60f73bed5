package freehold.games.theestates.words;

import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Tokens, read and written.
public final class Tokens {
    private static final Pattern BID = Pattern.compile("bid(0|[1-9][0-9]*)");
    private static final Pattern ROOF = Pattern.compile("roof(0|[1-9][0-9]*)");
    private static final Pattern PERMIT = Pattern.compile("permit(0|[1-9][0-9]*)");
    private static final Pattern ROW = Pattern.compile("([A-Z])[+-]?");
    private static final Pattern LOT = Pattern.compile("([ABC])(0|[1-9][0-9]*)");
    private static final Pattern CUBE = Pattern.compile("([A-Z])(0|[1-9][0-9]*)");
    /// More digits than any amount of money has; they need not be taken as a number.
    private static final int MANY_DIGITS = 4;

    /// `B2` is a lot as well as a cube, so lots have a table of their own.
    private static final Map<String, Integer> LOTS = tokens(IntStream.range(Move.LOTS, Move.ROOFS));

    private static final Map<String, Integer> OTHERS =
            tokens(IntStream.concat(IntStream.range(0, Move.LOTS), IntStream.rangeClosed(Move.ROOFS, Move.PASS)));

    private Tokens() {}

    private static Map<String, Integer> tokens(IntStream moves) {
        return moves.boxed().collect(Collectors.toMap(Tokens::token, Function.identity()));
    }

    public static String token(int move) {
        return switch (Move.kind(move)) {
            case PIECE -> Piece.name(move);
            case WORD -> word(move);
            case LOT -> Lot.name(Move.lotOf(move));
            case ROOF_VALUE -> "roof" + Move.roofOf(move);
            case ROW -> "" + Lot.letter(Move.rowOf(move));
            case LONGER_ROW -> Lot.letter(Move.rowOf(move)) + "+";
            case SHORTER_ROW -> Lot.letter(Move.rowOf(move)) + "-";
            case BID -> move == Move.PASS ? "pass" : "bid" + Move.amountOf(move);
        };
    }

    private static String word(int move) {
        return switch (move) {
            case Move.STOW -> "stow";
            case Move.HOLD -> "hold";
            case Move.SELL -> "sell";
            case Move.KEEP -> "keep";
            case Move.DISCARD -> "discard";
            default -> throw new IllegalArgumentException("no move " + move);
        };
    }

    public static Reading read(Position position, String token) {
        var namesLots = position.stage().namesLots();
        var move = Optional.ofNullable((namesLots ? LOTS : OTHERS).get(token))
                .or(() -> Optional.ofNullable((namesLots ? OTHERS : LOTS).get(token)));
        if (move.isPresent()) {
            return new Reading.Move(move.get());
        }
        var bid = BID.matcher(token);
        return bid.matches() ? readBid(position, bid.group(1)) : unknown(token);
    }

    private static Reading readBid(Position position, String digits) {
        var all = position.allChecks();
        if (digits.equals("0")) {
            return new Ruling.Unknown(Rule.T11, Phrase.of("a bid is at least $1m"));
        }
        if (digits.length() >= MANY_DIGITS || Integer.parseInt(digits) > all) {
            return new Ruling.Unknown(Rule.T7, Phrase.of("all players together have no more than $%sm", all));
        }
        return new Reading.Move(Move.bid(Integer.parseInt(digits)));
    }

    /// For a token that names nothing: what it seems to name.
    private static Reading unknown(String token) {
        if (ROOF.matcher(token).matches()) {
            return new Ruling.Unknown(Rule.T5, Phrase.of("there is no %s; rooftops have values 1–6", token));
        }
        if (PERMIT.matcher(token).matches()) {
            return new Ruling.Unknown(Rule.T6, Phrase.of("there is no %s; permits have 1, 2 or 3 stripes", token));
        }
        var row = ROW.matcher(token);
        if (row.matches()) {
            return new Ruling.Unknown(Rule.T1, Phrase.of("there is no row %s, only A, B and C", row.group(1)));
        }
        return CUBE.matcher(token).matches() ? unknownPlaceOrCube(token) : garbled(token);
    }

    private static Ruling.Unknown unknownPlaceOrCube(String token) {
        var lot = LOT.matcher(token);
        if (lot.matches()) {
            return new Ruling.Unknown(
                    Rule.T1, Phrase.of("there is no lot %s; row %2$s has lots %2$s1–%2$s10", token, lot.group(1)));
        }
        if (Company.hasLetter(token.substring(0, 1))) {
            return new Ruling.Unknown(Rule.T3, Phrase.of("there is no cube %s; cubes have values 1–6", token));
        }
        return new Ruling.Unknown(
                Rule.T3, Phrase.of("%s is neither a lot nor a cube; cubes are B, G, Y, R, P and S", token));
    }

    private static Ruling.Garbled garbled(String token) {
        return new Ruling.Garbled(token, "stow, R3, roof, permit2, bid5, pass, sell, B2, A+ or discard");
    }
}
