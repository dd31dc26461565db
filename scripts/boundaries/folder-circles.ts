interface Import {
  from: string;
  to: string;
}

/**
 * Folders beside each other that import one another in a circle, each as a sentence with a file for every step. Files
 * that lie directly in the folder around them are its face and what its parts share: they count as no folder. Which of
 * the project's top folders knows another one is a matter of the rules: main.tsx may import mocks/, dynamically.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const links = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = besideEachOther(one);
    if (from === undefined || to === undefined) continue;
    const targets = links.get(from) ?? new Map<string, Import>();
    links.set(from, targets.set(to, targets.get(to) ?? one));
  }
  const circles = [...links.keys()].map((folder) => shortestWayBack(folder, links));
  // A circle is found from each of its folders; it is told from the first.
  return circles
    .filter((circle) => circle.every((folder) => (circle[0] ?? '') <= folder))
    .filter(({ length }) => length > 0)
    .map((circle) => tell(circle, links));
}

/** The two folders in which the paths part; undefined where one of them is a file of the folder around both. */
function besideEachOther({ from, to }: Import): (string | undefined)[] {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  const isFile = depth >= one.length - 1 || depth >= other.length - 1;
  return depth < 1 || isFile ? [] : [one, other].map((parts) => parts.slice(0, depth + 1).join('/'));
}

type Links = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** The folders of the shortest circle through this one, without its return; empty where there is none. */
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

function tell(circle: readonly string[], links: Links): string {
  return circle
    .map((folder, index) => {
      const next = circle[index + 1] ?? circle[0] ?? '';
      const { from, to } = links.get(folder)?.get(next) ?? { from: folder, to: next };
      return `${folder} → ${next} (${from} → ${to})`;
    })
    .join(', ');
}
