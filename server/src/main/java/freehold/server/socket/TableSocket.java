package freehold.server.socket;

import freehold.kernel.InvalidSetup;
import freehold.kernel.telling.Phrase;
import freehold.kernel.wire.Writable;
import freehold.server.api.PliesResource;
import freehold.server.decisions.Talk;
import freehold.server.guard.Identity;
import freehold.server.guard.RateLimit;
import freehold.server.hall.Subscription;
import freehold.server.hall.UpdateWriter;
import freehold.server.health.Emergency;
import freehold.server.http.Errors;
import freehold.server.http.FaultView;
import freehold.server.http.Speech;
import freehold.server.json.Body;
import freehold.server.store.StoreException;
import freehold.server.table.Refused;
import freehold.server.table.Viewer;
import freehold.wire.table.Done;
import freehold.wire.table.NotDone;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// One WebSocket at one table: events go out, plies come in. Public only for the web server, which calls it.
///
/// The next frame is read when the last one was answered and the answer was taken (`demand`); so nobody makes us work
/// faster than they listen. Whatever takes time is done on virtual threads, because the web server's own must not wait.
public final class TableSocket implements Session.Listener {
    private static final Logger LOG = Logger.getLogger(TableSocket.class.getName());
    public static final int LARGEST_MESSAGE = 4 << 10;
    private static final int ONLY_TEXT = 1003;
    private static final int NOT_WELCOME = 1008;
    private static final int TOO_BIG = 1009;
    private static final int PATIENT_PINGS = 3;
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final OpenSockets house;
    private final Visit visit;
    private final RateLimit.Frames frames;
    private final StringBuilder message = new StringBuilder();
    /// Pings since anything was heard.
    private final AtomicInteger unanswered = new AtomicInteger();

    private volatile boolean isDismissed;
    private volatile Optional<Session> session = Optional.empty();
    private volatile Optional<Outbox> outbox = Optional.empty();

    /// Who wants to follow what.
    ///
    /// @param since the number of the last event that is known already
    /// @param wishes what is wanted beside events
    /// @param updates what writes updates; absent for events one by one
    public record Visit(
            EndPoint connection,
            Viewer viewer,
            Identity.Caller caller,
            String network,
            Speech speech,
            String table,
            int since,
            Outbox.Wishes wishes,
            Optional<UpdateWriter> updates) {}

    public TableSocket(OpenSockets house, Visit visit) {
        this.house = house;
        this.visit = visit;
        this.frames = house.limit().frames();
    }

    @Override
    public void onWebSocketOpen(Session opened) {
        session = Optional.of(opened);
        Thread.ofVirtual().start(() -> begin(opened));
    }

    private void begin(Session opened) {
        try {
            house.opened(this, visit.network());
            var box = new Outbox(opened, house.deadlines().most(), visit.wishes(), this::close);
            outbox = Optional.of(box);
            box.attach(watch(box));
            opened.demand();
        } catch (Refused e) {
            dismiss(NOT_WELCOME, visit.speech().tell(e.sentence()));
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private Subscription watch(Outbox box) {
        var hall = house.hall();
        return visit.updates()
                .map(writer -> hall.watchUpdates(visit.table(), visit.viewer(), visit.since(), writer, box))
                .orElseGet(() -> hall.watch(visit.table(), visit.viewer(), visit.since(), box));
    }

    @Override
    public void onWebSocketPing(ByteBuffer payload) {
        if (isWelcome()) {
            outbox.ifPresent(box -> box.pong(payload, this::demand));
        }
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        if (isWelcome()) {
            demand();
        }
    }

    @Override
    public void onWebSocketPartialBinary(ByteBuffer payload, boolean isLast, Callback callback) {
        callback.succeed();
        if (isWelcome()) {
            dismiss(ONLY_TEXT, "only text");
        }
    }

    @Override
    public void onWebSocketPartialText(String text, boolean isLast) {
        if (!isWelcome()) {
            return;
        }
        message.append(text);
        if (message.length() > LARGEST_MESSAGE) {
            dismiss(TOO_BIG, "too long");
        } else if (isLast) {
            var whole = message.toString();
            message.setLength(0);
            Thread.ofVirtual().start(() -> answerTo(whole));
        } else {
            demand();
        }
    }

    /// Whatever comes counts, before anybody looks at what it is.
    private boolean isWelcome() {
        unanswered.set(0);
        if (!isDismissed && !frames.bears()) {
            dismiss(NOT_WELCOME, "too much");
        }
        return !isDismissed;
    }

    private void answerTo(String text) {
        try {
            if (!isStillKnown()) {
                revoke();
                return;
            }
            outbox.ifPresent(box -> box.answer(() -> answer(text).json(), this::demand));
        } catch (Throwable e) {
            Emergency.survive("a bug", e);
            fail(e);
        }
    }

    /// `{"did":KEY,"version":18}`, or `{"did":KEY,"error":…}`.
    private Writable answer(String text) {
        var key = "";
        try {
            house.count(visit);
            var body = Body.parse(text.getBytes(StandardCharsets.UTF_8));
            key = body.optionalText("key", PliesResource.LONGEST_KEY);
            return new Done(key, perform(body));
        } catch (Refused e) {
            return refusal(key, e);
        } catch (InvalidSetup e) {
            return refusal(key, Errors.invalid(e));
        } catch (StoreException e) {
            return refusal(key, Errors.unavailable(e));
        }
    }

    private Writable refusal(String key, Refused refused) {
        return new NotDone(key, FaultView.of(refused, visit.speech()));
    }

    private int perform(Body body) {
        if (visit.viewer().guest().isStranger()) {
            throw new Refused(Refused.Code.NO_GUEST, "whoever wants to play opens the socket with a token");
        }
        return switch (body.text("do", PliesResource.LONGEST_KEY)) {
            case "play" -> house.plies().play(visit.table(), visit.viewer().guest(), body);
            case "say" -> say(body);
            default -> throw new Refused(Refused.Code.BAD_REQUEST, "'do' is play or say");
        };
    }

    private int say(Body body) {
        house.limit().speak(visit.viewer().guest(), visit.network());
        var said = body.text("text", Talk.LONGEST);
        return house.hall().act(visit.table(), present -> Talk.say(present, visit.viewer(), said));
    }

    private void demand() {
        session.filter(Session::isOpen).ifPresent(Session::demand);
    }

    /// Whoever is there answers. Dropped is who has not answered several times, or is not known any more.
    public void ping() {
        if (!isStillKnown()) {
            revoke();
            return;
        }
        if (unanswered.getAndIncrement() < PATIENT_PINGS) {
            outbox.ifPresent(Outbox::ping);
        } else {
            close();
            session.ifPresent(Session::disconnect);
        }
    }

    private boolean isStillKnown() {
        try {
            return house.isStillKnown(visit.caller());
        } catch (StoreException e) {
            return true; // nobody can tell at the moment
        }
    }

    public boolean isOf(Identity.Caller caller) {
        return visit.caller().pass().equals(caller.pass());
    }

    /// The secret with which it was opened is worth nothing any more.
    public void revoke() {
        dismiss(NOT_WELCOME, visit.speech().tell(Phrase.of("nobody is known by that token")));
    }

    /// Says why, and gives the other side a moment to hang up. One more frame is read, which should say so.
    private void dismiss(int code, String reason) {
        isDismissed = true;
        close();
        session.ifPresent(open -> open.close(code, reason, Callback.NOOP));
        demand();
        Thread.ofVirtual().start(this::cutOffInAMoment);
    }

    private void cutOffInAMoment() {
        try {
            Thread.sleep(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        session.ifPresent(Session::disconnect);
    }

    @Override
    public void onWebSocketClose(int status, String reason, Callback callback) {
        close();
        callback.succeed();
    }

    @Override
    public void onWebSocketError(Throwable e) {
        fail(e);
    }

    private void fail(Throwable e) {
        LOG.log(Level.FINE, "a socket failed", e);
        close();
        session.ifPresent(Session::disconnect);
    }

    /// Nothing more is sent; the connection must have ended soon.
    private void close() {
        outbox.ifPresent(Outbox::close);
        house.closed(this, visit.network());
        house.deadlines().begin(visit.connection());
    }
}
