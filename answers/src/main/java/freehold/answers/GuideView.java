package freehold.answers;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Language;
import freehold.kernel.texts.Guide;
import freehold.wire.Move;
import freehold.wire.game.Figure;
import freehold.wire.game.GuidePart;
import java.util.List;
import java.util.Optional;

/// The rules for people, made ready for the wire, with all that is needed to draw the figures.
public final class GuideView {
    private GuideView() {}

    public static freehold.wire.game.Guide of(Game game, Language language) {
        var guide = Guide.of(game, language);
        return new freehold.wire.game.Guide(
                guide.aim(),
                guide.box(),
                guide.minutes(),
                guide.age(),
                guide.parts().stream().map(part -> part(game, part)).toList());
    }

    private static GuidePart part(Game game, Guide.Part part) {
        var blocks = part.blocks().stream().map(block -> switch (block) {
            case Guide.Text(var text) -> new GuidePart.Block(Optional.of(text), Optional.empty());
            case Guide.Figure figure -> new GuidePart.Block(Optional.empty(), Optional.of(figure(game, figure)));
        });
        return new GuidePart(part.heading(), blocks.toList(), part.rules());
    }

    private static Figure figure(Game game, Guide.Figure figure) {
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
                figure.showsLegal() ? Move.legal(position) : List.of(),
                plies.subList(plies.size() - figure.last(), plies.size()),
                figure.places(),
                figure.labels(),
                figure.crop(),
                figure.showsDetails());
    }
}
