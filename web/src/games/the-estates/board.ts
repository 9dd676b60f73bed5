// Before the styles of its parts, which refine it.
import "./board.css";
import { html, type PropertyValues, type TemplateResult } from "lit";
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
      this.bringInSight();
    }
  }

  /** A phone on its side shows the streets or the offer: what is asked for comes in sight. */
  private bringInSight(): void {
    if (matchMedia("(max-height: 520px)").matches) {
      const parts = [this.querySelector(".offer"), this.querySelector(".streets")];
      const part = parts.find((one) => one?.querySelector("[data-legal], .is-choosable"));
      part?.scrollIntoView({ block: "nearest" });
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

  /** What is on offer; once the game is over, how it is counted. */
  private below(stowing: Stowing): TemplateResult {
    const { scene } = this;
    const { view, seatList, inPlay, finale } = scene;
    return view.stage === "over" && seatList
      ? count(scene, view, finale ?? Infinity)
      : offer(scene, inPlay ? stowing : undefined);
  }
}
