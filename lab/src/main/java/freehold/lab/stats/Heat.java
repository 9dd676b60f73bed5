package freehold.lab.stats;

import java.io.Serializable;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Where on the board things are put, by piece, and how well that went for whoever did.
public final class Heat implements Statistic<Heat> {
    /// The map of all pieces together.
    public static final String ALL = "all";

    private final TreeMap<String, NavigableMap<String, Spot>> maps = new TreeMap<>();

    /// One place.
    public static final class Spot implements Serializable {
        private final double x;
        private final double y;
        private final Share share = new Share();

        Spot(double x, double y) {
            this.x = x;
            this.y = y;
        }

        public double x() {
            return x;
        }

        public double y() {
            return y;
        }

        /// How often it was used, and what those who did took of the win.
        public Share share() {
            return share;
        }
    }

    @Override
    public void add(Replay game) {
        for (var step : game.bySeats()) {
            step.note().place().ifPresent(place -> {
                var taken = game.taken(step.actor());
                spot(ALL, place.name(), place.x(), place.y()).share.add(taken);
                step.note()
                        .piece()
                        .ifPresent(piece -> spot(piece, place.name(), place.x(), place.y())
                                .share
                                .add(taken));
            });
        }
    }

    private Spot spot(String map, String place, double x, double y) {
        return maps.computeIfAbsent(map, _ -> new TreeMap<>()).computeIfAbsent(place, _ -> new Spot(x, y));
    }

    @Override
    public void merge(Heat other) {
        other.maps.forEach((map, spots) -> spots.forEach(
                (place, spot) -> spot(map, place, spot.x, spot.y).share.merge(spot.share)));
    }

    /// By piece, then by the name of the place.
    public NavigableMap<String, NavigableMap<String, Spot>> maps() {
        return maps;
    }
}
