import type { AnalysisLine } from "../api/schema";
import { type Advice, adviceOf } from "../play/advice";
import type { TableHost } from "../session/table-host";

/** Simulated games, so that the same position gets the same advice whenever it is asked for. */
const NODES = 40_000;

/** What search advises to whoever acts at a table. */
export async function adviceAt(host: TableHost): Promise<Advice | undefined> {
  let last: AnalysisLine | undefined;
  for await (const found of host.hint(NODES)) {
    last = found;
  }
  return last && adviceOf(last);
}
