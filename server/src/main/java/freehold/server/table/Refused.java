package freehold.server.table;

import freehold.kernel.telling.Phrase;
import java.util.Map;

/// What somebody asked for can't be done, and why: data for a program, a sentence for people.
///
/// An exception, because it ends a request from wherever it is found out; it is no bug, so it carries no stack trace.
public final class Refused extends RuntimeException {
    /// What programs tell refusals apart by.
    public enum Code {
        BAD_REQUEST,
        INVALID,
        NO_GUEST,
        BAD_ORIGIN,
        NOT_SEATED,
        NOT_HOST,
        NOT_YOUR_TURN,
        SECRET,
        NOT_FOUND,
        STALE,
        OLD_EDITION,
        NOT_STARTED,
        STARTED,
        TAKEN,
        NOTHING_TO_UNDO,
        OVER,
        NOT_OVER,
        ILLEGAL,
        TOO_LARGE,
        TOO_MANY,
        BUSY;

        /// As the interface has it: `not-your-turn`.
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    private final transient Phrase sentence;
    private final transient Map<String, Object> details;

    public Refused(Code code, Phrase sentence, Map<String, Object> details) {
        super(sentence.toString(), null, false, false);
        this.code = code;
        this.sentence = sentence;
        this.details = Map.copyOf(details);
    }

    public Refused(Code code, Phrase sentence) {
        this(code, sentence, Map.of());
    }

    public Refused(Code code, String sentence) {
        this(code, Phrase.of(sentence));
    }

    public Refused(Code code, String sentence, Map<String, Object> details) {
        this(code, Phrase.of(sentence), details);
    }

    public Code code() {
        return code;
    }

    public Phrase sentence() {
        return sentence;
    }

    public Map<String, Object> details() {
        return details;
    }
}
