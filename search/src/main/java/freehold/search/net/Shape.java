package freehold.search.net;

/// The size of a net, and where its parts lie in a list of vectors.
///
/// The list has one vector for each row of each matrix, because loops over whole arrays are what the compiler turns
/// into vector instructions. In order: the features, their bias, then for each block a matrix and its bias, then
/// policy, hidden layer of the value, and value, again a matrix and a bias each. A matrix has a vector for each of its
/// inputs.
///
/// @param rows of the features
/// @param width of the layers that are added up
/// @param blocks how many such layers there are
/// @param outputs of the policy
/// @param hidden width of the value's own layer
/// @param seats whose shares of the win the value tells
public record Shape(int rows, int width, int blocks, int outputs, int hidden, int seats) {
    /// Of the biggest net that can be read; it would take minutes to evaluate.
    private static final int MOST = 1 << 16;

    public Shape {
        check("rows", rows);
        check("width", width);
        check("blocks", blocks);
        check("outputs", outputs);
        check("hidden", hidden);
        check("seats", seats);
    }

    private static void check(String name, int value) {
        if (value < 1 || value > MOST) {
            throw new IllegalArgumentException("a net has 1 to " + MOST + " " + name + ", not " + value);
        }
    }

    int bias() {
        return rows;
    }

    /// The first vector of a block's matrix; its bias is the one after the last.
    public int block(int number) {
        return rows + 1 + number * (width + 1);
    }

    public int policy() {
        return block(blocks);
    }

    public int hiddenLayer() {
        return policy() + width + 1;
    }

    public int value() {
        return hiddenLayer() + width + 1;
    }

    /// How many vectors there are.
    public int vectors() {
        return value() + hidden + 1;
    }

    /// How long a vector is.
    public int length(int vector) {
        if (vector < policy()) {
            return width;
        }
        if (vector < hiddenLayer()) {
            return outputs;
        }
        return vector < value() ? hidden : seats;
    }

    /// Vectors of zeros.
    public float[][] zeros() {
        var vectors = new float[vectors()][];
        for (var i = 0; i < vectors.length; i++) {
            vectors[i] = new float[length(i)];
        }
        return vectors;
    }

    /// How many numbers a net of this shape has.
    public int size() {
        var size = 0;
        for (var i = 0; i < vectors(); i++) {
            size += length(i);
        }
        return size;
    }
}
