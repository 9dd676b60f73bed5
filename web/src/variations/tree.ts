/** A ply and what may follow it. The root stands for the start of the game and has no token. */
export interface Node {
  readonly token: string;
  /** Who played it, 0 for chance; absent while nobody has looked. It is not kept. */
  readonly by?: number;
  readonly name?: string;
  readonly comment?: string;
  /** The first one is the main line. No two have the same token. */
  readonly next: readonly Node[];
}

/** The tokens that lead from the start to a node: what is played there, too. */
export type Path = readonly string[];

export const EMPTY: Node = { token: "", next: [] };

/** The nodes from the root to where a path leads; nothing if it leads nowhere. */
function nodesOn(root: Node, path: Path): readonly Node[] | undefined {
  const nodes = [root];
  for (const token of path) {
    const next = nodes.at(-1)!.next.find((node) => node.token === token);
    if (!next) {
      return undefined;
    }
    nodes.push(next);
  }
  return nodes;
}

export function nodeAt(root: Node, path: Path): Node | undefined {
  return nodesOn(root, path)?.at(-1);
}

/** The tree with another node at the end of a path. A path that leads nowhere changes nothing. */
function replaced(root: Node, path: Path, change: (node: Node) => Node): Node {
  const nodes = nodesOn(root, path);
  if (!nodes) {
    return root;
  }
  return nodes.slice(0, -1).reduceRight((child, parent) => withChild(parent, child), change(nodes[nodes.length - 1]!));
}

function withChild(parent: Node, child: Node): Node {
  return { ...parent, next: parent.next.map((node) => (node.token === child.token ? child : node)) };
}

/** The tree with one more ply; the same tree if it is there already. */
export function added(root: Node, path: Path, token: string, by?: number): Node {
  return nodeAt(root, [...path, token])
    ? root
    : replaced(root, path, (node) => ({
        ...node,
        next: [...node.next, { token, next: [], ...(by !== undefined && { by }) }],
      }));
}

/** The same for several plies in a row. */
export function addedAll(root: Node, path: Path, tokens: readonly string[]): Node {
  return tokens.reduce((tree, token, i) => added(tree, [...path, ...tokens.slice(0, i)], token), root);
}

/** The tree without a ply and all that follows it. */
export function removed(root: Node, path: Path): Node {
  const token = path.at(-1);
  return replaced(root, path.slice(0, -1), (node) => ({
    ...node,
    next: node.next.filter((child) => child.token !== token),
  }));
}

/** The tree with another comment or name at a node; an empty text is none. */
export function annotated(root: Node, path: Path, notes: { readonly comment?: string; readonly name?: string }): Node {
  return replaced(root, path, ({ comment, name, ...node }) => {
    const kept = { comment, name, ...notes };
    return { ...node, ...(kept.comment && { comment: kept.comment }), ...(kept.name && { name: kept.name }) };
  });
}

/** How many plies of a path lead to where its last variation begins, that ply included; 0 on the main line. */
export function variationStart(root: Node, path: Path): number {
  const nodes = nodesOn(root, path) ?? [];
  return Math.max(
    0,
    nodes.findLastIndex((node, i) => i > 0 && nodes[i - 1]!.next[0] !== node),
  );
}

/** The tree in which the variation of a path comes before the others where it begins. */
export function promoted(root: Node, path: Path): Node {
  const start = variationStart(root, path);
  return start <= 0 ? root : toFront(root, path.slice(0, start));
}

function toFront(root: Node, path: Path): Node {
  const token = path.at(-1);
  return replaced(root, path.slice(0, -1), (node) => ({
    ...node,
    next: [
      ...node.next.filter((child) => child.token === token),
      ...node.next.filter((child) => child.token !== token),
    ],
  }));
}

/** The tree whose main line begins with these plies, as a game that goes on wants it. */
export function withMain(root: Node, plies: Path): Node {
  let tree = root;
  for (let known = lead(tree, plies); known < plies.length; known = lead(tree, plies)) {
    const before = plies.slice(0, known);
    const path = plies.slice(0, known + 1);
    tree = nodeAt(tree, path)
      ? toFront(tree, path)
      : replaced(tree, before, (node) => ({ ...node, next: [chain(plies.slice(known)), ...node.next] }));
  }
  return tree;
}

/** With how many of these plies the main line begins. */
function lead(root: Node, plies: Path): number {
  let count = 0;
  for (let node = root.next[0]; node && node.token === plies[count]; node = node.next[0]) {
    count++;
  }
  return count;
}

function chain(plies: Path): Node {
  const [last = "", ...before] = plies.toReversed();
  return before.reduce<Node>((next, token) => ({ token, next: [next] }), { token: last, next: [] });
}

/** A path and on along the first of what follows. */
export function lineThrough(root: Node, path: Path): Path {
  const line = [...path];
  for (let node = nodeAt(root, path)?.next[0]; node; node = node.next[0]) {
    line.push(node.token);
  }
  return line;
}

/** As much of a path as there is. */
export function within(root: Node, path: Path): Path {
  let length = 0;
  for (let node: Node | undefined = root; length < path.length; length++) {
    node = node.next.find(({ token }) => token === path[length]);
    if (!node) {
      break;
    }
  }
  return path.slice(0, length);
}

/** The variation before or after the one that a path ends in, where it begins; the same path if there is none. */
export function beside(root: Node, path: Path, step: 1 | -1): Path {
  for (let length = path.length; length > 0; length--) {
    const tokens = nodeAt(root, path.slice(0, length - 1))?.next.map(({ token }) => token) ?? [];
    const other = tokens[tokens.indexOf(path[length - 1]!) + step];
    if (tokens.length > 1) {
      return other === undefined ? path : [...path.slice(0, length - 1), other];
    }
  }
  return path;
}

/** The tree in which the plies of a line know who played them. */
export function withActors(root: Node, line: Path, actors: readonly number[]): Node {
  const nodes = nodesOn(root, line);
  if (!nodes || nodes.every(({ by }, i) => i === 0 || by === actors[i - 1])) {
    return root;
  }
  const marked = nodes.map((node, i) => {
    const by = actors[i - 1];
    return i === 0 || by === undefined ? node : { ...node, by };
  });
  return marked.slice(0, -1).reduceRight((child, parent) => withChild(parent, child), marked[marked.length - 1]!);
}

/** How many plies a tree has. */
export function sizeOf(root: Node): number {
  let count = 0;
  for (const left: Node[] = [...root.next]; left.length > 0; count++) {
    left.push(...left.pop()!.next);
  }
  return count;
}
