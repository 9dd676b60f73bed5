/// Traces and records of games as text: read, written, checked.
module freehold.records {
    requires transitive freehold.kernel;
    requires tools.jackson.databind;

    exports freehold.records;
}
