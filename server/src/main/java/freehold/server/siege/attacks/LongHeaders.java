package freehold.server.siege.attacks;

import java.io.IOException;

/// A header that takes long to read, if it is read by a careless pattern.
public final class LongHeaders implements Attack {
    private static final int SPACES = 15_500;
    private static final String REQUEST =
            "GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Language: a%sb\r\n\r\n"
                    .formatted(" ".repeat(SPACES));

    @Override
    public int attackers() {
        return 12;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        camp.tell(REQUEST);
    }
}
