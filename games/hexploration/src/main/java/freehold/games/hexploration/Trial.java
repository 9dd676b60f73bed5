package freehold.games.hexploration;

/// Plays a move for a try, and says how far that would put its seat ahead.
final class Trial {
    /// Of several opponents, one gains from what another loses.
    private static final double WEIGHT_OF_OTHERS = 0.7;

    private final Prospects prospects = new Prospects();
    private Position ahead = new Position(2, Parts.STANDARD);

    double lead(Position position, int move) {
        if (!ahead.isOfOneSetup(position)) {
            ahead = position.copy();
        }
        ahead.set(position);
        ahead.playLegal(move);
        return settled(position.actor());
    }

    /// With all that the move caused settled to the seat's liking (H12, H13).
    private double settled(int seat) {
        while (ahead.turn.stage() == Stage.ENCLOSED) {
            ahead.playLegal(Move.of(Kind.SEIZE, ahead.land.name(ahead.placement.enclosed())));
        }
        var lead = lead(seat);
        if (ahead.turn.stage() == Stage.FOLLOW) {
            ahead.playLegal(Move.of(Kind.STEP));
            return Math.max(lead, lead(seat));
        }
        return lead;
    }

    private double lead(int seat) {
        prospects.read(ahead);
        return prospects.lead(seat, WEIGHT_OF_OTHERS);
    }
}
