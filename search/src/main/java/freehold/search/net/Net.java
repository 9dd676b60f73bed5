package freehold.search.net;

/// Judges positions: how good each move looks, and what share of the win each seat can expect.
///
/// The active rows of the features are added up, then each block adds what it makes of the sum so far. Evaluating makes
/// no garbage, and what it found is good until the next position. One object for each thread; the weights may be
/// shared.
public final class Net {
    private final Shape shape;
    private final float[][] weights;
    private final float[] sum;
    private final float[] active;
    private final float[] hidden;
    private final float[] policy;
    private final float[] shares;
    private final int[] scratch;

    /// @param weights vectors as the [Shape] lists them; they are not copied
    public Net(Shape shape, float[][] weights) {
        this.shape = shape;
        this.weights = weights;
        sum = new float[shape.width()];
        active = new float[shape.width()];
        hidden = new float[shape.hidden()];
        policy = new float[shape.outputs()];
        shares = new float[shape.seats()];
        scratch = new int[Math.max(shape.width(), shape.hidden())];
    }

    public Shape shape() {
        return shape;
    }

    /// Looks at the position in which these rows are true.
    public void evaluate(int[] rows, int count) {
        copy(weights[shape.bias()], sum);
        Vectors.addRows(sum, weights, rows, count);
        for (var i = 0; i < shape.blocks(); i++) {
            var block = shape.block(i);
            Vectors.relu(active, sum);
            Vectors.add(sum, weights[block + shape.width()]);
            Vectors.addProduct(sum, weights, block, active, scratch);
        }
        Vectors.relu(active, sum);
        layer(policy, active, shape.policy());
        layer(hidden, active, shape.hiddenLayer());
        Vectors.relu(hidden, hidden);
        layer(shares, hidden, shape.value());
        Vectors.softmax(shares, shares.length);
    }

    private void layer(float[] into, float[] from, int first) {
        copy(weights[first + from.length], into);
        Vectors.addProduct(into, weights, first, from, scratch);
    }

    private static void copy(float[] from, float[] into) {
        System.arraycopy(from, 0, into, 0, into.length);
    }

    /// The weight of a move, by its output: of two that differ by 1 the better is chosen e times as often.
    public float policy(int output) {
        return policy[output];
    }

    /// The expected share of a seat, counted from the acting one, which is 0.
    public float share(int seatsOn) {
        return shares[seatsOn];
    }
}
