package freehold.server.metrics;

import freehold.kernel.telling.Numbers;
import java.util.Map;

/// What a server tells of itself, in the form of Prometheus.
public final class Page {
    private final StringBuilder text = new StringBuilder();

    public Page gauge(String name, String about, double value) {
        head(name, about, "gauge");
        text.append("%s %s\n".formatted(name, Numbers.plain(value)));
        return this;
    }

    public Page gauges(String name, String about, String label, Map<String, ? extends Number> values) {
        head(name, about, "gauge");
        values.forEach((key, value) ->
                text.append("%s{%s=\"%s\"} %s\n".formatted(name, label, key, Numbers.plain(value.doubleValue()))));
        return this;
    }

    public Page counter(String name, String about, double value) {
        head(name, about, "counter");
        text.append("%s %s\n".formatted(name, Numbers.plain(value)));
        return this;
    }

    public Page counters(String name, String about, String label, Map<?, ? extends Number> values) {
        head(name, about, "counter");
        values.forEach((key, value) ->
                text.append("%s{%s=\"%s\"} %s\n".formatted(name, label, key, Numbers.plain(value.doubleValue()))));
        return this;
    }

    public Page histogram(String name, String about, Histogram histogram) {
        head(name, about, "histogram");
        histogram.write(name, text);
        return this;
    }

    private void head(String name, String about, String type) {
        text.append("# HELP %s %s\n# TYPE %s %s\n".formatted(name, about, name, type));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
