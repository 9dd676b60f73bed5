import { html, type TemplateResult } from "lit";
import { Refusal, Unreachable } from "../api/client";
import { t } from "../words";
import { toast } from "./announce";

const RETRY_MILLIS = 2000;

/** A page for an address where nothing is, or of which the server will not speak. */
export function lost(why?: unknown): TemplateResult {
  const reason = why instanceof Refusal && why.status !== 404 ? why.message : t().notFound;
  return html`<section class="lost"><h1>${reason}</h1><p><a href="/">${t().backHome}</a></p></section>`;
}

/** Asks until the server can be reached, as long as somebody wants to know. */
export async function patiently<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (e) {
      if (!(e instanceof Unreachable) || !isWanted()) {
        throw e;
      }
      toast(t().unreachable);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS));
    }
  }
}
