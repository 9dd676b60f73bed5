import { html, type TemplateResult } from "lit";
import type { Table } from "../api/schema";
import { uiOf } from "../games/registry";

/** The board of a table as it stands; as it might look as long as that is not known. */
export function tablePicture({ game, id, view }: Pick<Table, "game" | "id" | "view">): TemplateResult {
  return html`<div class="table-picture" aria-hidden="true" data-live=${view !== undefined}
    >${uiOf(game).picture(view, `picture-${id}`)}</div>`;
}
