package freehold.lab.report;

import freehold.lab.stats.Heat;
import freehold.lab.stats.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

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
                List.of(sheet(subject)));
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
                                Format.fine(spot.getValue().share().games() / games)))
                .toList();
        return busiest.isEmpty() ? "" : "the busiest places are %s.".formatted(Format.list(busiest));
    }

    private static Figure figure(Subject subject, Subject.Part part, String piece, Map<String, Heat.Spot> spots) {
        var caption = "%s%s: how often a place is used in a game"
                .formatted(Format.capital(piece.equals(Heat.ALL) ? "all pieces" : piece), subject.of(part));
        return BoardMap.figure(
                caption,
                subject.game().atlas(part.inCase().setup(subject.game())),
                spots,
                part.found().results().games());
    }

    private record Use(Subject.Part part, String piece, String place, Share share) {}

    private static Sheet<Use> sheet(Subject subject) {
        return Sheet.of("places", "Places", subject.variants().stream().flatMap(Ground::uses))
                .column("variant", use -> use.part.name())
                .column("piece", Use::piece)
                .column("place", Use::place)
                .count("uses", use -> use.share.games())
                .fine(
                        "a game",
                        use -> (double) use.share.games()
                                / use.part.found().results().games())
                .interval("user's share of the win %", use -> use.share.interval());
    }

    private static Stream<Use> uses(Subject.Part part) {
        return part.found().heat().maps().entrySet().stream()
                .flatMap(map -> map.getValue().entrySet().stream()
                        .map(spot -> new Use(
                                part,
                                map.getKey(),
                                spot.getKey(),
                                spot.getValue().share())));
    }
}
