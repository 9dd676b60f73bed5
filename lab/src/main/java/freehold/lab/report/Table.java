package freehold.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Rows and columns, for the page and as a file of their own.
///
/// @param id the name of its file
record Table(String id, String title, List<String> columns, List<List<String>> rows) {
    Table(String id, String title, String... columns) {
        this(id, title, List.of(columns), new ArrayList<>());
    }

    Table row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    String csv() {
        return line(columns) + rows.stream().map(Table::line).collect(Collectors.joining());
    }

    private static String line(List<String> cells) {
        return cells.stream().map(Table::quoted).collect(Collectors.joining(",")) + "\n";
    }

    private static String quoted(String cell) {
        return cell.matches("(?s).*[\",\\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    /// @param most rows shown; the file has them all
    String html(int most) {
        var text = new StringBuilder("<table><thead><tr>");
        columns.forEach(
                column -> text.append("<th>").append(Html.escape(column)).append("</th>"));
        text.append("</tr></thead><tbody>\n");
        rows.stream().limit(most).forEach(row -> text.append(htmlRow(row)));
        text.append("</tbody></table>\n");
        if (rows.size() > most) {
            text.append("<p class='small'>%,d more rows are in <code>%s.csv</code>.</p>\n"
                    .formatted(rows.size() - most, id));
        }
        return text.toString();
    }

    private static String htmlRow(List<String> row) {
        return row.stream()
                .map(cell -> "<td%s>%s</td>".formatted(isNumber(cell) ? " class='n'" : "", Html.escape(cell)))
                .collect(Collectors.joining("", "<tr>", "</tr>\n"));
    }

    private static boolean isNumber(String cell) {
        return cell.matches("-?[0-9.,]*( %)?");
    }
}
