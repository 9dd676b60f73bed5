package freehold.games.theestates.view;

import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Scoring;
import freehold.games.theestates.stages.Stages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What the piece on sale could change for each seat: every use by every seat is tried out on a copy.
final class Prospects {
    private final Position position;
    private final int seats;
    private final int[] best;
    private final int[] worst;
    private final int[] uses = new int[Position.MOST_MOVES];
    private final int[] now;
    /// Used again and again, since views are made after every ply.
    private final Position copy;

    private Prospects(Position position) {
        this.position = position;
        seats = position.seats();
        best = new int[seats + 1];
        worst = new int[seats + 1];
        now = Scoring.fromBuildings(position);
        copy = position.copy();
        Arrays.fill(best, Integer.MIN_VALUE);
        Arrays.fill(worst, Integer.MAX_VALUE);
    }

    /// One for each seat; nothing if no piece is on sale.
    static List<View.Prospect> of(Position position) {
        if (position.auction().name().isEmpty()) {
            return List.of();
        }
        var prospects = new Prospects(position);
        return prospects.tryAll() == 0 ? List.of() : prospects.listed();
    }

    /// Returns how many uses there are.
    private int tryAll() {
        var count = Stages.toUse(position.auction().piece())
                .uses(position, position.auction().piece(), uses);
        for (var i = 0; i < count; i++) {
            if (bringsCertificate()) {
                for (var owner = 1; owner <= seats; owner++) {
                    note(owner, after(owner, uses[i]));
                }
            } else {
                noteForAll(after(position.auctioneer(), uses[i]));
            }
        }
        return count;
    }

    /// T15: then it matters who uses the piece.
    private boolean bringsCertificate() {
        var piece = position.auction().piece();
        return Piece.isCube(piece) && position.holdings().certificate(Cube.colour(piece)) == Holdings.NOBODY;
    }

    /// T13. The last use of a round is followed by the next one, so the end of the round is looked at then.
    private Position after(int owner, int move) {
        copy.set(position);
        copy.ask(owner, Stages.toUse(position.auction().piece()));
        copy.playLegal(move);
        return copy.round() == position.round() ? copy : copy.lastRound().orElseThrow();
    }

    private void note(int owner, Position after) {
        var points = Scoring.fromBuildings(after);
        for (var seat = 1; seat <= seats; seat++) {
            var change = points[seat] - now[seat];
            best[seat] = seat == owner ? Math.max(best[seat], change) : best[seat];
            worst[seat] = seat == owner ? worst[seat] : Math.min(worst[seat], change);
        }
    }

    private void noteForAll(Position after) {
        var points = Scoring.fromBuildings(after);
        for (var seat = 1; seat <= seats; seat++) {
            best[seat] = Math.max(best[seat], points[seat] - now[seat]);
            worst[seat] = Math.min(worst[seat], points[seat] - now[seat]);
        }
    }

    private List<View.Prospect> listed() {
        var listed = new ArrayList<View.Prospect>(seats);
        for (var seat = 1; seat <= seats; seat++) {
            listed.add(new View.Prospect(seat, best[seat], worst[seat]));
        }
        return List.copyOf(listed);
    }
}
