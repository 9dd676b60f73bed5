/** Where somebody is: the path is the only state that outlives a reload. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "analysis"; id: string; query: string }
  | { page: "board"; game: string; query: string; fragment: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

/** @param where of the address, what is not its path */
export function routeOf(path: string, where = { search: "", hash: "" }): Route {
  const [first = "", second = "", ...rest] = partsOf(path);
  if (first === "") {
    return { page: "home" };
  }
  if (second !== "" && rest.length === 0) {
    switch (first) {
      case "table":
        return { page: "table", id: second };
      case "analysis":
        return { page: "analysis", id: second, query: where.search };
      case "board":
        return { page: "board", game: second, query: where.search, fragment: where.hash };
      case "learn":
        return { page: "learn", game: second };
      case "rules":
        return { page: "rules", game: second };
    }
  }
  return { page: "lost" };
}

/** What can't be read leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new Event("popstate"));
}

/** Links within the site change the page without loading it anew. */
export function followLinks(e: MouseEvent): void {
  const link = (e.target as Element).closest?.("a[href]");
  const isPlain = e.button === 0 && !e.ctrlKey && !e.metaKey && !e.shiftKey && !e.altKey && !e.defaultPrevented;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target || link.download) {
    return;
  }
  if (link.origin === location.origin && !link.pathname.startsWith("/api/")) {
    e.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  }
}
