import { html, nothing, type TemplateResult } from "lit";
import { isKeptHere } from "../api/kept-here";
import type { Table } from "../api/schema";
import { toast } from "../core/announce";
import { copy } from "../core/clipboard";
import { t } from "../core/words";
import { pictureOf } from "./board-picture";

/** Ways to show a game to others: a picture of its end, and a link where it lies on a server. */
export function sharing(table: Table, headline: string, board: () => Element | null): TemplateResult {
  const name = `${table.game}-${table.id}.png`;
  const canShare = navigator.canShare?.({ files: [new File([], name, { type: "image/png" })] }) ?? false;
  return html`<button class="button" data-save-picture
      @click=${() => void hand(board(), headline, (blob) => save(blob, name))}>${t().story.picture}</button>
    ${
      canShare
        ? html`<button class="quiet" @click=${() => void hand(board(), headline, (blob) => share(blob, name, headline))}
            >${t().story.sharePicture}</button>`
        : nothing
    }
    ${
      isKeptHere(table.id)
        ? nothing
        : html`<button class="quiet" @click=${() => void copy(location.href)}>${t().story.copyLink}</button>`
    }`;
}

async function hand(board: Element | null, headline: string, to: (picture: Blob) => unknown): Promise<void> {
  try {
    if (board) {
      await to(await pictureOf(board, headline));
    }
  } catch (e) {
    if (!(e instanceof DOMException && e.name === "AbortError")) {
      toast(t().story.pictureFailed);
    }
  }
}

function save(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function share(picture: Blob, name: string, title: string): Promise<void> {
  return navigator.share({ title, files: [new File([picture], name, { type: "image/png" })] });
}
