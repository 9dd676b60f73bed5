package freehold.server.http;

import freehold.kernel.InvalidSetup;
import freehold.server.json.Body;
import freehold.server.json.Json;
import freehold.server.store.StoreException;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Talk;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/// One WebSocket at one table: events go out, plies come in.
final class Socket implements WsListener {
    private static final Logger LOG = Logger.getLogger(Socket.class.getName());
    private static final int LARGEST_MESSAGE = 4 << 10;
    private static final int TOO_BIG = 1009;
    private static final int NOT_WELCOME = 1008;
    private static final int PATIENT_PINGS = 3;

    private final Sockets house;
    private final StringBuilder message = new StringBuilder();
    private String table = "";
    private int since;
    private boolean isCounting;
    private Guest guest = Guest.STRANGER;
    private volatile String address = "";
    private Speech speech = Speech.ENGLISH;
    private volatile Optional<Thread> reader = Optional.empty();
    /// Pings since anything was heard.
    private final AtomicInteger unanswered = new AtomicInteger();
    private Optional<Outbox> outbox = Optional.empty();

    Socket(Sockets house) {
        this.house = house;
    }

    @Override
    public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers) throws WsUpgradeException {
        try {
            var caller = house.caller(headers);
            address = house.forwarded(headers);
            guest = caller.guest();
            speech = Speech.of(prologue.query(), headers);
            table = Sockets.table(prologue.uriPath().path());
            since = Integer.parseInt(prologue.query().first("since").orElse("0"));
            isCounting = prologue.query().first("watchers").orElse("").equals("true");
            house.hall().look(table, freehold.server.table.Table::version);
            return Optional.empty();
        } catch (Refused e) {
            throw new WsUpgradeException(e.getMessage());
        } catch (NumberFormatException e) {
            throw new WsUpgradeException("'since' is a whole number");
        }
    }

    @Override
    public void onOpen(WsSession session) {
        try {
            address = address.isEmpty() ? session.socketContext().remotePeer().host() : address;
            house.opened(this, address);
        } catch (Refused e) {
            session.close(NOT_WELCOME, e.sentence().in(speech.words()));
            return;
        }
        reader = Optional.of(Thread.currentThread());
        // Nobody tells us when a connection just ends; sending something, at the latest a ping, finds it out.
        var box = new Outbox(session, isCounting, this::close);
        outbox = Optional.of(box);
        box.attach(house.hall().watch(table, guest, since, box));
    }

    /// Answered in turn, because two threads at once would garble what they send.
    @Override
    public void onPing(WsSession session, BufferData payload) {
        unanswered.set(0);
        outbox.ifPresent(box -> box.pong(payload.copy()));
    }

    @Override
    public void onPong(WsSession session, BufferData payload) {
        unanswered.set(0);
    }

    @Override
    public void onMessage(WsSession session, String text, boolean isLast) {
        unanswered.set(0);
        message.append(text);
        if (message.length() > LARGEST_MESSAGE) {
            message.setLength(0);
            close();
            session.close(TOO_BIG, "too long");
        } else if (isLast) {
            var whole = message.toString();
            message.setLength(0);
            outbox.ifPresent(box -> box.reply(Json.write(answer(whole))));
        }
    }

    /// `{"did":KEY,"version":18}`, or `{"did":KEY,"error":…}`.
    private Map<String, Object> answer(String text) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put("did", "");
        try {
            var body = Body.parse(text.getBytes(StandardCharsets.UTF_8));
            answer.put("did", body.optionalText("key", Plies.LONGEST_KEY));
            answer.put("version", perform(body));
        } catch (Refused e) {
            answer.putAll(Errors.body(e, speech.words()));
        } catch (InvalidSetup e) {
            answer.putAll(Errors.body(Errors.invalid(e), speech.words()));
        } catch (StoreException e) {
            answer.putAll(Errors.body(Errors.unavailable(e), speech.words()));
        }
        return answer;
    }

    private int perform(Body body) {
        if (guest.isStranger()) {
            throw new Refused(Refused.Code.NO_GUEST, "whoever wants to play opens the socket with a token");
        }
        house.gate().enter(guest);
        return switch (body.text("do", Plies.LONGEST_KEY)) {
            case "play" -> house.plies().play(table, guest, body);
            case "say" -> {
                house.gate().speak(guest);
                var said = body.text("text", Talk.LONGEST);
                yield house.hall().act(table, present -> Talk.say(present, guest, said));
            }
            default -> throw new Refused(Refused.Code.BAD_REQUEST, "'do' is play or say");
        };
    }

    /// Whoever is there answers; whoever has not answered several times is dropped.
    void ping() {
        if (unanswered.getAndIncrement() < PATIENT_PINGS) {
            outbox.ifPresent(Outbox::ping);
        } else {
            close();
            reader.ifPresent(Thread::interrupt); // which closes the connection that it reads from
        }
    }

    @Override
    public void onClose(WsSession session, int status, String reason) {
        close();
    }

    @Override
    public void onError(WsSession session, Throwable e) {
        LOG.log(Level.FINE, "a socket failed", e);
        close();
    }

    private void close() {
        outbox.ifPresent(Outbox::close);
        house.closed(this, address);
    }
}
