import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Ruling, Seat } from "../api/schema";
import { barAtFoot } from "../board/game";
import { LightElement } from "../core/element";
import { icon } from "../core/icons";
import { pointedOut } from "../core/names";
import { to } from "../core/router";
import { told } from "../core/sentence";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { lastPress, type Spot } from "./last-press";
import { reasonOf } from "./refusal-reason";
import "./refusal-note.css";

/** Pixels between the middle of a place and the line about it, and between that line and the rim of the window. */
const BESIDE = 26;
const RIM = 8;

/**
 * Why something can't be played: the reason in a sentence, and the way to the rule. What is no more than a slip gets one
 * line at the place that was pressed. Fires `let-go`, and `show-rule`:
 * whoever shows the rule beside the board prevents what the link would do, which is to leave for the page of rules.
 */
@customElement("refusal-note")
export class RefusalNote extends LightElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) ruling!: Ruling & { readonly token?: string };
  /** Where it was pressed. */
  private spot = lastPress();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("pointerdown", this.onElsewhere);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("pointerdown", this.onElsewhere);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("ruling")) {
      this.spot = lastPress();
    }
  }

  protected override updated(): void {
    const line = this.querySelector<HTMLElement>(".is-slip");
    if (line) {
      const { offsetWidth: width, offsetHeight: height } = line;
      const { x, y } = this.cell ?? this.spot;
      const top = y + BESIDE + height + RIM < footOfRoom() ? y + BESIDE : y - BESIDE - height;
      line.style.left = `${Math.max(RIM, Math.min(x - width / 2, innerWidth - width - RIM))}px`;
      line.style.top = `${Math.max(RIM, top)}px`;
    }
  }

  /** The middle of what the refused token is about, if the board has it; it need not be what was pressed last. */
  private get cell(): Spot | undefined {
    const found = document.querySelector(`.table-board [data-token="${CSS.escape(this.ruling.token ?? "")}"]`);
    if (!found) {
      return undefined;
    }
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  private get isSlip(): boolean {
    return uiOf(this.game).slips?.includes(this.ruling.rule ?? "") ?? false;
  }

  /** A slip is forgotten with the next press, which goes through it to the cell that lies beneath. */
  private readonly onElsewhere = (e: PointerEvent): void => {
    if (this.isSlip && !this.contains(e.target as Node)) {
      this.dispatchEvent(new CustomEvent("let-go"));
    }
  };

  protected override render(): TemplateResult {
    const { rule, message = "" } = this.ruling;
    return html`<section class="refusal ${this.isSlip ? "is-slip" : ""}" role="alert">
      <p>${this.isSlip ? nothing : html`<b>${t().refused}</b>`} ${told(reasonOf(message, rule), pointedOut(this.seats))}
        ${
          rule
            ? html`<a class="refusal-rule" href=${to(`/rules/${this.game}#${rule}`)}
          @click=${this.onRule}>${t().rule(rule)}</a>`
            : nothing
        }</p>
      ${
        this.isSlip
          ? nothing
          : html`<button class="icon" aria-label=${t().close}
            @click=${() => this.dispatchEvent(new CustomEvent("let-go"))}>${icon("close")}</button>`
      }</section>`;
  }

  private readonly onRule = (e: MouseEvent): void => {
    if (!this.dispatchEvent(new CustomEvent("show-rule", { cancelable: true }))) {
      e.preventDefault();
    }
  };
}

/** Down to where a line hides no button: the top of a bar that stays at the foot of the window, or that foot. */
function footOfRoom(): number {
  return barAtFoot()?.getBoundingClientRect().top ?? innerHeight;
}
