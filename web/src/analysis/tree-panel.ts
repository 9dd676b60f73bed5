import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keepInSight } from "../board/keep-in-sight";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import { LONGEST_NOTE } from "../variations/moves";
import type { Node, Path } from "../variations/tree";
import type { BoardDesk } from "./board-desk";
import "./tree-panel.css";
import { notationOf } from "../games/registry";

/** Draws in a row that are shown one by one; setting up a game may take dozens. */
const FEW_DRAWS = 3;

/** The tree of variations as text, variations below the moves that they replace, and what can be done with them. */
@customElement("tree-panel")
export class TreePanel extends LightElement {
  @property({ attribute: false }) desk!: BoardDesk;
  /** They change when something is to be drawn anew. */
  @property({ attribute: false }) tree!: Node;
  @property({ attribute: false }) path: Path = [];

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("path") || changed.has("tree")) {
      keepInSight(this, ".tree");
    }
  }

  protected override render(): TemplateResult {
    const text = t().study;
    return html`<section><h2 class="small-title">${text.moves}</h2>
      <div class="tree" role="group" aria-label=${text.moves} tabindex="0" title=${text.keys}>
        ${this.start()}${
          this.tree.next.length === 0 ? html`<p class="note">${text.noMoves}</p>` : this.line(this.tree, [])
        }</div>
      ${this.notes()}${this.undo()}${this.actions()}</section>`;
  }

  private start(): TemplateResult {
    return html`${this.ply([], t().study.start)}${notesOf(this.tree)}`;
  }

  /** What follows a node along the first moves; alternatives stand in lines of their own behind the move. */
  private line(from: Node, before: Path): TemplateResult {
    const parts: unknown[] = [];
    const path = [...before];
    for (let at = from; at.next.length > 0; ) {
      const [first, ...others] = at.next;
      const draws = drawsFrom(at);
      if (draws.length > FEW_DRAWS && !this.isWithin([...path, ...draws])) {
        path.push(...draws);
        parts.push(this.ply([...path], t().study.draws(draws.length)));
        at = along(at, draws.length);
        continue;
      }
      parts.push(this.ply([...path, first!.token], this.plyText(first!, path)), notesOf(first!));
      parts.push(others.map((other) => this.variation(other, [...path])));
      path.push(first!.token);
      at = first!;
    }
    return html`${parts}`;
  }

  /** Whether what is shown lies within a row of draws. */
  private isWithin(draws: Path): boolean {
    const { path } = this;
    return path.length < draws.length && path.length > 0 && draws[path.length - 1] === path.at(-1) && this.isDrawShown;
  }

  private get isDrawShown(): boolean {
    return this.desk.node?.by === 0;
  }

  private variation(node: Node, before: Path): TemplateResult {
    const path = [...before, node.token];
    return html`<div class="tree-variation">${this.ply(path, this.plyText(node, before, true))}${notesOf(node)}
      ${this.line(node, path)}</div>`;
  }

  private ply(path: Path, text: string): TemplateResult {
    const isShown = path.length === this.path.length && path.every((token, i) => token === this.path[i]);
    return html`<button class="tree-ply" aria-current=${isShown} data-path=${path.join(" ")}
      @click=${() => void this.desk.show(path)}>${text}</button> `;
  }

  private plyText({ token }: Node, before: Path, isNumbered = before.length % 5 === 0): string {
    const text = token ? notationOf(this.desk.board.game, token, before.at(-1) ?? "") : "?";
    return isNumbered ? `${before.length + 1}. ${text}` : text;
  }

  private notes(): TemplateResult {
    const text = t().study;
    const { node } = this.desk;
    const set = (key: "comment" | "name") => (e: Event) =>
      this.desk.annotate({ [key]: (e.target as HTMLInputElement).value.trim() });
    return html`<label class="field"><span>${text.comment}</span><textarea rows="2" data-note="comment"
        maxlength=${LONGEST_NOTE} .value=${node?.comment ?? ""} @change=${set("comment")}></textarea></label>
      <label class="field"><span>${text.name}</span><input type="text" data-note="name" maxlength="100"
        .value=${node?.name ?? ""} @change=${set("name")}></label>`;
  }

  private undo(): TemplateResult | typeof nothing {
    const { undoable } = this.desk;
    return undoable
      ? html`<p class="banner">${t().study.removed(undoable.plies)}
          <button class="quiet" data-undo @click=${() => void this.desk.undo()}>${t().study.undo}</button></p>`
      : nothing;
  }

  private actions(): TemplateResult {
    const text = t().study;
    const { desk } = this;
    return html`<div class="row">
      <button class="quiet" data-remove ?disabled=${this.path.length === 0 || desk.isMain}
        @click=${() => void desk.remove()}>${text.remove}</button>
      <button class="quiet" data-promote ?disabled=${!desk.canPromote}
        @click=${() => void desk.promote()}>${text.promote}</button></div>`;
  }
}

function notesOf({ name, comment }: Node): TemplateResult | typeof nothing {
  return name || comment
    ? html`${name ? html`<b class="tree-name">${name}</b> ` : nothing}${
        comment ? html`<span class="tree-comment">${comment}</span> ` : nothing
      }`
    : nothing;
}

/** Draws in a row without anything said or tried. */
function drawsFrom(node: Node): Path {
  const draws: string[] = [];
  for (let at = node; at.next.length === 1; at = at.next[0]!) {
    const { by, token, name, comment } = at.next[0]!;
    if (by !== 0 || name || comment) {
      break;
    }
    draws.push(token);
  }
  return draws;
}

function along(node: Node, count: number): Node {
  let at = node;
  for (let i = 0; i < count; i++) {
    at = at.next[0]!;
  }
  return at;
}
