import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import { complain } from "../core/announce";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { t } from "../core/words";
import type { Said } from "../play/history";
import type { TableSession } from "../session/table-session";
import { ChatSeen } from "./chat-seen";
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

  protected override updated(changed: PropertyValues<this>): void {
    const list = this.querySelector<HTMLElement>(".chat-list");
    if (changed.has("said") && list) {
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
        this.said.length === 0
          ? html`<p class="note">${text.nobodySaid}</p>`
          : html`<ul class="chat-list" tabindex="0" aria-label=${text.chat}>
              ${this.said.map((one) => this.message(one))}</ul>`
      }
      ${this.session.mayTalk ? this.form() : html`<p class="note">${text.onlyPlayersTalk}</p>`}
    </div>`;
  }

  private message({ seat, name, text }: Said): TemplateResult {
    const { bracketed, spectator, colon } = t();
    const known = (seat > 0 && seatName(this.session.table.seats, seat)) || name;
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
