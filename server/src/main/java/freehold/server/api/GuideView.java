package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.position.View;
import freehold.kernel.telling.Language;
import freehold.kernel.texts.Guide;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rules for people, with all that is needed to draw the figures.
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record GuideView(String aim, List<String> box, String minutes, Optional<Integer> age, List<Part> parts) {
    /// @param rules the numbers of those that say it exactly
    public record Part(String heading, List<Block> blocks, List<String> rules) {}

    /// One of the two.
    ///
    /// @param text in Markdown
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Block(Optional<String> text, Optional<Figure> figure) {}

    /// A position to look at.
    ///
    /// @param viewer through whose eyes
    /// @param by who acts there, if somebody does
    /// @param legal what can be played, if that is to be shown
    /// @param last the plies that are marked as the last ones
    /// @param places what to look at
    /// @param labels short texts at places
    /// @param crop the part of the board that is shown; empty for all of it
    /// @param details whether the board shows more than is needed to play
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Figure(
            String name,
            String caption,
            int seats,
            int viewer,
            Optional<Integer> by,
            View view,
            List<String> legal,
            List<String> last,
            List<String> places,
            Map<String, String> labels,
            String crop,
            boolean details) {
        static Figure of(Game game, Guide.Figure figure) {
            var course = new Course(game, figure.setup());
            figure.plies().forEach(course::play);
            var position = course.position();
            var viewer = figure.viewer().orElse(Math.max(position.actor(), Position.SPECTATOR));
            var plies = figure.plies();
            return new Figure(
                    figure.name(),
                    figure.caption(),
                    position.seats(),
                    viewer,
                    Optional.of(position.actor()).filter(actor -> actor != Position.NOBODY),
                    position.view(viewer),
                    figure.showsLegal() ? position.legalTokens() : List.of(),
                    plies.subList(plies.size() - figure.last(), plies.size()),
                    figure.places(),
                    figure.labels(),
                    figure.crop(),
                    figure.showsDetails());
        }
    }

    public static GuideView of(Game game, Language language) {
        var guide = Guide.of(game, language);
        return new GuideView(
                guide.aim(),
                guide.box(),
                guide.minutes(),
                guide.age(),
                guide.parts().stream().map(part -> part(game, part)).toList());
    }

    private static Part part(Game game, Guide.Part part) {
        var blocks = part.blocks().stream().map(block -> switch (block) {
            case Guide.Text(var text) -> new Block(Optional.of(text), Optional.empty());
            case Guide.Figure figure -> new Block(Optional.empty(), Optional.of(Figure.of(game, figure)));
        });
        return new Part(part.heading(), blocks.toList(), part.rules());
    }
}
