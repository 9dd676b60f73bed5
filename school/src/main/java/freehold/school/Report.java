package freehold.school;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The page about a run: what was learnt how, and curves over its hours. It needs no other file.
final class Report {
    private static final double HOUR = 3600;

    private final Run run;

    Report(Run run) {
        this.run = run;
    }

    String html() {
        var title = "Learning " + escape(run.subject().game().name());
        return """
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>%s</style>
                <h1>%s</h1>
                %s
                <h2>Curves</h2>
                %s
                <h2>Matches</h2>
                %s
                <h2>Recipe</h2>
                %s
                </html>
                """.formatted(title, STYLE, title, summary(), curves(), matches(), recipe());
    }

    private static final String STYLE = """

            :root { color-scheme: light dark; --ink: #1c1b19; --ground: #fbfaf7; --faint: #8884; --first: #1f6fb2; --second: #b0571a }
            @media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --ground: #1b1b1d; --first: #6fb3ec; --second: #eb9a5c } }
            body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
            table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid var(--faint) }
            td.n { text-align: right } figure { margin: 1rem 0 } svg { width: 100%; height: auto }
            svg text { font-size: 13px; fill: var(--ink) } .grid { stroke: var(--faint) }
            .curve { fill: none; stroke-width: 2 } .s0 { stroke: var(--first) } .s1 { stroke: var(--second); stroke-dasharray: 6 3 }
            """;

    private String summary() {
        var positions =
                run.generations().stream().mapToLong(Generation::positions).sum();
        var playing = run.generations().stream()
                .mapToDouble(Generation::secondsOfPlay)
                .sum();
        return table(List.of(
                List.of("Options", run.subject().setup().options().toString()),
                List.of("Seed", "" + run.seed()),
                List.of("Net", run.subject().shape(run.recipe()).size() + " weights"),
                List.of("Generations", number(run.done())),
                List.of("Games", number(run.games())),
                List.of("Games a second", decimal(run.games() / Math.max(playing, 1e-9), 1)),
                List.of("Positions", number(positions)),
                List.of("Steps of training", number(run.brain().steps())),
                List.of("Hours", decimal(run.seconds() / HOUR, 2))));
    }

    private String curves() {
        var hours = run.generations().stream()
                .map(generation -> generation.seconds() / HOUR)
                .toList();
        return Chart.fromLowest("Loss of the moves: lower is better")
                        .curve("moves", hours, losses(true))
                        .html()
                + Chart.fromLowest("Loss of the value: lower is better")
                        .curve("value", hours, losses(false))
                        .html()
                + Chart.fromZero("Games a second, in self-play")
                        .curve(
                                "games a second",
                                hours,
                                run.generations().stream()
                                        .map(generation -> run.recipe().play().games()
                                                / Math.max(1e-9, generation.secondsOfPlay()))
                                        .toList())
                        .html()
                + Chart.fromZero("Share of the win in matches, in percent")
                        .curve("against the game's own knowledge", gateHours(), shares(true))
                        .curve("against the best net before", gateHours(), shares(false))
                        .html();
    }

    private List<Double> losses(boolean ofMoves) {
        return run.generations().stream()
                .map(Generation::losses)
                .map(losses -> ofMoves ? losses.policy() : losses.value())
                .toList();
    }

    private List<Double> gateHours() {
        return run.gates().stream()
                .map(gate -> run.generations().get(gate.generation() - 1).seconds() / HOUR)
                .toList();
    }

    private List<Double> shares(boolean againstKnowledge) {
        return run.gates().stream()
                .map(gate -> 100 * (againstKnowledge ? gate.againstKnowledge() : gate.againstBest()))
                .toList();
    }

    private String matches() {
        if (run.gates().isEmpty()) {
            return "<p>None yet.</p>";
        }
        var intro = "<p>After a generation, %d games each, both with %d simulated games a ply.</p>"
                .formatted(
                        run.recipe().matches().games(), run.recipe().matches().nodes());
        return intro
                + run.gates().stream()
                        .map(gate -> List.of(
                                "generation " + gate.generation(),
                                decimal(100 * gate.againstBest(), 0) + " % against the best net"
                                        + (gate.isBest() ? ", best now" : ""),
                                decimal(100 * gate.againstKnowledge(), 0) + " % against the game's own knowledge"))
                        .collect(Collectors.collectingAndThen(Collectors.toList(), Report::table));
    }

    private String recipe() {
        var recipe = run.recipe();
        return Stream.of(recipe.size(), recipe.play(), recipe.training(), recipe.matches())
                .map(part -> part.toString())
                .map(text -> text.substring(text.indexOf('[') + 1, text.length() - 1))
                .flatMap(fields -> Stream.of(fields.split(", ", -1)))
                .map(field -> List.of(field.split("=", -1)))
                .collect(Collectors.collectingAndThen(Collectors.toList(), Report::table));
    }

    private static String table(List<List<String>> rows) {
        return rows.stream()
                .map(row -> row.stream()
                        .map(cell -> "<td>" + escape(cell) + "</td>")
                        .collect(Collectors.joining("", "<tr>", "</tr>\n")))
                .collect(Collectors.joining("", "<table>\n", "</table>\n"));
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String decimal(double number, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", number);
    }

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
