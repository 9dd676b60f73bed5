import type { TableDesk } from "./table-desk";

export type Tab = "log" | "rules" | "chat";

/** What keys can reach on the page of a table. */
interface KeyTarget {
  readonly desk: TableDesk | undefined;
  tab: Tab;
  showKeys(): void;
}

/** Keys that work anywhere on the page of a table, but not while somebody writes. */
export function onTableKey(e: KeyboardEvent, page: KeyTarget): void {
  const { desk } = page;
  const target = e.composedPath()[0];
  const isWriting = target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
  if (!desk || desk.isPassedTo !== undefined || isWriting || e.ctrlKey || e.metaKey || e.altKey) {
    return;
  }
  const actions: Record<string, () => unknown> = {
    ",": () => desk.step(desk.goal - 1),
    ".": () => desk.step(desk.goal + 1),
    "[": () => desk.step(0),
    "]": () => desk.step(desk.length),
    u: () => desk.undo(),
    h: () => desk.hint(),
    d: () => desk.toggleDetails(),
    r: () => (page.tab = "rules"),
    l: () => (page.tab = "log"),
    "?": () => page.showKeys(),
    a: () => desk.again(),
    Escape: () => desk.skip() || desk.release(),
  };
  const action = actions[e.key];
  if (action) {
    e.preventDefault();
    void action();
  }
}
