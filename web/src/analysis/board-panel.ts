import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Refusal } from "../api/client";
import { toast } from "../core/announce";
import { ask } from "../core/ask-dialog";
import { copy } from "../core/clipboard";
import { LightElement } from "../core/element";
import { navigate, to } from "../core/router";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { type Board, written } from "../variations/board-file";
import { type KeptBoard, KeptBoards } from "../variations/kept-boards";
import { packed } from "../variations/link";
import type { BoardDesk } from "./board-desk";
import { boardOf, recordOf } from "./board-record";
import { reasonOf } from "./open-board";

/** Longer addresses are cut off on their way. */
const LONGEST_LINK = 30_000;

/** What can be done with a board as a whole: name it, share it, bring another one, find those that are kept. */
@customElement("board-panel")
export class BoardPanel extends LightElement {
  @property({ attribute: false }) desk!: BoardDesk;
  @property({ attribute: false }) board!: Board;
  @query("dialog") private dialog!: HTMLDialogElement;
  @query("dialog textarea") private area!: HTMLTextAreaElement;
  @state() private problem = "";

  protected override render(): TemplateResult {
    const text = t().study;
    return html`<details class="board-panel"><summary>${text.board}</summary>
      <label class="field"><span>${text.boardName}</span><input type="text" maxlength="100" data-board-name
        .value=${this.board.name} @change=${(e: Event) => this.desk.rename((e.target as HTMLInputElement).value.trim())}
        ></label>
      <div class="row">
        <button class="quiet" data-share @click=${() => void this.share()}>${text.share}</button>
        <button class="quiet" data-download @click=${() => void this.download()}>${text.download}</button>
        <button class="quiet" data-copy @click=${() => void this.copyRecord()}>${text.copyRecord}</button>
        <button class="quiet" data-bring @click=${() => this.dialog.showModal()}>${text.bring}</button>
        <a class="quiet" href=${to(`/board/${this.board.game}`)}>${text.fresh}</a></div>
      </details>
      <details class="kept-boards"><summary>${text.kept}</summary>${this.kept()}</details>
      ${this.importDialog()}`;
  }

  private kept(): TemplateResult {
    const all = new KeptBoards().all;
    return all.length === 0
      ? html`<p class="note">${t().study.noneKept}</p>`
      : html`<ul class="outcomes">${all.map((board) => this.keptBoard(board))}</ul>`;
  }

  private keptBoard(board: KeptBoard): TemplateResult {
    const text = t().study;
    const language = settings.get("language");
    const name = board.name || text.unnamed;
    const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(board.at);
    const table = /^table-(.+)$/.exec(board.id)?.[1];
    const address = table ? `/analysis/${table}` : `/board/${board.game}?kept=${board.id}`;
    return html`<li class="row"><a class="quiet" data-kept=${board.id} href=${to(address)}>${name}</a>
      <span class="note">${uiOf(board.game).words(language).name} · ${text.keptOn(date)}</span>
      <button class="quiet" data-forget=${board.id} aria-label=${text.forget(name)}
        @click=${() => void this.forget(board.id, name)}>✕</button></li>`;
  }

  private async forget(id: string, name: string): Promise<void> {
    if (await ask(t().study.forgetSure(name))) {
      new KeptBoards().remove(id);
      this.requestUpdate();
    }
  }

  private async share(): Promise<void> {
    const path = to(`/board/${this.board.game}#${await packed(written(this.board))}`);
    const { href } = new URL(path, location.href);
    if (href.length > LONGEST_LINK) {
      toast(t().study.tooLong);
    } else {
      await copy(href);
    }
  }

  private async record(): Promise<string | undefined> {
    try {
      return await recordOf(this.board, this.desk.seats);
    } catch (e) {
      toast(e instanceof Refusal ? reasonOf(e) : String(e));
      return undefined;
    }
  }

  private async copyRecord(): Promise<void> {
    const text = await this.record();
    if (text !== undefined) {
      await copy(text);
    }
  }

  private async download(): Promise<void> {
    const text = await this.record();
    if (text !== undefined) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = `${this.board.name || this.board.game}.fgn`;
      link.click();
      URL.revokeObjectURL(link.href);
    }
  }

  private importDialog(): TemplateResult {
    const text = t();
    return html`<dialog class="board-import" aria-labelledby="board-import-title">
      <h2 id="board-import-title">${text.study.bring}</h2>
      <p class="note">${text.study.bringHint}</p>
      <label class="field"><span>${text.recordFile}</span><input type="file" accept=".fgn,text/plain"
        @change=${this.onFile}></label>
      <label class="field"><span>${text.recordText}</span><textarea rows="8" spellcheck="false"></textarea></label>
      ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p>` : nothing}
      <div class="dialog-end">
        <button class="button" @click=${() => this.dialog.close()}>${text.cancel}</button>
        <button class="button is-main" data-bring-it @click=${() => void this.bring(this.area.value)}>${text.look}</button>
      </div></dialog>`;
  }

  private readonly onFile = async (e: Event): Promise<void> => {
    const file = (e.target as HTMLInputElement).files?.[0];
    if (file) {
      this.area.value = await file.text();
      await this.bring(this.area.value);
    }
  };

  private async bring(text: string): Promise<void> {
    this.problem = "";
    try {
      const board = await boardOf(text);
      this.dialog.close();
      navigate(`/board/${board.game}#${await packed(written(board))}`);
    } catch (e) {
      this.problem = e instanceof Refusal ? reasonOf(e) : t().failed;
    }
  }
}
