/**
 * Brings what is current to the middle of its list; only the list moves, never the page. It waits for the next frame,
 * which lays out all that has changed: asked for at once, every change would be laid out by itself.
 */
export function keepInSight(panel: HTMLElement, selector: string): void {
  requestAnimationFrame(() => {
    const list = panel.querySelector<HTMLElement>(selector);
    const present = panel.querySelector<HTMLElement>("[aria-current=true]");
    if (list && present) {
      list.scrollTop = present.offsetTop - list.clientHeight / 2;
    }
  });
}
