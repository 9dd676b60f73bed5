package freehold.answers;

import freehold.kernel.Course;
import freehold.kernel.Log;
import freehold.kernel.position.Story;
import freehold.kernel.telling.Numbers;
import freehold.wire.story.StoryCurve;
import freehold.wire.story.StoryDeal;
import freehold.wire.story.StoryLine;
import freehold.wire.story.StoryTitle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What there is to tell of a whole game, made ready for the wire. Nothing in it is kept secret.
public final class StoryView {
    private final Story story;
    private final Teller teller;
    private final List<Log.Line> log;
    private final List<Story.Deed> deeds = new ArrayList<>();
    /// At every moment, the start included.
    private final List<List<Story.Curve>> moments = new ArrayList<>();

    private StoryView(Course course, Teller teller) {
        this.story = course.game().story();
        this.teller = teller;
        log = Log.of(course, _ -> true);
        var position = course.at(0);
        moments.add(story.curves(position));
        for (var ply : course.plies()) {
            var move = position.moveOf(ply.token());
            deeds.add(new Story.Deed(ply.by(), position.note(move)));
            position.playLegal(move);
            moments.add(story.curves(position));
        }
    }

    public static freehold.wire.story.Story of(Course course, Teller teller) {
        var view = new StoryView(course, teller);
        return new freehold.wire.story.Story(view.curves(), view.deals(), view.titles(course));
    }

    private List<StoryCurve> curves() {
        var first = moments.getFirst();
        return IntStream.range(0, first.size())
                .mapToObj(i -> new StoryCurve(
                        teller.tell(first.get(i).name()), first.get(i).isMoney(), lines(i)))
                .toList();
    }

    private List<StoryLine> lines(int curve) {
        return IntStream.range(0, moments.getFirst().get(curve).values().size())
                .mapToObj(seat -> new StoryLine(moments.stream()
                        .map(moment -> Numbers.plain(moment.get(curve).values().get(seat)))
                        .toList()))
                .toList();
    }

    private List<StoryDeal> deals() {
        var deals = new ArrayList<StoryDeal>();
        var first = moments.getFirst();
        for (var curve = 0; curve < first.size(); curve++) {
            for (var ply = 1; first.get(curve).isMoney() && ply < moments.size(); ply++) {
                addDeals(deals, ply, changes(curve, ply));
            }
        }
        return deals;
    }

    private int[] changes(int curve, int ply) {
        var before = moments.get(ply - 1).get(curve).values();
        var after = moments.get(ply).get(curve).values();
        return IntStream.range(0, before.size())
                .map(seat -> (int) (after.get(seat) - before.get(seat)))
                .toArray();
    }

    /// Who got something was paid, if somebody else paid as much or more.
    private void addDeals(List<StoryDeal> deals, int ply, int[] changes) {
        var payer = IntStream.range(0, changes.length)
                .filter(seat -> changes[seat] < 0)
                .findFirst()
                .orElse(-1);
        for (var seat = 0; seat < changes.length && payer >= 0; seat++) {
            if (changes[seat] > 0 && changes[seat] <= -changes[payer]) {
                var line = log.get(ply - 1);
                deals.add(new StoryDeal(ply, line.by(), payer + 1, seat + 1, changes[seat], teller.tell(line.text())));
            }
        }
    }

    private List<StoryTitle> titles(Course course) {
        return story.titles(deeds, course.position()).stream()
                .map(title -> new StoryTitle(title.seat(), teller.tell(title.text())))
                .toList();
    }
}
