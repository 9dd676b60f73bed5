import type { nothing, TemplateResult } from "lit";
import type { Move, Seat } from "../api/schema";
import type { Language } from "../core/settings";

/** All that a board is told. It draws this and holds no rules. */
export interface Scene<V = unknown> {
  /** What the viewer may see of the position, as the game's own `View` has it. */
  readonly view: V;
  readonly seats: readonly Seat[];
  /** The seat that acts: none once it is over, 0 for chance. */
  readonly by: number | undefined;
  /** The seat whose eyes look: 0 for somebody who watches. */
  readonly viewer: number;
  /** What may be played now, as data; empty unless it is up to the viewer. `board/moves.ts` finds moves by what they do. */
  readonly moves: readonly Move[];
  /** The tokens of `moves`, to ask whether one is legal. */
  readonly legal: readonly string[];
  /** The tokens of the last turn, the latest last. */
  readonly last: readonly string[];
  /** The view before the last turn, where it was shown: what is gone since then has left its place. */
  readonly before?: V;
  /** How many steps of the finale are shown, where the game has one for this position. */
  readonly finale?: number;
  /**
   * Places to ring, because a refusal, a lesson or a figure speaks of them: a name, or `kind:name` where a name alone
   * would mean several things. Ask `isLit`; a ring never hides what it is about.
   */
  readonly lit: readonly string[];
  /** Tokens worth a mark, such as those of a hint or an analysis. */
  readonly marks: readonly Mark[];
  /** What is pointed at, and the position if it were played, once that is known. */
  readonly considered?: { readonly token: string; readonly view?: V };
  /** A token that can't be played and was asked about, and why not. */
  readonly closed?: { readonly token: string; readonly reason: string };
  /**
   * Whether it is a game in play, and not a lesson, a puzzle or an analysis: only there one press may stand for several
   * plies, or a board play by itself what is left to play.
   */
  readonly inPlay?: boolean;
  /** The list of seats, with what the game says of each, for a board that has a place for it (`GameUi.listsSeats`). */
  readonly seatList?: TemplateResult;
  /** Whether more is shown than is needed to play: sizes, groups, what is missing. */
  readonly details: boolean;
  /** Whether places show their names even without details, because a text speaks of them. */
  readonly names?: boolean;
  /**
   * Set in a figure, which nobody can play in: the board draws no buttons, and only this part of itself, by a name of
   * its own; all of it if this is empty.
   */
  readonly figure?: string;
  readonly language: Language;
}

/** Whether a place is to be ringed; its kind tells it from others of the same name. */
export function isLit({ lit }: Pick<Scene, "lit">, name: string, kind = ""): boolean {
  return lit.includes(name) || (kind !== "" && lit.includes(`${kind}:${name}`));
}

export interface Mark {
  readonly token: string;
  readonly label: string;
  /** What it does, in words. */
  readonly text: string;
  /** 1 for the best, less for others. */
  readonly weight: number;
}

/** The words of one game in one language. */
export interface GameWords {
  readonly name: string;
  /** One sentence for the home page. */
  readonly about: string;
  /** The options of a table, by their keys. */
  readonly options: Readonly<Record<string, string>>;
  /** The values of options that are words. */
  readonly values?: Readonly<Record<string, string>>;
}

/** How pieces are placed by hand, where a game offers that. */
export interface PlacingUi<V = unknown> {
  /** The pieces of a position, whose turn it is, and other facts that the game wants to be told. */
  present(view: V): PlacedPieces;
  /** The place that a token of the board names. */
  placeOf(token: string): string | undefined;
  /** What a kind of piece, or a fact, is called. */
  nameOf(what: string, language: Language): string;
}

export interface PlacedPieces {
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  readonly to: string;
  readonly numbers: Readonly<Record<string, number>>;
}

export interface PlayedToken {
  readonly token: string;
  /** The seat that has played it. */
  readonly by: number;
}

export interface Finale {
  readonly steps: number;
  readonly millis: number;
}

/** What the rest of the client knows of a game. One folder under `games/` makes one; see web/README.md. */
export interface GameUi<V = unknown> {
  readonly id: string;
  words(language: Language): GameWords;
  /** A small picture of the board: as it might look, or as it is; `key` tells it from others in the page. */
  picture(view?: V, key?: string): TemplateResult;
  /** The board: an element that fires `try-token` and `consider-token`. */
  board(scene: Scene<V>): TemplateResult;
  /** Actions that are no places on the board; they fire the same events. */
  controls(scene: Scene<V>): TemplateResult | typeof nothing;
  /** What a seat plays, to stand beside its name: a colour, for example. */
  badge(scene: Scene<V>, seat: number): TemplateResult | typeof nothing;
  /** Whether players are known by the pieces that they play: then the signs of seats would be a second code of colours. */
  readonly hasOwnColours?: boolean;
  /** Whether the board has a place for the list of seats; else it stands beside the board. */
  readonly listsSeats?: boolean;
  /** What the game says of a seat in the list of seats: money, points, what it owns. */
  facts?(scene: Scene<V>, seat: number): TemplateResult | typeof nothing;
  /** What is asked of the viewer, in place of the prompt of the rules. */
  asked?(scene: Scene<V>): string | undefined;
  /** A score, or a difference of scores, where players count something: `$12`, `7 points`. */
  score?(amount: number, language: Language): string;
  /** Whether seats keep something from each other, so that people at one screen should look away. */
  hasSecrets?(options: Readonly<Record<string, number | boolean | string>>): boolean;
  /** What a move does, for the button that plays what was chosen. */
  actionText?(move: Move, scene: Scene<V>): string | undefined;
  /** The same for a chosen token that becomes legal by what is played before it. */
  chosenText?(token: string, scene: Scene<V>): string | undefined;
  /**
   * How many steps the end of a game or of a round is shown in, and how long each stays; nothing in other positions. The
   * board draws what `scene.finale` of them show.
   */
  finale?(view: V): Finale | undefined;
  /** A sentence about the ply that has led to this position, if it is one that nobody must miss. */
  notice?(ply: PlayedToken, scene: Scene<V>): string | undefined;
  /** Whether pieces were taken away between two positions, which sounds heavier. */
  hasRemoved?(before: V, after: V): boolean;
  /** Whether a ply needs no moment of its own when plies of others are shown; else those of chance need none. */
  isQuiet?(token: string, by: number): boolean;
  /** How pieces are placed by hand to start from. */
  readonly placing?: PlacingUi<V>;
  /** Rules that are broken by a slip, such as a press on a cell that is taken: to be told so in one line is enough. */
  readonly slips?: readonly string[];
  /** How many minutes a game against computers takes, if far fewer than people need around a table. */
  readonly minutesAlone?: string;
  /** A token in a few words, for lists of moves, with the one before it; without this, the token itself. */
  notation?(token: string, language: Language, before: string): string;
  /** What a turn changes at once for a seat, in short phrases: facts that tell what advice is good for. */
  reason?(before: V, after: V, viewer: number, seats: readonly Seat[], language: Language): readonly string[];
  /** The places that a token of the log is about, to be ringed while somebody points at its sentence. */
  placesOf?(token: string): readonly string[];
  /** Options of a game against a weak computer, unless others are chosen: without what would surprise a beginner. */
  readonly easyOptions?: Readonly<Record<string, number | boolean | string>>;
  /** What people at one screen begin with: secrets would mean to hand the device over at every question. */
  readonly screenOptions?: Readonly<Record<string, number | boolean | string>>;
  /** A question that is asked before a move is played, where a slip would hurt. */
  questionBefore?(move: Move, scene: Scene<V>): string | undefined;
}

/** What somebody wants to play. */
export interface TokenTry {
  readonly token: string;
  /** Whether it comes from a button that says in words what it does, so that a first touch is meant. */
  readonly isPlain: boolean;
  /** What is played before it, without a question of its own. */
  readonly before?: readonly string[];
  /** What is then to be played, as long as everything before it was. */
  readonly next?: readonly string[];
  /** What would have to be played before it, if that is known not to help: nothing is played, only the reason is told. */
  readonly supposing?: readonly string[];
}

/** Somebody wants to play a token, legal or not. */
export function tryToken(from: EventTarget, token: string, isPlain = false): void {
  from.dispatchEvent(new CustomEvent<TokenTry>("try-token", { detail: { token, isPlain }, bubbles: true }));
}

/** Somebody wants to play several tokens one after the other, by a button that says so. */
export function tryTokens(from: EventTarget, [token = "", ...next]: readonly string[]): void {
  from.dispatchEvent(new CustomEvent<TokenTry>("try-token", { detail: { token, isPlain: true, next }, bubbles: true }));
}

/** Somebody wants to play a token that needs others to be played first. */
export function tryTokenAfter(from: EventTarget, before: readonly string[], token: string): void {
  const detail = { token, isPlain: false, before };
  from.dispatchEvent(new CustomEvent<TokenTry>("try-token", { detail, bubbles: true }));
}

/** Somebody wants to play a token that can't be played, not even after others: says why, and plays nothing. */
export function askWhyAfter(from: EventTarget, supposing: readonly string[], token: string): void {
  const detail = { token, isPlain: true, supposing };
  from.dispatchEvent(new CustomEvent<TokenTry>("try-token", { detail, bubbles: true }));
}

/** Somebody points at a token; without one, at nothing any more. */
export function considerToken(from: EventTarget, token?: string): void {
  from.dispatchEvent(new CustomEvent("consider-token", { detail: token, bubbles: true }));
}

/** Somebody points at what can't be played, and wants to know why without pressing it. */
export function askWhy(from: EventTarget, token: string): void {
  from.dispatchEvent(new CustomEvent("ask-why", { detail: token, bubbles: true }));
}

/** The bar of a table, where it stays at the foot of the window and covers what lies there. */
export function barAtFoot(): Element | undefined {
  const bar = document.querySelector(".table-bar");
  return bar && getComputedStyle(bar).position === "fixed" ? bar : undefined;
}
