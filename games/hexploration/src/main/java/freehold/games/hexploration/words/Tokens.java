package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Deeds;
import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// Tokens, read and written, and what the actor is asked for. Sentences for the log are in [Tale].
public final class Tokens {
    private static final String EXAMPLES = "draw, shop:2F3, move:1>2,-1*2, mark:2,-1, place:1@3,-1 or end";

    /// What the stage open asks for; score markers and prices may be changed before.
    private record Invitation(Kind kind, Phrase words) {}

    private static final List<Invitation> INVITATIONS = List.of(
            new Invitation(Kind.MOVE, Phrase.of("move a pawn")),
            new Invitation(Kind.DRAW, Phrase.of("draw a tile")),
            new Invitation(Kind.SHOP, Phrase.of("buy a tile")),
            new Invitation(Kind.END, Phrase.of("end the turn")));

    private Tokens() {}

    public static String token(int move) {
        var kind = Move.kind(move);
        var space = Space.name(Move.space(move));
        var rest = switch (kind) {
            case DRAW, END, VOID, STEP, STAY -> "";
            case SHOP -> ":" + Move.seat(move) + Names.goods(Move.slot(move));
            case MOVE -> ":" + (Move.pawn(move) + 1) + ">" + space + along(move);
            case MARK, BUY, UNMARK, SEIZE, SPARE -> ":" + space;
            case PRICE -> ":" + Names.goods(Move.slot(move)) + ">" + Move.price(move);
            case PLACE -> ":" + (Move.pawn(move) + 1) + "@" + space;
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

    public static Reading read(String token, int seats, int types) {
        return TokenForm.named(token.split(":", 2)[0])
                .flatMap(form -> TokenReader.of(form, token))
                .map(parts -> parts.read(seats, types))
                .orElse(new Ruling.Garbled(token, EXAMPLES));
    }

    public static Phrase prompt(Position position) {
        return switch (position.thisTurn().stage()) {
            case DRAW -> Phrase.of("draw a tile from the bag");
            case START ->
                Phrase.of(
                        "place a starting tile with pawn %s", position.opening().pawn() + 1);
            case OPEN -> promptOpen(position);
            case HAND -> promptHand(position);
            case RETURN -> Phrase.of("return one tile of your market to the bag");
            case ENCLOSED ->
                Phrase.of(
                        "take over or leave %s, now enclosed",
                        Names.area(position.land(), position.placement().enclosed()));
            case FOLLOW ->
                Phrase.of(
                        "follow onto the new tile with pawn %s, or stay",
                        position.exploration().pawn() + 1);
            case OVER -> Phrase.of("the game is over");
        };
    }

    private static Phrase promptOpen(Position position) {
        return Phrase.joined(
                "%s or %s",
                INVITATIONS.stream()
                        .filter(invitation -> position.allows(invitation.kind()))
                        .map(Invitation::words)
                        .toList());
    }

    private static Phrase promptHand(Position position) {
        var exploration = position.exploration();
        var tile = Phrase.of(
                exploration.isBought() ? "the %s tile that you bought" : "the %s tile that you drew",
                Names.terrain(exploration.hand()));
        if (position.allows(Kind.PLACE)) {
            return position.allows(Kind.DISCARD)
                    ? Phrase.of("place %s, or discard it for $%s", tile, Deeds.DISCARD_PRICE)
                    : Phrase.of("place %s", tile);
        }
        return position.allows(Kind.DISCARD)
                ? Phrase.of("pay $%s to discard %s", Deeds.DISCARD_PRICE, tile)
                : Phrase.of("put %s back into the bag", tile);
    }
}
