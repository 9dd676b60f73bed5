package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import freehold.kernel.Setup;
import freehold.kernel.telling.Language;
import freehold.kernel.texts.Lesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One step of a lesson.
///
/// @param plies that lead to its position; absent if it goes on from where the learner is
/// @param cases what is told apart in what the learner plays
/// @param way how it is told
/// @param ways how it is told instead, once a case has happened
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record LessonView(
        int seats,
        Map<String, Object> options,
        Optional<List<String>> plies,
        List<Lesson.Case> cases,
        @JsonUnwrapped Way way,
        Map<String, Way> ways) {
    /// @param then plies that are played before it
    /// @param task `play` one of the tokens, `any` that is legal, or `try` one of them to see why it is not
    /// @param tokens where one ends with `*`, all that begin so
    /// @param rule the one that refuses what is tried
    /// @param places what to look at
    /// @param done what to say once it is done
    /// @param label of the button that tries; may be empty
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Way(
            List<String> then,
            String task,
            List<String> tokens,
            Optional<String> rule,
            List<String> places,
            String text,
            String done,
            String label) {
        static Way of(Lesson.Telling telling, Language language) {
            return switch (telling.task()) {
                case Lesson.Task.Play(var tokens) -> of(telling, language, "play", tokens, Optional.empty());
                case Lesson.Task.PlayAnything _ -> of(telling, language, "any", List.of(), Optional.empty());
                case Lesson.Task.Try(var tokens, var rule) -> of(telling, language, "try", tokens, Optional.of(rule));
            };
        }

        private static Way of(
                Lesson.Telling telling, Language language, String task, List<String> tokens, Optional<String> rule) {
            return new Way(
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

    public static List<LessonView> of(Lesson lesson, Language language) {
        var views = new ArrayList<LessonView>();
        var setup = lesson.steps().getFirst().start().orElseThrow().setup();
        for (var step : lesson.steps()) {
            setup = step.start().map(Lesson.Start::setup).orElse(setup);
            views.add(of(step, setup, language));
        }
        return views;
    }

    private static LessonView of(Lesson.Step step, Setup setup, Language language) {
        var ways = new LinkedHashMap<String, Way>();
        step.ways().forEach((name, telling) -> ways.put(name, Way.of(telling, language)));
        return new LessonView(
                setup.seats(),
                setup.options().values(),
                step.start().map(Lesson.Start::plies),
                step.cases(),
                Way.of(step.usual(), language),
                ways);
    }
}
