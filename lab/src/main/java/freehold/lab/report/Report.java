package freehold.lab.report;

import freehold.lab.stats.Findings;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The page about a study. It holds nothing but what follows from the games, so the same games give the same page.
@SuppressWarnings("InlineFormatString")
public final class Report {
    private static final int MOST_ROWS = 60;

    private final Subject subject;
    private final List<Chapter> chapters;

    public Report(Findings findings) {
        this(Subject.of(findings));
    }

    private Report(Subject subject) {
        this.subject = subject;
        chapters = List.of(
                Fairness.of(subject),
                Comparison.of(subject),
                Length.of(subject),
                Branching.of(subject),
                Tension.of(subject),
                Finish.of(subject),
                FirstTurn.of(subject),
                RulesInUse.of(subject),
                Skill.of(subject),
                Ground.of(subject));
    }

    /// About several studies of the same game.
    ///
    /// @param findings by the names of the studies
    public static Report comparing(SequencedMap<String, Findings> findings) {
        return new Report(Subject.comparing(findings));
    }

    /// All tables as CSV, by the name of their file.
    public Map<String, String> tables() {
        return chapters.stream()
                .flatMap(chapter -> chapter.sheets().stream())
                .collect(Collectors.toMap(Sheet::id, Sheet::csv, (a, _) -> a, TreeMap::new));
    }

    /// The page, whole.
    public String html() {
        var game = subject.game();
        return text("page.html")
                .formatted(
                        Html.escape(game.name()),
                        text("report.css"),
                        Html.escape(game.profile().about()),
                        Html.escape(game.profile().designer()),
                        Html.escape(lead()),
                        sentences(),
                        pictures(),
                        sheetsHtml(),
                        method());
    }

    private String lead() {
        var games = subject.variants().stream()
                .mapToLong(part -> part.found().results().games())
                .sum();
        var asked = subject.asked();
        return "%s games for %d seats, played by %s%s."
                .formatted(
                        games < asked
                                ? "%s of %s".formatted(Format.count(games), Format.count(asked))
                                : Format.count(games),
                        subject.study().seats(),
                        subject.players(),
                        variants());
    }

    private String variants() {
        var names = subject.variants().stream().map(Subject.Part::name).toList();
        return subject.isComparison() ? "; compared: " + Format.list(names) : ", " + names.getFirst();
    }

    private String sentences() {
        return underTitles(
                Chapter::sentences,
                sentence -> "<li>%s</li>\n".formatted(Html.escape(sentence)),
                "<h3>%s</h3>\n<ul>\n%s</ul>\n");
    }

    private String pictures() {
        return underTitles(this::rows, Function.identity(), "<h3>%s</h3>\n<div class='figures'>\n%s</div>\n");
    }

    /// The pictures of a chapter. Those that show the same of each variant are to be compared, so they stand in a row.
    private List<String> rows(Chapter chapter) {
        return chapter.figures().stream()
                .collect(Collectors.groupingBy(
                        figure -> subject.kind(figure.caption()),
                        LinkedHashMap::new,
                        Collectors.mapping(Figure::html, Collectors.toList())))
                .values()
                .stream()
                .map(row -> row.size() == 1
                        ? row.getFirst()
                        : "<div class='row'>\n%s</div>\n".formatted(String.join("", row)))
                .toList();
    }

    /// What chapters have of one sort; a chapter that has none is left out.
    private <T> String underTitles(Function<Chapter, List<T>> things, Function<T, String> html, String frame) {
        return chapters.stream()
                .filter(chapter -> !things.apply(chapter).isEmpty())
                .map(chapter -> frame.formatted(
                        Html.escape(chapter.title()),
                        things.apply(chapter).stream().map(html).collect(Collectors.joining())))
                .collect(Collectors.joining());
    }

    private String sheetsHtml() {
        return chapters.stream()
                .flatMap(chapter -> chapter.sheets().stream())
                .map(sheet -> "<details><summary>%s</summary>\n<div class='wide'>%s</div></details>\n"
                        .formatted(Html.escape(sheet.title()), sheet.html(MOST_ROWS)))
                .collect(Collectors.joining());
    }

    private String method() {
        var study = subject.study();
        return text("method.html")
                .formatted(
                        Html.escape(study.game()),
                        subject.game().edition(),
                        options(),
                        subject.studies().values().stream()
                                .map(each -> "" + each.seed())
                                .distinct()
                                .collect(Collectors.joining(" and ")),
                        switch (study.openings()) {
                            case PLAYED -> "chosen by the agents";
                            case SPREAD -> "drawn evenly over all kinds";
                        });
    }

    private String options() {
        return subject.variants().stream()
                .map(part -> part.inCase().setup(subject.game()).options())
                .map(options -> Html.escape(options.toString()))
                .distinct()
                .collect(Collectors.joining("; "));
    }

    /// A text beside this class.
    private static String text(String file) {
        try (InputStream stream = Objects.requireNonNull(Report.class.getResourceAsStream(file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
