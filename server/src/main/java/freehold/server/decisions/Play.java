package freehold.server.decisions;

import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Plies of people and agents.
public final class Play {
    private Play() {}

    /// A person's ply.
    ///
    /// @param basedOn the version that the person saw
    public static List<Event> ply(Table table, Guest guest, String token, int basedOn) {
        checkSeated(table, guest);
        checkPlaying(table);
        // Whose turn it is everybody knows, so this comes before anything that depends on what only one seat may know.
        if (!table.seatsOf(guest).contains(table.actor())) {
            throw notYourTurn(table);
        }
        return judged(table, token, basedOn);
    }

    private static List<Event> judged(Table table, String token, int basedOn) {
        checkFresh(table, basedOn);
        return switch (table.moves().judge(token)) {
            case Ruling.Legal _ -> List.of(new Event.Played(table.actor(), token));
            case Ruling.Refused refusal -> throw illegal(token, refusal, Map.of());
        };
    }

    /// An agent's ply that a player's own program has thought out.
    ///
    /// @param seat the agent's
    public static List<Event> delegatedPly(Table table, Guest guest, int seat, String token, int basedOn) {
        checkSeated(table, guest);
        checkPlaying(table);
        // The agent may have played by itself meanwhile, which is no mistake of the caller's.
        checkFresh(table, basedOn);
        if (seat != table.actor()) {
            throw notYourTurn(table);
        }
        if (!Delegation.isThinker(table, guest)) {
            throw new Refused(
                    Refused.Code.NOT_YOUR_TURN,
                    "only who plays alone against agents, without secrets and clock, may play for them");
        }
        return judged(table, token, basedOn);
    }

    private static Refused notYourTurn(Table table) {
        return new Refused(Refused.Code.NOT_YOUR_TURN, Phrase.of("it is the turn of %s", new SeatName(table.actor())));
    }

    /// An agent's ply, thought out for a position as its seat knows it. What was said meanwhile does not matter.
    public static List<Event> agentPly(Table table, Position position, int move) {
        checkPlaying(table);
        var isStillAsked = table.agentLevel(table.actor()).isPresent()
                && table.course().asKnownTo(table.actor()).position().hash() == position.hash()
                && table.position().isLegal(move);
        if (!isStillAsked) {
            throw new Refused(Refused.Code.STALE, "the position has changed", Map.of("version", table.version()));
        }
        return List.of(new Event.Played(table.actor(), table.moves().token(move)));
    }

    static void checkSeated(Table table, Guest guest) {
        if (table.seatsOf(guest).isEmpty()) {
            throw new Refused(Refused.Code.NOT_SEATED, "you have no seat at this table");
        }
    }

    static void checkPlaying(Table table) {
        switch (table.status()) {
            case OPEN -> throw new Refused(Refused.Code.NOT_STARTED, "the game starts when all seats are taken");
            case OVER -> throw new Refused(Refused.Code.OVER, "the game is over");
            case PLAYING -> {}
        }
    }

    private static void checkFresh(Table table, int basedOn) {
        if (!table.isFresh(basedOn)) {
            throw new Refused(
                    Refused.Code.STALE,
                    Phrase.of("the table is at version %s, not %s", table.version(), basedOn),
                    Map.of("version", table.version()));
        }
    }

    /// A refused token as data: which rule, and why.
    public static Refused illegal(String token, Ruling.Refused refusal, Map<String, Object> more) {
        var details = new HashMap<>(more);
        details.put("token", token);
        switch (refusal) {
            case Ruling.Illegal illegal -> {
                details.put("rule", illegal.rule().name());
                details.put("places", illegal.places());
            }
            case Ruling.Unknown unknown -> details.put("rule", unknown.rule().name());
            case Ruling.Garbled _ -> {}
        }
        return new Refused(Refused.Code.ILLEGAL, refusal.sentence(), details);
    }
}
