package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// Requests that are none. No answer may say that it was the server's fault.
public final class BrokenRequests implements Attack {
    private static final int DEEP = 2_000;
    private static final List<String> REQUESTS = List.of(
            "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
            "POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n",
            "POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n",
            "GET %s.x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".formatted("/a".repeat(DEEP)),
            "GET /%00%ff%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
            "nonsense\r\n\r\n");
    private static final String HUNG_UP =
            "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"name\":\"";

    @Override
    public int attackers() {
        return 4;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        try (var line = camp.connect()) {
            line.send(HUNG_UP);
        }
        camp.tell(REQUESTS.get(ThreadLocalRandom.current().nextInt(REQUESTS.size())));
    }
}
