package freehold.lab.report;

/// A picture with what it shows.
record Figure(String caption, String svg) {
    String html() {
        return "<figure>\n%s<figcaption>%s</figcaption></figure>\n".formatted(svg, Html.escape(caption));
    }
}
