package freehold.school;

import freehold.search.net.Shape;

/// The matrices of a net by output instead of input: the way back through a layer is then a sum of whole vectors, too.
final class Transposed {
    private final Shape shape;
    private final float[][][] blocks;
    private final float[][] policy;
    private final float[][] hiddenLayer;
    private final float[][] value;

    Transposed(Shape shape) {
        this.shape = shape;
        blocks = new float[shape.blocks()][shape.width()][shape.width()];
        policy = new float[shape.outputs()][shape.width()];
        hiddenLayer = new float[shape.hidden()][shape.width()];
        value = new float[shape.seats()][shape.hidden()];
    }

    void set(float[][] weights) {
        for (var k = 0; k < blocks.length; k++) {
            transpose(weights, shape.block(k), blocks[k]);
        }
        transpose(weights, shape.policy(), policy);
        transpose(weights, shape.hiddenLayer(), hiddenLayer);
        transpose(weights, shape.value(), value);
    }

    private static void transpose(float[][] weights, int first, float[][] into) {
        for (var out = 0; out < into.length; out++) {
            var vector = into[out];
            for (var in = 0; in < vector.length; in++) {
                vector[in] = weights[first + in][out];
            }
        }
    }

    float[][] block(int number) {
        return blocks[number];
    }

    float[][] policy() {
        return policy;
    }

    float[][] hiddenLayer() {
        return hiddenLayer;
    }

    float[][] value() {
        return value;
    }
}
