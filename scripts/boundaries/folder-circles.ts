interface Import {
  from: string;
  to: string;
}

/**
 * Circles of imports among sibling folders, each as text with an import for every step. Files directly in the parent
 * folder belong to no sibling. Top folders are not compared: the rules decide about them.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const links = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = siblingsOf(one);
    if (from === undefined || to === undefined) continue;
    const targets = links.get(from) ?? new Map<string, Import>();
    links.set(from, targets.set(to, targets.get(to) ?? one));
  }
  const circles = [...links.keys()].map((folder) => shortestWayBack(folder, links));
  // Every folder of a circle finds it: keep the one that starts with the first by name.
  return circles
    .filter((circle) => circle.every((folder) => (circle[0] ?? '') <= folder))
    .filter(({ length }) => length > 0)
    .map((circle) => textOf(circle, links));
}

/** The sibling folders of an import; none if one of the files is directly in the parent folder. */
function siblingsOf({ from, to }: Import): (string | undefined)[] {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  const isFile = depth >= one.length - 1 || depth >= other.length - 1;
  return depth < 1 || isFile ? [] : [one, other].map((parts) => parts.slice(0, depth + 1).join('/'));
}

type Links = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** The folders of the shortest circle from this one; empty when there is none. */
function shortestWayBack(start: string, links: Links): string[] {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of links.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return [];
}

function textOf(circle: readonly string[], links: Links): string {
  return circle
    .map((folder, index) => {
      const next = circle[index + 1] ?? circle[0] ?? '';
      const { from, to } = links.get(folder)?.get(next) ?? { from: folder, to: next };
      return `${folder} → ${next} (${from} → ${to})`;
    })
    .join(', ');
}
