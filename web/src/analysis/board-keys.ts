import type { BoardDesk } from "./board-desk";

/** What keys can reach on the page of a board. */
interface KeyTarget extends Element {
  readonly desk: BoardDesk | undefined;
}

/** On the board itself arrows lead from place to place, so there they do not step. */
const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Keys that work anywhere on the page of a board, but not while somebody writes. */
export function onBoardKey(e: KeyboardEvent, page: KeyTarget): void {
  const { desk } = page;
  const target = e.composedPath()[0];
  const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
  const isTaken = isIn("input, textarea, select, dialog[open]") || (isIn(".table-board") && ARROWS.includes(e.key));
  if (!desk || isTaken || e.ctrlKey || e.metaKey || e.altKey) {
    return;
  }
  const focus = (note: string) => page.querySelector<HTMLElement>(`[data-note=${note}]`)?.focus();
  const back = () => desk.showPly(desk.goal.length - 1);
  const on = () => desk.showPly(desk.goal.length + 1);
  const actions: Record<string, () => unknown> = {
    ",": back,
    ArrowLeft: back,
    ".": on,
    ArrowRight: on,
    "[": () => desk.showPly(0),
    "]": () => desk.showPly(desk.whole.length),
    ArrowUp: () => desk.showBeside(-1),
    ArrowDown: () => desk.showBeside(1),
    Delete: () => desk.remove(),
    p: () => desk.promote(),
    c: () => focus("comment"),
    n: () => focus("name"),
    d: () => desk.toggleDetails(),
    Escape: () => desk.release(),
  };
  const action = actions[e.key];
  if (action) {
    e.preventDefault();
    void action();
  }
}
