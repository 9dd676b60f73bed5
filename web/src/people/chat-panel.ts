import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import type { Seat } from "../api/schema";
import { complain } from "../core/announce";
import { LightElement } from "../core/element";
import { calledName, seatName } from "../core/names";
import { to } from "../core/router";
import { t } from "../core/words";
import type { Said } from "../play/history";
import type { TableSession } from "../session/table-session";
import { ChatSeen } from "./chat-seen";
import { saidAt } from "./said-at";
import "./chat-panel.css";

const LONGEST = 500;

/** Whether there is anybody to talk to, or was: computers do not answer, and nobody talks to oneself. */
export function hasChat({ table, history }: TableSession): boolean {
  const hasOthers = table.seats.some(({ you, kind }) => !you && kind !== "agent");
  return !isKeptHere(table.id) && (hasOthers || (table.watchersTalk ?? false) || history.said.length > 0);
}

/** What people say at the table. */
@customElement("chat-panel")
export class ChatPanel extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  @property({ attribute: false }) said: readonly Said[] = [];
  /** What the same people said in the game before this one. */
  @state() private earlier: readonly Said[] = [];
  private shown = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("session")) {
      void this.recall();
    }
  }

  private async recall(): Promise<void> {
    const { previous } = this.session.table;
    this.earlier = previous === undefined ? [] : await saidAt(previous).catch(() => []);
  }

  protected override updated(): void {
    const list = this.querySelector<HTMLElement>(".chat-list");
    if (list && this.shown !== this.said.length + this.earlier.length) {
      this.shown = this.said.length + this.earlier.length;
      list.scrollTop = list.scrollHeight;
    }
    if (!document.hidden) {
      new ChatSeen(this.session.table.id).note(this.said);
    }
  }

  protected override render(): TemplateResult {
    const text = t();
    return html`<div class="chat">
      ${
        this.said.length + this.earlier.length === 0
          ? html`<p class="note">${text.nobodySaid}</p>`
          : html`<ul class="chat-list" tabindex="0" aria-label=${text.chat}>
              ${this.past()}${this.said.map((one) => this.message(one, this.session.table.seats))}</ul>`
      }
      ${this.session.mayTalk ? this.form() : html`<p class="note">${text.onlyPlayersTalk}</p>`}
    </div>`;
  }

  private past(): TemplateResult | typeof nothing {
    return this.earlier.length === 0
      ? nothing
      : html`${this.earlier.map((one) => this.message(one, []))}
          <li class="chat-past"><a href=${to(`/table/${this.session.table.previous}`)}>${t().lobby.saidBefore}</a></li>`;
  }

  private message({ seat, name, text }: Said, seats: readonly Seat[]): TemplateResult {
    const { bracketed, spectator, colon } = t();
    const known = seatName(seats, seat) || calledName(name, seat);
    const role = seat === 0 ? html`<small>${bracketed(spectator)}</small>` : "";
    return html`<li><b>${known}</b>${role}${colon}${text}</li>`;
  }

  private form(): TemplateResult {
    const text = t();
    return html`<form @submit=${this.send}>
      <input type="text" name="text" maxlength=${LONGEST} autocomplete="off" aria-label=${text.say}
        placeholder=${text.say}>
      <button class="button">${text.send}</button>
    </form>`;
  }

  private readonly send = async (e: SubmitEvent): Promise<void> => {
    e.preventDefault();
    const input = (e.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    const text = input.value.trim();
    if (text === "") {
      return;
    }
    try {
      await this.session.say(text);
      input.value = "";
    } catch (error) {
      complain(error);
    }
  };
}
