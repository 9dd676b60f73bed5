package freehold.lab.ladder;

/// A little algebra of square matrices.
final class Matrix {
    private Matrix() {}

    static double[] product(double[][] matrix, double[] vector) {
        var product = new double[vector.length];
        for (var row = 0; row < vector.length; row++) {
            for (var column = 0; column < vector.length; column++) {
                product[row] += matrix[row][column] * vector[column];
            }
        }
        return product;
    }

    /// Of a symmetric matrix whose values are all positive, which needs no search for pivots (Gauss–Jordan).
    static double[][] inverse(double[][] matrix) {
        var size = matrix.length;
        var rest = new double[size][];
        var inverse = new double[size][size];
        for (var i = 0; i < size; i++) {
            rest[i] = matrix[i].clone();
            inverse[i][i] = 1;
        }
        for (var pivot = 0; pivot < size; pivot++) {
            scale(1 / rest[pivot][pivot], rest[pivot], inverse[pivot]);
            for (var row = 0; row < size; row++) {
                if (row != pivot) {
                    var factor = rest[row][pivot];
                    subtract(factor, rest[pivot], rest[row]);
                    subtract(factor, inverse[pivot], inverse[row]);
                }
            }
        }
        return inverse;
    }

    private static void scale(double factor, double[]... rows) {
        for (var row : rows) {
            for (var i = 0; i < row.length; i++) {
                row[i] *= factor;
            }
        }
    }

    private static void subtract(double factor, double[] from, double[] row) {
        for (var i = 0; i < row.length; i++) {
            row[i] -= factor * from[i];
        }
    }
}
