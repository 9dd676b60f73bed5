// Before the styles of its parts, which refine it.
import "./board.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Scene } from "../../board/game";
import { Roving } from "../../board/roving";
import { LightElement } from "../../core/element";
import "./auction";
import { count } from "./count";
import "./interlude";
import { offer, type Stowing } from "./offer";
import { companies, standing } from "./standing";
import { legend, streets } from "./streets";
import type { View } from "./view";

/** A part of the board, for a figure: `auction`, `streets`, `street-B`, `legend`, `offer`, `scores` or `companies`. */
function excerpt(scene: Scene<View>, part: string): TemplateResult {
  switch (part) {
    case "auction":
      return html`<the-estates-auction .scene=${scene}></the-estates-auction>`;
    case "legend":
      return legend(scene);
    case "offer":
      return offer(scene);
    case "scores":
      return standing(scene);
    case "companies":
      return companies(scene);
    default:
      return streets(scene, part.replace(/^streets?-?/, ""));
  }
}

/** The streets and what is on offer; where the page does not list the seats, also how everybody stands. */
@customElement("the-estates-board")
export class TheEstatesBoard extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly roving = new Roving(this);

  /** Whether the player who chooses a piece wants to put a check aside. */
  @state() private stows = false;
  /** What was asked last. */
  private asked = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("scene") && this.scene.view.stage !== "stow") {
      this.stows = false;
    }
  }

  protected override updated(): void {
    const { view, moves, inPlay } = this.scene;
    const asked = inPlay && moves.length > 0 ? view.stage : "";
    if (asked !== this.asked) {
      this.asked = asked;
      requestAnimationFrame(() => this.bringInSight());
    }
  }

  /** A phone on its side has room for the seats, the streets and the offer, if nothing else is in sight. */
  private bringInSight(): void {
    if (matchMedia("(max-height: 520px)").matches) {
      this.scrollIntoView({ block: "start" });
      this.querySelector(".offer:has([data-legal], .is-choosable)")?.scrollIntoView({ block: "nearest" });
    }
  }

  protected override render(): TemplateResult {
    const { scene } = this;
    if (scene.figure) {
      return html`<div class="estates">${scene.figure.split("+").map((part) => excerpt(scene, part))}</div>`;
    }
    const stowing = { isOn: this.stows, toggle: (isOn: boolean) => (this.stows = isOn) };
    return html`<div class="estates">
      ${streets(scene)}${legend(scene)}
      <div class="estates-below">${this.below(stowing)}
        <div class="estates-right">${scene.seatList ?? html`${standing(scene)}${companies(scene)}`}</div></div>
      <the-estates-interlude .scene=${scene}></the-estates-interlude>
    </div>`;
  }

  /** What is on offer; once the game is over, how it is counted, unless that stands in the table of scores. */
  private below(stowing: Stowing): TemplateResult | typeof nothing {
    const { scene } = this;
    const { view, seatList, inPlay, finale } = scene;
    if (view.stage !== "over") {
      return offer(scene, inPlay ? stowing : undefined);
    }
    return seatList ? count(scene, view, finale ?? Infinity) : nothing;
  }
}
