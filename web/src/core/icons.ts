import { html, type TemplateResult } from "lit";

const PATHS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M16 5 6 12l10 7z",
  forward: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  replay: "M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4",
  again: "M11 5 4 12l7 7M20 5l-7 7 7 7",
  pause: "M8 5v14M16 5v14",
  close: "M6 6l12 12M18 6 6 18",
  pencil: "M5 19l1-4L16 5l3 3L9 18z",
};

const FILLED = new Set(["first", "back", "forward", "last"]);

/** A small sign; the button around it has the words. */
export function icon(name: keyof typeof PATHS): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path class=${FILLED.has(name) ? "is-filled" : ""} d=${PATHS[name]}></path></svg>`;
}
