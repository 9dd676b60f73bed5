package freehold.school.judgement;

/// What is learnt from one position.
final class Lesson {
    private final float[] common;
    private final float[][] own;
    private final double[] goal;

    /// @param common the numbers about the table
    /// @param own those about each seat
    /// @param goal what share of the win each seat should be given
    Lesson(float[] common, float[][] own, double[] goal) {
        this.common = common;
        this.own = own;
        this.goal = goal;
    }

    float[] common() {
        return common;
    }

    float[][] own() {
        return own;
    }

    double[] goal() {
        return goal;
    }

    int seats() {
        return own.length;
    }
}
