package freehold.school;

/// A position to learn from. Its lists are not copied, and nobody may change them.
final class Sample {
    private final short[] rows;
    private final short[] outputs;
    private final float[] policy;
    private final float[] shares;

    /// @param rows of its features
    /// @param outputs of the moves that were worth a look
    /// @param policy how much each of these should be favoured, together 1
    /// @param shares each seat's share of the win, the acting seat first
    Sample(short[] rows, short[] outputs, float[] policy, float[] shares) {
        this.rows = rows;
        this.outputs = outputs;
        this.policy = policy;
        this.shares = shares;
    }

    short[] rows() {
        return rows;
    }

    short[] outputs() {
        return outputs;
    }

    float[] policy() {
        return policy;
    }

    float[] shares() {
        return shares;
    }
}
