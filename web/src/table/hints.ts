import type { AnalysisLine } from "../api/schema";
import type { Line } from "../engine/engine";
import { type Advice, adviceOf } from "../play/advice";
import type { TableHost } from "../session/table-host";

/** Simulated games, so that the same position gets the same advice whenever it is asked for. */
const NODES = 40_000;

/** What search advises to whoever acts at the end of a table's line. */
export async function adviceAt(host: TableHost, line: Line): Promise<Advice | undefined> {
  let last: AnalysisLine | undefined;
  for await (const found of host.hint(line, NODES)) {
    last = found;
  }
  return last && adviceOf(last);
}
