package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Score;
import freehold.games.hexploration.rules.land.Land;
import java.util.Arrays;

/// The areas that a seat controls, as numbers for a judgement: their sizes, their incomes, and what may be lost.
final class AreaSigns {
    static final int COUNT = 37;
    private static final int SIZES = 8;
    private static final int FEW_EDGES = 3;
    private static final int BEST_SIZE = 6;

    /// By whether they may still grow and by size.
    private final int[] counts = new int[2 * SIZES];
    /// By [Threat]: the income of areas so threatened, and what they would cost.
    private final double[] threatened = new double[Threat.KINDS];

    private final double[] prices = new double[Threat.KINDS];
    /// The sizes of the three largest.
    private final int[] largest = new int[3];

    private int areas;
    private double income;
    private double growing;
    private double held;
    private double secured;
    private double wellSecured;
    private double nearlyEnclosed;
    private double growth;

    void read(Position position, int seat) {
        clear();
        var markers = position.markers();
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            count(position, area);
            secure(position, seat, area);
            rank(position.land().size(area));
        }
    }

    private void clear() {
        Arrays.fill(counts, 0);
        Arrays.fill(threatened, 0);
        Arrays.fill(prices, 0);
        Arrays.fill(largest, 0);
        areas = 0;
        income = 0;
        growing = 0;
        held = 0;
        secured = 0;
        wellSecured = 0;
        nearlyEnclosed = 0;
        growth = 0;
    }

    private void count(Position position, int area) {
        var land = position.land();
        var size = land.size(area);
        var isOpen = land.isOpen(area);
        areas++;
        counts[(isOpen ? SIZES : 0) + bucket(size)]++;
        income += Score.incomeOf(size);
        growing += isOpen ? ExpectedMoney.growing(size) : Score.incomeOf(size);
        if (isOpen && size < BEST_SIZE) {
            growth +=
                    position.bag().left(land.type(area)) / (1.0 + position.bag().size());
        }
    }

    /// Sizes that bring the same income (H16), and the largest of those that bring least.
    private static int bucket(int size) {
        if (size <= BEST_SIZE) {
            return Math.max(0, size - 2);
        }
        return size <= 8 ? 5 : size <= 10 ? 6 : 7;
    }

    private void secure(Position position, int seat, int area) {
        var brings = Score.incomeOf(position.land().size(area));
        var markers = position.markers().count(area);
        var edges = position.land().edges(area);
        held += position.pawns().isIn(area, seat) ? brings : 0;
        secured += markers >= 2 ? brings : 0;
        wellSecured += markers >= 3 ? brings : 0;
        nearlyEnclosed += 0 < edges && edges <= FEW_EDGES ? (double) brings / edges : 0;
        var threat = Threat.worst(position, seat, area);
        threatened[threat] += brings;
        prices[threat] += position.purchasePrice(area);
    }

    private void rank(int size) {
        var rest = size;
        for (var i = 0; i < largest.length; i++) {
            var smaller = Math.min(largest[i], rest);
            largest[i] = Math.max(largest[i], rest);
            rest = smaller;
        }
    }

    void write(Row row, double time) {
        for (var count : counts) {
            row.add(count / 2.0);
        }
        row.addWithTime(income / 10, time);
        row.addWithTime(growing / 10, time);
        writeThreats(row, time);
        row.add(held / 5);
        row.add(secured / 5);
        row.add(wellSecured / 5);
        row.add(nearlyEnclosed / 5);
        row.add(growth);
        row.add(areas / 5.0);
        for (var size : largest) {
            row.add(size / 10.0);
        }
    }

    private void writeThreats(Row row, double time) {
        row.add(threatened[Threat.WITHIN] / 5);
        row.add(threatened[Threat.WITHIN_WITHOUT_MEANS] / 5);
        row.add(threatened[Threat.BESIDE] / 5);
        row.add(threatened[Threat.BESIDE_WITHOUT_MEANS] / 5);
        row.add(prices[Threat.WITHIN] / 20);
        row.add(prices[Threat.BESIDE] / 20);
        row.add(threatened[Threat.WITHIN] * time / 5);
        row.add(threatened[Threat.BESIDE] * time / 5);
    }
}
