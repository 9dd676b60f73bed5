package freehold.answers;

import freehold.kernel.Setup;
import freehold.kernel.telling.Language;
import freehold.kernel.texts.Lesson;
import freehold.wire.game.LessonStep;
import freehold.wire.game.LessonWay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// A lesson, made ready for the wire step by step.
public final class LessonView {
    private LessonView() {}

    public static List<LessonStep> of(Lesson lesson, Language language) {
        var steps = new ArrayList<LessonStep>();
        var setup = lesson.steps().getFirst().start().orElseThrow().setup();
        for (var step : lesson.steps()) {
            setup = step.start().map(Lesson.Start::setup).orElse(setup);
            steps.add(step(step, setup, language));
        }
        return steps;
    }

    private static LessonStep step(Lesson.Step step, Setup setup, Language language) {
        var ways = new LinkedHashMap<String, LessonWay>();
        step.ways().forEach((name, telling) -> ways.put(name, way(telling, language)));
        return new LessonStep(
                setup.seats(),
                setup.options().values(),
                step.start().map(Lesson.Start::plies),
                step.cases().stream()
                        .map(each -> new LessonStep.Case(each.name(), each.tokens()))
                        .toList(),
                way(step.usual(), language),
                ways);
    }

    private static LessonWay way(Lesson.Telling telling, Language language) {
        return switch (telling.task()) {
            case Lesson.Task.Play(var tokens) -> way(telling, language, "play", tokens, Optional.empty());
            case Lesson.Task.PlayAnything _ -> way(telling, language, "any", List.of(), Optional.empty());
            case Lesson.Task.Try(var tokens, var rule) -> way(telling, language, "try", tokens, Optional.of(rule));
        };
    }

    private static LessonWay way(
            Lesson.Telling telling, Language language, String task, List<String> tokens, Optional<String> rule) {
        return new LessonWay(
                telling.then(),
                task,
                tokens,
                rule,
                telling.places(),
                telling.text(language),
                telling.done(language),
                telling.label(language));
    }
}
