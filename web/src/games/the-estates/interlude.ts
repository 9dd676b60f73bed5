import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Scene } from "../../board/game";
import { LightElement } from "../../core/element";
import { Steps } from "../../motion/steps";
import { count, stepsOf } from "./count";
import type { RoundEnd, View } from "./view";
import { words } from "./words";

const STEP_MILLIS = 450;

/** Between two rounds: how the last one ended, counted step by step, until whoever looks closes it. */
@customElement("the-estates-interlude")
export class Interlude extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  /** What is shown; it stays when the next round goes on. */
  @state() private shown: { readonly end: RoundEnd; readonly round: number } | undefined;
  private closed = 0;
  private steps: Steps | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { view, inPlay } = this.scene;
    const [end] = view.lastRound;
    if (changed.has("scene") && inPlay && end && this.closed < view.round - 1 && this.shown?.round !== view.round - 1) {
      this.shown = { end, round: view.round - 1 };
      this.steps = new Steps(stepsOf(end), STEP_MILLIS, () => this.requestUpdate());
    }
  }

  protected override updated(): void {
    const dialog = this.querySelector("dialog");
    if (dialog && !dialog.open) {
      dialog.showModal();
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.steps?.skip();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shown, scene } = this;
    if (!shown) {
      return nothing;
    }
    const text = words(scene.language);
    return html`<dialog class="interlude" aria-labelledby="interlude-title" @close=${this.close}>
      <h2 id="interlude-title">${text.roundEnds(shown.round, scene.view.rounds)}</h2>
      ${count(scene, shown.end, this.steps?.shown ?? Infinity)}
      <div class="dialog-end">
        ${
          this.steps?.isRunning
            ? html`<button class="button" data-skip @click=${this.skip}>${text.countAll}</button>`
            : nothing
        }
        <button class="button is-main" data-interlude @click=${this.close}>${text.nextRound}</button></div>
    </dialog>`;
  }

  private readonly skip = (): void => {
    this.steps?.skip();
    this.requestUpdate();
  };

  private readonly close = (): void => {
    this.steps?.skip();
    this.closed = this.shown?.round ?? this.closed;
    this.shown = undefined;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "the-estates-interlude": Interlude;
  }
}
