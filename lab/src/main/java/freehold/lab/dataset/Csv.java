package freehold.lab.dataset;

import java.util.List;
import java.util.stream.Collectors;

/// Lines of comma-separated values (RFC 4180, with a line feed).
public final class Csv {
    private Csv() {}

    public static String line(List<String> cells) {
        return cells.stream().map(Csv::quoted).collect(Collectors.joining(",")) + "\n";
    }

    private static String quoted(String cell) {
        return cell.matches("(?s).*[\",\\r\\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
