import { Unreachable } from "../api/client";
import { toast } from "./announce";
import { t } from "./words";

const RETRY_MILLIS = 2000;

/** Asks until the server can be reached, as long as somebody wants to know. */
export async function untilReachable<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
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
