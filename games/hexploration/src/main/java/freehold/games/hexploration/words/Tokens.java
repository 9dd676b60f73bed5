package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;

/// Tokens, read and written.
public final class Tokens {
    private static final String EXAMPLES = "draw, shop:2F3, move:1>2,-1*2, mark:2,-1, place:1@3,-1 or end";

    private Tokens() {}

    public static String token(int move) {
        var kind = Move.kind(move);
        var space = Space.name(Move.space(move));
        var rest = switch (kind) {
            case DRAW, END, VOID, STEP, STAY -> "";
            case SHOP -> ":" + Move.seat(move) + Names.goods(Move.slot(move));
            case MOVE -> ":" + Names.pawn(Move.pawn(move)) + ">" + space + along(move);
            case MARK, BUY, UNMARK, SEIZE, SPARE -> ":" + space;
            case PRICE -> ":" + Names.goods(Move.slot(move)) + ">" + Move.price(move);
            case PLACE -> ":" + Names.pawn(Move.pawn(move)) + "@" + space;
            case DISCARD -> ":" + Move.price(move);
            case RETURN -> ":" + Names.goods(Move.slot(move));
            case START -> ":" + Names.letter(Move.type(move)) + "@" + space;
            case TILE -> ":" + Names.letter(Move.type(move));
        };
        return TokenForm.word(kind) + rest;
    }

    private static String along(int move) {
        return Move.markers(move) > 0 ? "*" + Move.markers(move) : "";
    }

    /// How the tokens of a kind of move begin.
    public static String word(Kind kind) {
        return TokenForm.word(kind);
    }

    public static Reading read(String token, int seats, int types) {
        return TokenForm.named(token.split(":", 2)[0])
                .flatMap(form -> TokenReader.of(form, token))
                .map(parts -> parts.read(seats, types))
                .orElse(new Ruling.Garbled(token, EXAMPLES));
    }
}
