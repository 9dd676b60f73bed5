import { html, type TemplateResult } from "lit";
import type { Seat } from "../api/schema";
import { emblem } from "./emblem";
import { seatName } from "./names";
import { t } from "./words";

/** A seat that a sentence of the server speaks of, such as `@3`. The `@` of tokens follows a letter or a digit. */
const SEAT = /(^|[^A-Za-z0-9])@(\d+)/g;

/** A sentence of the server, in pieces: texts, and the numbers of seats between them. */
function piecesOf(sentence: string): (string | number)[] {
  const pieces: (string | number)[] = [];
  let from = 0;
  for (const { 0: all, 1: before = "", 2: seat, index } of sentence.matchAll(SEAT)) {
    pieces.push(sentence.slice(from, index + before.length), Number(seat));
    from = index + all.length;
  }
  return [...pieces, sentence.slice(from)];
}

/** Coordinates of a place, in brackets behind what happened there. */
const PLACE = /\s?[(（](-?\d+,-?\d+)[)）]/;

/** A sentence of the server as it is shown: players by name, with their emblems. */
export function told(sentence: string, seats: readonly Seat[]): TemplateResult {
  return html`${piecesOf(sentence).map((piece) => (typeof piece === "string" ? placed(piece) : player(seats, piece)))}`;
}

/** Nobody counts coordinates: a sign says that there is a place to see, and its name is there for who wants details. */
function placed(text: string): unknown[] {
  return text
    .split(PLACE)
    .map((part, i) => (i % 2 === 0 ? part : html`<span class="place"><span class="place-name">${part}</span></span>`));
}

/** Several of them in one line, such as the steps of a turn. */
export function toldInARow(sentences: readonly string[], seats: readonly Seat[]): TemplateResult {
  return html`${saidOnce(sentences).map((sentence, i) => html`${i > 0 ? t().comma : ""}${told(sentence, seats)}`)}`;
}

/**
 * What is done several times in a row is said at the first: "buys e5 for 5 points", "d4 for 3 points". After "places a
 * tile, gains $1" it is said again, or the next tile would be gained, too.
 */
export function saidOnce(sentences: readonly string[]): string[] {
  const verb = (sentence: string): string => /^(?!the )[a-z]+ (?=\S)/.exec(sentence)?.[0] ?? "";
  return sentences.map((sentence, i) => {
    const same = verb(sentence);
    const before = sentences[i - 1] ?? "";
    return same !== "" && same === verb(before) && !before.includes(", ") ? sentence.slice(same.length) : sentence;
  });
}

/** A sentence without coordinates, for a message that goes before anybody could look for them. */
export function withoutPlaces(sentence: string): string {
  return sentence
    .split(PLACE)
    .filter((_, i) => i % 2 === 0)
    .join("");
}

/** A sentence of the server in plain text, for whoever listens and for what holds only text. */
export function spoken(sentence: string, seats: readonly Seat[] = []): string {
  return piecesOf(sentence)
    .map((piece) => (typeof piece === "string" ? piece : nameOf(seats, piece)))
    .join("");
}

/** Whether a sentence speaks of one of these seats. */
export function speaksOf(sentence: string, seats: readonly number[]): boolean {
  return piecesOf(sentence).some((piece) => typeof piece === "number" && seats.includes(piece));
}

/** A player's name with the emblem of the seat. */
export function player(seats: readonly Seat[], seat: number): TemplateResult {
  return html`<span class="player">${emblem(seat)}${nameOf(seats, seat)}</span>`;
}

/** Where nobody sits, as in a record that can't be read, only the seat can be named. */
function nameOf(seats: readonly Seat[], seat: number): string {
  return seatName(seats, seat) || t().seat(seat);
}
