package freehold.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import freehold.kernel.Language;
import freehold.kernel.Lesson;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One step of a lesson.
///
/// @param plies that lead to its position
/// @param task `play` one of the tokens, `any` that is legal, or `try` the token to see why it is not
/// @param rule the one that refuses what is tried
/// @param places what to look at
/// @param done what to say once it is done
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record LessonView(
        int seats,
        Map<String, Object> options,
        List<String> plies,
        String task,
        List<String> tokens,
        Optional<String> rule,
        List<String> places,
        String text,
        String done) {
    static List<LessonView> of(Lesson lesson, Language language) {
        return lesson.steps().stream().map(step -> of(step, language)).toList();
    }

    private static LessonView of(Lesson.Step step, Language language) {
        return switch (step.task()) {
            case Lesson.Task.Play(var tokens) -> of(step, language, "play", tokens, Optional.empty());
            case Lesson.Task.PlayAnything _ -> of(step, language, "any", List.of(), Optional.empty());
            case Lesson.Task.Try(var token, var rule) -> of(step, language, "try", List.of(token), Optional.of(rule));
        };
    }

    private static LessonView of(
            Lesson.Step step, Language language, String task, List<String> tokens, Optional<String> rule) {
        return new LessonView(
                step.setup().seats(),
                step.setup().options().values(),
                step.before(),
                task,
                tokens,
                rule,
                step.places(),
                step.text(language),
                step.done(language));
    }
}
