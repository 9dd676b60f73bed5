package freehold.games.theestates.view;

import freehold.games.theestates.rules.Holdings;
import freehold.kernel.position.Story.Deed;
import freehold.kernel.position.Story.Title;
import freehold.kernel.position.Tally;
import freehold.kernel.telling.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Counts what players did in the auctions (T11, T12), for their titles.
final class Honours {
    private static final int FEW = 3;

    private final Tally bids = new Tally();
    private final Tally dearest = new Tally();
    private final Tally earned = new Tally();
    private final Tally kept = new Tally();
    private final List<Integer> bidders = new ArrayList<>();
    private final List<Integer> outbid = new ArrayList<>();
    private int leader = Holdings.NOBODY;

    void count(Deed deed) {
        var amount = deed.note().amount().orElse(0);
        switch (deed.note().kind()) {
            case "auction" -> leader = Holdings.NOBODY;
            case "bid" -> countBid(deed.by());
            case "sell" -> {
                earned.add(deed.by(), amount);
                dearest.raise(leader, amount);
            }
            case "keep" -> {
                kept.add(deed.by(), 1);
                dearest.raise(deed.by(), amount);
            }
            default -> {}
        }
    }

    private void countBid(int seat) {
        bids.add(seat, 1);
        bidders.add(seat);
        if (leader != Holdings.NOBODY) {
            outbid.add(leader);
        }
        leader = seat;
    }

    List<Title> titles(int seats) {
        var titles = new ArrayList<Title>();
        for (var seat = 1; seat <= seats; seat++) {
            if (!outbid.contains(seat) && timesBid(seat) >= FEW) {
                titles.add(new Title(seat, Phrase.of("never outbid, in %s bids", timesBid(seat))));
            }
        }
        Stream.of(
                        dearest.most(FEW, price -> Phrase.of("made the dearest purchase, $%sm", price)),
                        earned.most(FEW, price -> Phrase.of("sold best, for $%sm in all", price)),
                        kept.most(FEW, times -> Phrase.of("kept what others wanted, %s times", times)),
                        bids.most(FEW, times -> Phrase.of("bid most often, %s times", times)))
                .flatMap(Optional::stream)
                .forEach(titles::add);
        return titles;
    }

    private long timesBid(int seat) {
        return bidders.stream().filter(bidder -> bidder == seat).count();
    }
}
