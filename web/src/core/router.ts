import { isSite } from "./site";

/** Where somebody is: the path is the only state that outlives a reload. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "analysis"; id: string; query: string }
  | { page: "story"; id: string }
  | { page: "board"; game: string; query: string; fragment: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "record" }
  | { page: "about" }
  | { page: "puzzles"; game: string; id: string }
  | { page: "lost" };

/** @param where of the address, what is not its path */
export function routeOf(path: string, where = { search: "", hash: "" }): Route {
  const [first = "", second = "", ...rest] = partsOf(path);
  if (first === "") {
    return { page: "home" };
  }
  if (first === "record" && second === "") {
    return { page: "record" };
  }
  if (first === "about" && second === "") {
    return { page: "about" };
  }
  if (first === "puzzles" && second !== "" && rest.length <= 1) {
    return { page: "puzzles", game: second, id: rest[0] ?? "" };
  }
  if (second !== "" && rest.length === 0) {
    switch (first) {
      case "table":
        return { page: "table", id: second };
      case "analysis":
        return { page: "analysis", id: second, query: where.search };
      case "story":
        return { page: "story", id: second };
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

/** Where the page is that is shown. */
export interface Place {
  readonly path: string;
  /** With its `?`. */
  readonly search: string;
  /** Without its `#`. */
  readonly hash: string;
}

/** A site of files has all of it behind a `#` of its own. */
export function place(): Place {
  const { pathname, search, hash } = isSite ? new URL(location.hash.slice(1) || "/", "http://here/") : location;
  return { path: pathname, search, hash: hash.slice(1) };
}

/** The page that the address leads to. */
export function shownRoute(): Route {
  const { path, ...where } = place();
  return routeOf(path, where);
}

/** The address of a page, for links. */
export function to(path: string): string {
  return isSite ? `#${path}` : path;
}

export function navigate(path: string): void {
  history.pushState(null, "", to(path));
  dispatchEvent(new Event("popstate"));
}

/** Goes on to another page, to which the way back does not lead over this one. */
export function replace(path: string): void {
  history.replaceState(null, "", to(path));
  dispatchEvent(new Event("popstate"));
}

/** Links within the site change the page without loading it anew. */
export function followLinks(e: MouseEvent): void {
  const link = (e.target as Element).closest?.("a[href]");
  const isPlain = e.button === 0 && !e.ctrlKey && !e.metaKey && !e.shiftKey && !e.altKey && !e.defaultPrevented;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target || link.download) {
    return;
  }
  const isInSite = isSite && link.hash.startsWith("#/") && link.pathname === location.pathname;
  if (isInSite) {
    e.preventDefault();
    navigate(link.hash.slice(1));
  } else if (link.origin === location.origin && !link.pathname.startsWith("/api/")) {
    e.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  }
}
