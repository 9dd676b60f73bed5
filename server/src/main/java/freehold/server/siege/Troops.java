package freehold.server.siege;

import freehold.server.siege.attacks.Attack;
import freehold.server.siege.attacks.Camp;
import freehold.server.siege.attacks.Honest;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// All who attack at the moment. They end when this is closed.
final class Troops implements AutoCloseable {
    /// So that attacks are bounded: nobody strikes more often than a hundred times a second.
    private static final Duration PAUSE = Duration.ofMillis(10);

    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final List<Thread> threads = new ArrayList<>();
    private final List<Attack> attacks = new ArrayList<>();
    private volatile boolean isEnding;

    void send(Attack attack, Camp camp) {
        attacks.add(attack);
        for (var i = 0; i < attack.attackers(); i++) {
            threads.add(Thread.ofVirtual().start(() -> strikeOn(attack, camp)));
        }
    }

    private void strikeOn(Attack attack, Camp camp) {
        try {
            while (!isEnding) {
                strike(attack, camp);
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void strike(Attack attack, Camp camp) throws InterruptedException {
        try {
            attack.strike(camp);
        } catch (IOException e) {
            if (!isEnding) {
                camp.wasCutOff();
            }
        }
    }

    /// Asks somebody honest what each attack does to them.
    Thread ask(List<Attack> asked, Honest honest, Consumer<String> hears) {
        return Thread.ofVirtual().start(() -> asked.forEach(attack -> ask(attack, honest, hears)));
    }

    private static void ask(Attack attack, Honest honest, Consumer<String> hears) {
        try {
            attack.complaint(honest).ifPresent(hears);
        } catch (IOException e) {
            hears.accept("an honest caller has no answer: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        isEnding = true;
        attacks.forEach(Attack::close);
        threads.forEach(Thread::interrupt);
        try {
            for (var thread : threads) {
                thread.join(LONGEST);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        attacks.forEach(Attack::close); // what was opened while they ended
    }
}
