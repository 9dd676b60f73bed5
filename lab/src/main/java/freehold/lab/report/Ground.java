package freehold.lab.report;

import freehold.lab.stats.Heat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Where is it played? Heat maps of the board, for all pieces and for each.
final class Ground {
    private static final int MOST_MAPS = 7;

    private Ground() {}

    static Chapter of(Subject subject) {
        var figures = new ArrayList<Figure>();
        for (var part : subject.variants()) {
            var maps = part.found().heat().maps();
            if (maps.containsKey(Heat.ALL)) {
                maps.entrySet().stream()
                        .limit(MOST_MAPS)
                        .forEach(map -> figures.add(figure(subject, part, map.getKey(), map.getValue())));
            }
        }
        return new Chapter(
                "Where is it played?",
                subject.say(subject.variants(), Ground::sentence),
                figures,
                List.of(table(subject)));
    }

    private static String sentence(Subject.Part part) {
        var spots = part.found().heat().maps().getOrDefault(Heat.ALL, new TreeMap<>());
        var games = (double) part.found().results().games();
        var busiest = spots.entrySet().stream()
                .sorted(Comparator.comparingLong(
                        spot -> -spot.getValue().share().games()))
                .limit(3)
                .map(spot -> "%s (%s a game)"
                        .formatted(
                                spot.getKey(),
                                Words.fine(spot.getValue().share().games() / games)))
                .toList();
        return busiest.isEmpty() ? "" : "the busiest places are %s.".formatted(Words.list(busiest));
    }

    private static Figure figure(Subject subject, Subject.Part part, String piece, Map<String, Heat.Spot> spots) {
        var caption = "%s%s: how often a place is used in a game"
                .formatted(Words.capital(piece.equals(Heat.ALL) ? "all pieces" : piece), subject.of(part));
        return BoardMap.figure(
                caption,
                subject.game().atlas(part.inCase().setup(subject.game())),
                spots,
                part.found().results().games());
    }

    private static Table table(Subject subject) {
        var table = new Table(
                "places",
                "Places",
                "variant",
                "piece",
                "place",
                "uses",
                "a game",
                "user's share of the win %",
                "low %",
                "high %");
        for (var part : subject.variants()) {
            part.found()
                    .heat()
                    .maps()
                    .forEach((piece, spots) -> spots.forEach((place, spot) -> table.row(
                            part.name(),
                            piece,
                            place,
                            "" + spot.share().games(),
                            Words.fine((double) spot.share().games()
                                    / part.found().results().games()),
                            Words.hundredths(spot.share().interval().mean()),
                            Words.hundredths(spot.share().interval().low()),
                            Words.hundredths(spot.share().interval().high()))));
        }
        return table;
    }
}
