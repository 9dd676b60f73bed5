package freehold.lab.report;

import freehold.lab.stats.Findings;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The page about a study. It holds nothing but what follows from the games, so the same games give the same page.
public final class Report {
    private static final int MOST_ROWS = 60;

    private final Subject subject;
    private final List<Chapter> chapters;

    public Report(Findings findings) {
        subject = Subject.of(findings);
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

    /// All tables as CSV, by the name of their file.
    public Map<String, String> tables() {
        return chapters.stream()
                .flatMap(chapter -> chapter.tables().stream())
                .collect(Collectors.toMap(Table::id, Table::csv, (a, _) -> a, TreeMap::new));
    }

    /// The page, whole.
    public String html() {
        var game = subject.game();
        return """
                <!DOCTYPE html>
                <html lang='en'>
                <head>
                <meta charset='utf-8'>
                <meta name='viewport' content='width=device-width, initial-scale=1'>
                <title>A study of %1$s</title>
                <style>
                %2$s</style>
                </head>
                <body>
                <header>
                <h1>%1$s: what it is like</h1>
                <p>%3$s By %4$s.</p>
                <p>%5$s The agents are programs: random moves at random, level1 to level4 search, each longer than
                the one before. A ply is one action of one player, such as a placement or a bid. Brackets behind a number
                are its 95 %% interval, behind two numbers that of their difference.</p>
                </header>
                <section><h2>In short</h2>
                %6$s</section>
                <section><h2>In pictures</h2>
                %7$s</section>
                <section><h2>In tables</h2>
                %8$s</section>
                <section><h2>How this was made</h2>
                %9$s</section>
                </body>
                </html>
                """.formatted(
                        Html.escape(game.name()),
                        style(),
                        Html.escape(game.profile().about()),
                        Html.escape(game.profile().designer()),
                        Html.escape(lead()),
                        sentences(),
                        pictures(),
                        tablesHtml(),
                        method());
    }

    private String lead() {
        var games = subject.variants().stream()
                .mapToLong(part -> part.found().results().games())
                .sum();
        var asked = (long) subject.study().games() * subject.study().variants().size();
        return "%s games for %d seats, played by %s%s."
                .formatted(
                        games < asked
                                ? "%s of %s".formatted(Words.count(games), Words.count(asked))
                                : Words.count(games),
                        subject.study().seats(),
                        Words.list(subject.study().agents().stream().distinct().toList()),
                        subject.isComparison()
                                ? "; compared: "
                                        + Words.list(subject.variants().stream()
                                                .map(Subject.Part::name)
                                                .toList())
                                : ", " + subject.variants().getFirst().name());
    }

    private String sentences() {
        return chapters.stream()
                .filter(chapter -> !chapter.sentences().isEmpty())
                .map(chapter -> "<h3>%s</h3>\n<ul>\n%s</ul>\n"
                        .formatted(
                                Html.escape(chapter.title()),
                                chapter.sentences().stream()
                                        .map(sentence -> "<li>%s</li>\n".formatted(Html.escape(sentence)))
                                        .collect(Collectors.joining())))
                .collect(Collectors.joining());
    }

    private String pictures() {
        return chapters.stream()
                .filter(chapter -> !chapter.figures().isEmpty())
                .map(chapter -> "<h3>%s</h3>\n<div class='figures'>\n%s</div>\n"
                        .formatted(
                                Html.escape(chapter.title()),
                                chapter.figures().stream().map(Figure::html).collect(Collectors.joining())))
                .collect(Collectors.joining());
    }

    private String tablesHtml() {
        return chapters.stream()
                .flatMap(chapter -> chapter.tables().stream())
                .map(table -> "<details><summary>%s</summary>\n<div class='wide'>%s</div></details>\n"
                        .formatted(Html.escape(table.title()), table.html(MOST_ROWS)))
                .collect(Collectors.joining());
    }

    private String method() {
        var study = subject.study();
        return """
                <p>Game %s, edition %d; %s; seed %d; first turns %s. Every game follows from the seed and its number, so
                anybody with the same program can play these very games again. Intervals are Wilson's for shares, the normal
                one for means, Newcombe's for differences. Where many numbers are compared, one in twenty lies outside its interval by chance.
                What agents expect is what their own search says, and no better than they are. A turn is a run of plies by
                one seat; plies of chance are not counted. A win that is shared counts in proportion.</p>
                """.formatted(
                Html.escape(study.game()),
                subject.game().edition(),
                subject.variants().stream()
                        .map(part -> Html.escape(
                                part.inCase().setup(subject.game()).options().toString()))
                        .distinct()
                        .collect(Collectors.joining("; ")),
                study.seed(),
                switch (study.openings()) {
                    case PLAYED -> "chosen by the agents";
                    case SPREAD -> "drawn evenly over all kinds";
                });
    }

    private static String style() {
        try (InputStream css = Objects.requireNonNull(Report.class.getResourceAsStream("report.css"))) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
