package freehold.search.net;

/// Numbers of 16 bits (IEEE 754 binary16): a sign, 5 bits of exponent, 10 of fraction. By hand, because a browser's
/// Java has no instruction for it.
final class HalfFloat {
    private static final int EXPONENT_BIAS = 112;
    private static final int FRACTION_BITS = 13;
    private static final float SMALLEST = 0x1p-24F;
    /// The greatest finite one; anything above becomes it.
    private static final float GREATEST = 65504;

    private static final float SMALLEST_NORMAL = 0x1p-14F;

    private HalfFloat() {}

    static float toFloat(int half) {
        var sign = (half & 0x8000) << 16;
        var rest = half & 0x7FFF;
        if (rest < 0x400) {
            return (sign == 0 ? 1 : -1) * rest * SMALLEST;
        }
        return Float.intBitsToFloat(sign | ((rest << FRACTION_BITS) + (EXPONENT_BIAS << 23)));
    }

    /// The nearest one; of two equally near, the even one.
    static int of(float number) {
        var sign = Float.floatToRawIntBits(number) >>> 16 & 0x8000;
        var size = Math.min(Math.abs(number), GREATEST);
        if (size < SMALLEST_NORMAL) {
            return sign | (int) Math.rint(size / SMALLEST);
        }
        var bits = Float.floatToRawIntBits(size) - (EXPONENT_BIAS << 23);
        var half = bits >>> FRACTION_BITS;
        var lost = bits & ((1 << FRACTION_BITS) - 1);
        var middle = 1 << (FRACTION_BITS - 1);
        var up = lost > middle || (lost == middle && (half & 1) == 1);
        return sign | (half + (up ? 1 : 0));
    }
}
