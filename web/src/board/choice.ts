import { html, nothing, type TemplateResult } from "lit";
import { askWhy, considerToken, isLit, type Scene, tryToken } from "./game";
import "./choice.css";

/**
 * How something that can be chosen looks: a class for each state that it is in. Its kind tells
 * it from others of the same name.
 */
export function states(scene: Scene, token: string, kind = ""): string {
  return [
    scene.legal.includes(token) ? "is-legal" : "",
    isLit(scene, token, kind) ? "is-lit" : "",
    scene.considered?.token === token ? "is-considered" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Something on the table that stands for a token: it can be pointed at, and tried whether it is legal or not. */
export function choice(
  scene: Scene,
  token: string,
  look: string,
  spoken: string,
  content: unknown,
  kind = "",
): TemplateResult {
  return html`<button class="choice ${look} ${states(scene, token, kind)}" data-stop data-token=${token}
    ?data-legal=${scene.legal.includes(token)}
    @click=${(e: Event) => tryToken(e.currentTarget!, token)}
    @pointerenter=${(e: PointerEvent) => point(e, token)} @pointerleave=${(e: Event) => considerToken(e.currentTarget!)}
    @focus=${(e: FocusEvent) => arrive(e, token)} @blur=${(e: Event) => considerToken(e.currentTarget!)}
    ><span class="sr-only">${spoken}</span><span class="contents"
      aria-hidden="true">${content}</span>${mark(scene, token)}</button>`;
}

/** What a hint says of a token. */
export function mark(scene: Scene, token: string): TemplateResult | typeof nothing {
  const found = scene.marks.find((one) => one.token === token);
  return found ? html`<span class="pill ${found.weight === 1 ? "is-best" : ""}">${found.label}</span>` : nothing;
}

/**
 * A button that says in words what a token does, such as `sell`. If it is not legal it says why: in a few words that the
 * game has for it, in a sentence when it is pointed at, and with the rule when it is pressed.
 */
export function action(scene: Scene, token: string, label: unknown, isMain = false, why = ""): TemplateResult {
  return button(scene, token, label, { isMain, why, isPlain: true });
}

/**
 * A button with little on it, such as an amount beside others: easily pressed in place of its neighbour, so that where
 * moves are confirmed a first touch only chooses it.
 */
export function pick(scene: Scene, token: string, label: unknown): TemplateResult {
  return button(scene, token, label, { isMain: false, why: "", isPlain: false });
}

interface Look {
  readonly isMain: boolean;
  readonly why: string;
  readonly isPlain: boolean;
}

function button(scene: Scene, token: string, label: unknown, { isMain, why, isPlain }: Look): TemplateResult {
  const isLegal = scene.legal.includes(token);
  const look = isLegal ? (isMain ? "is-main" : "") : "is-closed";
  const reason = !isLegal && scene.closed?.token === token ? scene.closed.reason : nothing;
  return html`<button class="button ${look} ${isLegal && scene.considered?.token === token ? "is-considered" : ""}"
    data-token=${token} ?data-legal=${isLegal} title=${reason} aria-description=${reason}
    @click=${(e: Event) => tryToken(e.currentTarget!, token, isPlain)}
    @pointerenter=${(e: PointerEvent) => e.pointerType !== "touch" && wonder(e, token)}
    @focus=${(e: Event) => wonder(e, token)}
    >${label}${isLegal || !why ? mark(scene, token) : html`<small class="why">${why}</small>`}</button>`;
}

/** What is not legal is asked about. */
function wonder({ currentTarget }: Event, token: string): void {
  if (!(currentTarget as Element).hasAttribute("data-legal")) {
    askWhy(currentTarget!, token);
  }
}

/** A finger points only where it touches, and touching is another event. */
function point(e: PointerEvent, token: string): void {
  if (e.pointerType !== "touch") {
    considerToken(e.currentTarget!, token);
  }
}

function arrive(e: FocusEvent, token: string): void {
  if ((e.currentTarget as Element).matches(":focus-visible")) {
    considerToken(e.currentTarget!, token);
  }
}
