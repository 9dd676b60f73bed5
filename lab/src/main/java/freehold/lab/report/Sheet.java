package freehold.lab.report;

import freehold.lab.dataset.Csv;
import freehold.lab.stats.Histogram;
import freehold.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Rows and columns, for the page and as a file of their own.
///
/// @param id the name of its file
/// @param <R> what a row is about
record Sheet<R>(String id, String title, List<R> rows, List<Column<R>> columns) {
    /// @param cell what stands in the row of a thing
    record Column<R>(String heading, Function<R, String> cell) {}

    static <R> Sheet<R> of(String id, String title, Stream<R> rows) {
        return new Sheet<>(id, title, rows.toList(), new ArrayList<>());
    }

    /// Adds a column, as all methods that follow.
    Sheet<R> column(String heading, Function<R, String> cell) {
        columns.add(new Column<>(heading, cell));
        return this;
    }

    Sheet<R> count(String heading, ToLongFunction<R> count) {
        return column(heading, row -> "" + count.applyAsLong(row));
    }

    /// With one decimal place.
    Sheet<R> number(String heading, ToDoubleFunction<R> number) {
        return column(heading, row -> Format.number(number.applyAsDouble(row)));
    }

    /// With two.
    Sheet<R> fine(String heading, ToDoubleFunction<R> number) {
        return column(heading, row -> Format.fine(number.applyAsDouble(row)));
    }

    /// A share in percent.
    Sheet<R> share(String heading, ToDoubleFunction<R> share) {
        return column(heading, row -> Format.hundredths(share.applyAsDouble(row)));
    }

    /// A share in percent, and where it lies with 95 % confidence.
    Sheet<R> interval(String heading, Function<R, Interval> share) {
        return share(heading, row -> share.apply(row).mean())
                .share("low %", row -> share.apply(row).low())
                .share("high %", row -> share.apply(row).high());
    }

    Sheet<R> quantile(String heading, double share, Function<R, Histogram> numbers) {
        return count(heading, row -> numbers.apply(row).quantile(share));
    }

    /// Five columns, from nearly the least to nearly the most.
    Sheet<R> quantiles(Function<R, Histogram> numbers) {
        return quantile("5 %", 0.05, numbers)
                .quantile("25 %", 0.25, numbers)
                .quantile("median", 0.5, numbers)
                .quantile("75 %", 0.75, numbers)
                .quantile("95 %", 0.95, numbers);
    }

    private List<String> headings() {
        return columns.stream().map(Column::heading).toList();
    }

    private List<String> cells(R row) {
        return columns.stream().map(column -> column.cell.apply(row)).toList();
    }

    String csv() {
        return Stream.concat(Stream.of(headings()), rows.stream().map(this::cells))
                .map(Csv::line)
                .collect(Collectors.joining());
    }

    /// @param most rows shown; the file has them all
    String html(int most) {
        var head = headings().stream()
                .map(heading -> "<th>%s</th>".formatted(Html.escape(heading)))
                .collect(Collectors.joining());
        var body = rows.stream().limit(most).map(row -> htmlRow(cells(row))).collect(Collectors.joining());
        return "<table><thead><tr>%s</tr></thead><tbody>\n%s</tbody></table>\n%s".formatted(head, body, rest(most));
    }

    private static String htmlRow(List<String> row) {
        return row.stream()
                .map(cell -> "<td%s>%s</td>".formatted(isNumber(cell) ? " class='n'" : "", Html.escape(cell)))
                .collect(Collectors.joining("", "<tr>", "</tr>\n"));
    }

    private static boolean isNumber(String cell) {
        return cell.matches("-?[0-9.,]*( %)?");
    }

    private String rest(int most) {
        return rows.size() <= most
                ? ""
                : "<p class='small'>%,d more rows are in <code>%s.csv</code>.</p>\n".formatted(rows.size() - most, id);
    }
}
