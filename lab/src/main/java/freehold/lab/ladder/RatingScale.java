package freehold.lab.ladder;

import freehold.kernel.InvalidSetup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the ratings that make results most likely (Bradley–Terry). One player fixes the scale.
///
/// A player with strength `s` among others with strength `t` takes the share `s / (s + (seats - 1) t)`. Half a game
/// with
/// equal shares is added for every two players who met, so that ratings stay finite where somebody won everything.
///
/// @param anchor who has the rating `anchorValue`
public record RatingScale(String anchor, double anchorValue) {
    private static final double PRIOR_GAMES = 0.5;
    private static final double ELO = 400 / Math.log(10);
    private static final double CONFIDENCE_95 = 1.96;
    private static final int MOST_STEPS = 1_000;
    private static final double EXACT = 1e-10;
    /// In units of `ELO`; longer steps may overshoot where results are one-sided.
    private static final double LONGEST_STEP = 0.5;

    /// Who met whom, how often, and with which success.
    private record Pairing(String a, String b, int seats) {}

    private record Total(int a, int b, int seats, double games, double share) {
        double expected(double[] strengths) {
            return 1 / (1 + (seats - 1) * Math.exp(strengths[b] - strengths[a]));
        }
    }

    /// All players' ratings, the strongest first.
    ///
    /// @throws InvalidSetup if no games lead from the anchor to some player
    public List<Rating> of(List<Result> results) {
        var players = players(results);
        var totals = totals(results, players);
        var strengths = mostLikely(totals, players.size());
        var covariance = Matrix.inverse(information(totals, strengths));
        var ratings = new ArrayList<Rating>();
        for (var i = 0; i < players.size(); i++) {
            var margin = i == 0 ? 0 : CONFIDENCE_95 * ELO * Math.sqrt(covariance[i][i]);
            ratings.add(new Rating(players.get(i), anchorValue + ELO * strengths[i], margin));
        }
        ratings.sort(Comparator.comparingDouble(rating -> -rating.value()));
        return ratings;
    }

    /// The anchor comes first.
    private List<String> players(List<Result> results) {
        var players = results.stream()
                .flatMap(result -> Stream.of(result.a(), result.b()))
                .filter(player -> !player.equals(anchor))
                .distinct();
        var all = Stream.concat(Stream.of(anchor), players).toList();
        var reached = reached(results);
        all.stream().filter(player -> !reached.contains(player)).findFirst().ifPresent(player -> {
            throw new InvalidSetup(
                    "no games lead from %s to %s, so they have no common scale".formatted(anchor, player));
        });
        return all;
    }

    private Set<String> reached(List<Result> results) {
        var reached = new HashSet<>(Set.of(anchor));
        var size = 0;
        while (size < reached.size()) {
            size = reached.size();
            for (var result : results) {
                if (reached.contains(result.a()) || reached.contains(result.b())) {
                    reached.add(result.a());
                    reached.add(result.b());
                }
            }
        }
        return reached;
    }

    private static List<Total> totals(List<Result> results, List<String> players) {
        var sums = new HashMap<Pairing, double[]>();
        for (var result : results) {
            var sum = sums.computeIfAbsent(new Pairing(result.a(), result.b(), result.seats()), _ -> new double[2]);
            sum[0] += result.games();
            sum[1] += result.share();
        }
        return sums.entrySet().stream().map(entry -> total(entry, players)).toList();
    }

    private static Total total(Map.Entry<Pairing, double[]> entry, List<String> players) {
        var pairing = entry.getKey();
        return new Total(
                players.indexOf(pairing.a()),
                players.indexOf(pairing.b()),
                pairing.seats(),
                entry.getValue()[0] + PRIOR_GAMES,
                entry.getValue()[1] + PRIOR_GAMES / pairing.seats());
    }

    /// Newton's method. The likelihood has one summit.
    private static double[] mostLikely(List<Total> totals, int players) {
        var strengths = new double[players];
        var longest = 1.0;
        for (var i = 0; i < MOST_STEPS && longest > EXACT; i++) {
            var step = Matrix.product(Matrix.inverse(information(totals, strengths)), slope(totals, strengths));
            longest = 0;
            for (var player = 1; player < players; player++) {
                strengths[player] += Math.clamp(step[player], -LONGEST_STEP, LONGEST_STEP);
                longest = Math.max(longest, Math.abs(step[player]));
            }
        }
        return strengths;
    }

    private static double[] slope(List<Total> totals, double[] strengths) {
        var slope = new double[strengths.length];
        for (var total : totals) {
            var surprise = total.share() - total.games() * total.expected(strengths);
            slope[total.a()] += surprise;
            slope[total.b()] -= surprise;
        }
        slope[0] = 0;
        return slope;
    }

    /// How sharply the likelihood falls around the strengths. The anchor is fixed, so its row says nothing.
    private static double[][] information(List<Total> totals, double[] strengths) {
        var information = new double[strengths.length][strengths.length];
        for (var total : totals) {
            var expected = total.expected(strengths);
            var weight = total.games() * expected * (1 - expected);
            information[total.a()][total.a()] += weight;
            information[total.b()][total.b()] += weight;
            information[total.a()][total.b()] -= weight;
            information[total.b()][total.a()] -= weight;
        }
        for (var i = 0; i < strengths.length; i++) {
            information[0][i] = i == 0 ? 1 : 0;
            information[i][0] = i == 0 ? 1 : 0;
        }
        return information;
    }
}
