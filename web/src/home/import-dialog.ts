import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { Refusal, Unreachable } from "../api/client";
import type { Table } from "../api/schema";
import { LightElement } from "../core/element";
import { navigate } from "../core/router";
import { spoken } from "../core/sentence";
import { client, playsHere, somebody } from "../core/services";
import { t } from "../core/words";

/** Brings a record, as a file or as text, and looks at it. */
@customElement("import-dialog")
export class ImportDialog extends LightElement {
  @query("dialog") private dialog!: HTMLDialogElement;
  @query("textarea") private area!: HTMLTextAreaElement;
  @state() private problem = "";

  protected override render(): TemplateResult {
    const text = t();
    return html`<p class="note">${text.bringRecordHint}</p>
      <button class="button" @click=${() => this.dialog.showModal()}>${text.bringRecord}</button>
      <dialog aria-labelledby="import-title">
        <h2 id="import-title">${text.bringRecord}</h2>
        <label class="field"><span>${text.recordFile}</span><input type="file" accept=".fgn,text/plain"
          @change=${this.onFile}></label>
        <label class="field"><span>${text.recordText}</span><textarea rows="8" spellcheck="false"></textarea></label>
        ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p>` : nothing}
        <div class="dialog-end">
          <button class="button" @click=${() => this.dialog.close()}>${text.cancel}</button>
          <button class="button is-main" @click=${() => void this.bring(this.area.value)}>${text.look}</button>
        </div>
      </dialog>`;
  }

  private readonly onFile = async (e: Event): Promise<void> => {
    const file = (e.target as HTMLInputElement).files?.[0];
    if (file) {
      this.area.value = await file.text();
      await this.bring(this.area.value);
    }
  };

  private async bring(record: string): Promise<void> {
    this.problem = "";
    try {
      const { id } = await this.brought(record);
      this.dialog.close();
      navigate(`/analysis/${id}`);
    } catch (e) {
      this.problem = e instanceof Refusal ? sentence(e) : t().unreachable;
    }
  }

  /** On the server, so that others can look at it too; without one, in this browser. */
  private async brought(record: string): Promise<Table> {
    try {
      await somebody();
      return await client.postText<Table>("/tables/import", record);
    } catch (e) {
      if (!(e instanceof Unreachable) || !playsHere) {
        throw e;
      }
      return (await import("../local/bring")).bringHere(record);
    }
  }
}

/** What is wrong with a record, and where. */
function sentence({ fault }: Refusal): string {
  const where =
    fault.ply === undefined ? "" : t().bracketed([fault.ply, fault.token, fault.rule].filter(Boolean).join(" · "));
  return spoken(fault.message) + where;
}
