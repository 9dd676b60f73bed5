package freehold.search.proof;

import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.List;

/// That a seat wins after certain plies, whatever the other does.
///
/// @param plies tokens from the start
/// @param winner a seat
public record Claim(List<String> plies, int winner) {
    public Claim {
        plies = List.copyOf(plies);
    }

    /// `'d4' wins 1`.
    @Override
    public String toString() {
        return "'" + String.join(" ", plies) + "' wins " + winner;
    }

    /// The position that it speaks of.
    ///
    /// @throws InvalidSetup if the plies can't be played
    public Position position(Position start) {
        var position = start.copy();
        for (var token : plies) {
            switch (position.judge(token)) {
                case Ruling.Legal(var move) -> position.playLegal(move);
                case Ruling.Refused refused ->
                    throw new InvalidSetup(
                            "the plies '%s' can't be played: %s".formatted(String.join(" ", plies), refused.message()));
            }
        }
        return position;
    }
}
