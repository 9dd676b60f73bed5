import { remembered } from "../core/services";
import { follow, NOTHING_YET, type Said } from "../play/history";
import { hostOf } from "../session/table-host";

const known = new Map<string, Promise<readonly Said[]>>();

/** What was said at a table that is over. */
export function saidAt(table: string): Promise<readonly Said[]> {
  return remembered(known, table, async () => {
    const events = await (await hostOf(table)).events();
    return events.reduce(follow, NOTHING_YET).said;
  });
}
