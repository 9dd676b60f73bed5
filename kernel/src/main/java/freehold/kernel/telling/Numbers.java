package freehold.kernel.telling;

/// Numbers as people write them.
public final class Numbers {
    private Numbers() {}

    /// A whole number without a fraction, `3` and not `3.0`, both in text and in JSON; any other as it is. The type is
    /// the smallest that JSON readers choose too, so that equal numbers are equal objects.
    public static Number plain(double number) {
        if (number == (int) number) {
            return (int) number;
        }
        if (number == (long) number) {
            return (long) number;
        }
        return number;
    }
}
