import { html, nothing, type TemplateResult } from "lit";
import { customElement, query } from "lit/decorators.js";
import { complain } from "../core/announce";
import { ask } from "../core/ask-dialog";
import { LightElement } from "../core/element";
import { to } from "../core/router";
import { logOut } from "../core/services";
import { type Language, type Pace, settings, type Theme } from "../core/settings";
import { isSite } from "../core/site";
import { t } from "../core/words";

/** Language, appearance, sound, being forgotten: the button in the head and what it opens. */
@customElement("settings-dialog")
export class SettingsDialog extends LightElement {
  @query("dialog") private dialog!: HTMLDialogElement;

  protected override render(): TemplateResult {
    const text = t();
    const [language, theme] = [settings.get("language"), settings.get("theme")];
    return html`
      <button class="quiet" @click=${() => this.dialog.showModal()}>${text.settings}</button>
      <dialog aria-labelledby="settings-title">
        <h2 id="settings-title">${text.settings}</h2>
        ${choice(text.language, text.languages, language, (value) => settings.set("language", value as Language))}
        ${choice(text.theme, text.themes, theme, (value) => settings.set("theme", value as Theme))}
        ${choice(text.motion.pace, text.motion.paces, settings.get("pace"), (pace) => settings.set("pace", pace as Pace))}
        ${toggle(text.motion.coordinates, text.motion.coordinatesHint, settings.get("coordinates"), (on) => settings.set("coordinates", on))}
        ${toggle(text.sound, text.soundHint, settings.get("sound"), (on) => settings.set("sound", on))}
        ${toggle(text.confirm, text.confirmHint, settings.get("confirm"), (on) => settings.set("confirm", on))}
        ${toggle(text.endsTurn, text.endsTurnHint, settings.get("endsTurn"), (on) => settings.set("endsTurn", on))}
        ${
          isSite
            ? nothing
            : html`<div class="field"><button class="button" data-log-out
              @click=${() => void this.logOut()}>${text.logOut}</button><small>${text.logOutHint}</small></div>`
        }
        <form method="dialog" class="dialog-end"><button class="button is-main">${text.ok}</button></form>
      </dialog>`;
  }

  private async logOut(): Promise<void> {
    if (!(await ask(t().logOutQuestion, t().logOutDetail))) {
      return;
    }
    try {
      await logOut();
      location.assign(to("/"));
    } catch (e) {
      complain(e);
    }
  }
}

function choice(
  label: string,
  values: Record<string, string>,
  present: string,
  set: (value: string) => void,
): TemplateResult {
  return html`<label class="field"><span>${label}</span>
    <select @change=${(e: Event) => set((e.target as HTMLSelectElement).value)}>
      ${Object.entries(values).map(
        ([value, name]) => html`<option value=${value}
        ?selected=${value === present}>${name}</option>`,
      )}
    </select></label>`;
}

function toggle(label: string, hint: string, isOn: boolean, set: (on: boolean) => void): TemplateResult {
  return html`<label class="field is-toggle">
    <input type="checkbox" .checked=${isOn} @change=${(e: Event) => set((e.target as HTMLInputElement).checked)}>
    <span>${label}<small>${hint}</small></span></label>`;
}
