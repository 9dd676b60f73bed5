// Nothing jumps, and nobody has to scroll for a decision.

/**
 * Counts from now on by how much the board, or anything above it, shifts; what is on offer moves up, as pieces do, and
 * what lies over or below the map of Hexploration is not above it.
 */
export async function watchShifts({ page }) {
  await page.evaluate(() => {
    window.shifts = [];
    // Words change and pieces move; their places don't.
    const isSteady = (node) =>
      node instanceof HTMLElement &&
      node.closest(".table-board, .headline, seats-panel, .head") !== null &&
      node.closest(".offer, dialog, .land-offer, .hexploration-side, .ledger") === null;
    // An entry counts all that shifts in a frame; so each part is weighed as the browser does it for the whole.
    const weight = ({ previousRect: from, currentRect: to }) => {
      const area = Math.max(from.width * from.height, to.width * to.height) / (innerWidth * innerHeight);
      return (area * Math.hypot(to.x - from.x, to.y - from.y)) / Math.max(innerWidth, innerHeight);
    };
    new PerformanceObserver((list) => {
      for (const source of list.getEntries().flatMap(({ sources }) => sources)) {
        if (isSteady(source.node)) {
          window.shifts.push({ value: weight(source), what: `${source.node.nodeName}.${source.node.className}` });
        }
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
}

/** What has shifted since then; together it should be less than 0.02. */
export async function shifted({ page }) {
  const shifts = await page.evaluate(() => window.shifts);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) };
}

/**
 * The legal tokens for which nothing can be touched without scrolling the page. The map of Hexploration is dragged, so that
 * a part of what lies there may be aside; but not all of it.
 */
export function outOfReach({ page }) {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const isInReach = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      if (width === 0 || middle < 0 || middle > innerWidth || centre < 0 || centre > innerHeight) {
        return false;
      }
      const found = document.elementFromPoint(middle, centre);
      return found === element || element.contains(found) || found?.closest("[data-token]") === element;
    };
    const all = [...document.querySelectorAll("table-page [data-token][data-legal], table-page .is-choosable")];
    const tokens = [...new Set(all.map(({ dataset }) => dataset.token))];
    const onLand = all.filter((one) => one.closest(".land"));
    const isLandSeen = onLand.some(isInReach);
    const isAside = (one) => isLandSeen && onLand.includes(one);
    return tokens.filter(
      (token) => !all.some((one) => one.dataset.token === token && (isInReach(one) || isAside(one))),
    );
  });
}
