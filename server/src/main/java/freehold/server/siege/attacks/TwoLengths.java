package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// Requests whose ends two programs might see in two places, with another hidden behind. None may be answered twice.
public final class TwoLengths implements Attack {
    private static final String HIDDEN = "GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    private static final List<String> HEADS = List.of(
            "Content-Length: 0\r\nContent-Length: 5\r\n",
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: xchunked\r\n");

    @Override
    public int attackers() {
        return 3;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        var head = HEADS.get(ThreadLocalRandom.current().nextInt(HEADS.size()));
        var answer = camp.tell("POST /api/guests HTTP/1.1\r\nHost: x\r\n" + head + "\r\n" + HIDDEN);
        if (answer.split("HTTP/1.1 ", -1).length > 2) {
            camp.blame("a hidden request was answered");
        }
    }
}
