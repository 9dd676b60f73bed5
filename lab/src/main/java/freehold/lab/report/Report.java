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
import java.util.function.Function;
import java.util.stream.Collectors;

/// The page about a study. It holds nothing but what follows from the games, so the same games give the same page.
@SuppressWarnings("InlineFormatString")
public final class Report {
    private static final int MOST_ROWS = 60;

    private static final String PAGE = """
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
            """;

    private static final String METHOD = """
            <p>Game %s, edition %d; %s; seed %d; first turns %s. Every game follows from the seed and its number, so
            anybody with the same program can play these very games again. Intervals are Wilson's for shares, the normal
            one for means, Newcombe's for differences. Where many numbers are compared, one in twenty lies outside its interval by chance.
            What agents expect is what their own search says, and no better than they are. A turn is a run of plies by
            one seat; plies of chance are not counted. A win that is shared counts in proportion.</p>
            """;

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
                .flatMap(chapter -> chapter.sheets().stream())
                .collect(Collectors.toMap(Sheet::id, Sheet::csv, (a, _) -> a, TreeMap::new));
    }

    /// The page, whole.
    public String html() {
        var game = subject.game();
        return PAGE.formatted(
                Html.escape(game.name()),
                style(),
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
        var asked = (long) subject.study().games() * subject.study().variants().size();
        return "%s games for %d seats, played by %s%s."
                .formatted(
                        games < asked
                                ? "%s of %s".formatted(Format.count(games), Format.count(asked))
                                : Format.count(games),
                        subject.study().seats(),
                        Format.list(subject.study().agents().stream().distinct().toList()),
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
        return underTitles(Chapter::figures, Figure::html, "<h3>%s</h3>\n<div class='figures'>\n%s</div>\n");
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
        return METHOD.formatted(
                Html.escape(study.game()),
                subject.game().edition(),
                options(),
                study.seed(),
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

    private static String style() {
        try (InputStream css = Objects.requireNonNull(Report.class.getResourceAsStream("report.css"))) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
