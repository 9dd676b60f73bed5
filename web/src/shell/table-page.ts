import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Position, Ruling } from "../api/schema";
import type { Scene } from "../games/game";
import { faceOf } from "../games/registry";
import { t } from "../words";
import { announce, toast } from "./announce";
import { callFor } from "./calling";
import { lastTurn } from "./history";
import { Piece } from "./piece";
import { engine } from "./services";
import { settings } from "./settings";
import { Sitting } from "./sitting";

/** A table: the board of its game, and around it what all games have in common. */
@customElement("table-page")
export class TablePage extends Piece {
  @property({ attribute: false }) tableId = "";
  @state() private sitting: Sitting | undefined;
  @state() private considered: { token: string; view?: unknown } | undefined;
  @state() private refusal: Ruling | undefined;
  @state() private details = false;
  @state() private isLost = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sitting?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("tableId")) {
      void this.open();
    }
  }

  private async open(): Promise<void> {
    this.sitting?.close();
    this.sitting = undefined;
    try {
      this.sitting = await Sitting.at(this.tableId);
      this.sitting.addEventListener("changed", () => this.requestUpdate());
    } catch {
      this.isLost = true;
    }
  }

  private scene(sitting: Sitting): Scene {
    const { table, history } = sitting;
    return {
      view: table.view,
      seats: table.seats,
      by: table.by ?? undefined,
      viewer: sitting.viewer,
      legal: table.legal ?? [],
      last: lastTurn(history.plies),
      lit: this.refusal?.places ?? [],
      marks: [],
      ...(this.considered && { considered: this.considered }),
      details: this.details,
      language: settings.get("language"),
    };
  }

  protected override render(): TemplateResult {
    if (this.isLost) {
      return html`<section class="lost"><h1>${t().notFound}</h1><p><a href="/">${t().backHome}</a></p></section>`;
    }
    const { sitting } = this;
    const face = sitting && faceOf(sitting.table.game);
    if (!sitting || !face) {
      return html`<p class="note">${t().loading}</p>`;
    }
    const scene = this.scene(sitting);
    callFor(face.words(scene.language).name, scene.legal.length > 0);
    return html`<div class="table" @try-token=${this.onTry} @consider-token=${this.onConsider}>
      <div class="table-board">${face.board(scene)}</div>
      <aside class="table-side">
        <ul class="seats">${scene.seats.map((seat) => html`<li class=${seat.seat === scene.by ? "is-acting" : ""}>
          ${face.badge(scene, seat.seat)} ${seat.name}</li>`)}</ul>
        <div class="controls">${face.controls(scene)}</div>
        <button class="quiet" aria-pressed=${this.details} @click=${() => (this.details = !this.details)}>${t().details}</button>
        ${this.refusal ? html`<p class="refusal"><b>${this.refusal.rule}</b> ${this.refusal.message}</p>` : nothing}
      </aside>
    </div>`;
  }

  private readonly onTry = async (e: CustomEvent<string>): Promise<void> => {
    const { sitting } = this;
    const token = e.detail;
    if (!sitting) {
      return;
    }
    this.refusal = undefined;
    if (sitting.table.legal?.includes(token)) {
      this.considered = undefined;
      await sitting.play(token).catch((error: Error) => toast(error.message));
      return;
    }
    const ruling = await engine.why(sitting.line(), token);
    if (!ruling.legal) {
      this.refusal = ruling;
      announce(`${ruling.rule}: ${ruling.message}`);
    }
  };

  private readonly onConsider = async (e: CustomEvent<string | undefined>): Promise<void> => {
    const token = e.detail;
    const { sitting } = this;
    this.considered = token === undefined ? undefined : { token };
    if (!sitting || token === undefined || !sitting.table.legal?.includes(token)) {
      return;
    }
    const after: Position | undefined = await engine.preview(sitting.line(), [token]);
    if (after && this.considered?.token === token) {
      this.considered = { token, view: after.view };
    }
  };
}
