import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import type { Rule } from "../api/schema";
import { LightElement } from "../core/element";
import { untilReachable } from "../core/retry";
import { t } from "../core/words";
import { booksOf } from "./books";
import "./guide-text.css";
import { proseOf } from "./prose";
import { headOf, ruleIn } from "./rule-numbers";
import { voiceOf } from "./voice";

/** One rule over the page, where there is no room beside the board. It is gone from the page once it is closed. */
@customElement("rule-dialog")
export class RuleDialog extends LightElement {
  @state() private game = "";
  @state() private number = "";
  @state() private rules: readonly Rule[] = [];
  @query("dialog") private dialog!: HTMLDialogElement;

  async open(game: string, number: string): Promise<void> {
    this.game = game;
    this.number = number;
    await this.updateComplete;
    this.dialog.showModal();
    const books = await untilReachable(
      () => booksOf(game),
      () => this.isConnected,
    ).catch(() => undefined);
    this.rules = books?.rules ?? [];
  }

  protected override render(): TemplateResult {
    const rule = ruleIn(this.rules, this.number);
    const head = rule && headOf(this.rules, rule);
    return html`<dialog class="rule-dialog" aria-labelledby="rule-title" @close=${() => this.remove()}>
      <h2 id="rule-title">${t().rule(rule?.number ?? this.number)} ${rule?.title ?? nothing}</h2>
      ${
        rule
          ? html`${head ? proseOf(head.text, this.voice) : nothing}
            <div data-rule=${rule.number}>${proseOf(rule.text, this.voice)}</div>`
          : html`<p class="note">${t().loading}</p>`
      }
      <form method="dialog" class="dialog-end"><button class="button is-main">${t().close}</button></form>
    </dialog>`;
  }

  /** A rule that this one speaks of takes its place. */
  private readonly voice = (text: string): unknown =>
    voiceOf(this.rules, this.game, (number) => (this.number = number))(text);
}

/** Shows a rule over whatever page there is. */
export function openRule(game: string, number: string): void {
  const dialog = document.body.appendChild(document.createElement("rule-dialog"));
  void dialog.open(game, number);
}

declare global {
  interface HTMLElementTagNameMap {
    "rule-dialog": RuleDialog;
  }
}
