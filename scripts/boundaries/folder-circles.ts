interface Import {
  from: string;
  to: string;
}

/** A folder, a sibling that it imports, and an import between them. */
interface Link extends Import {
  by: Import;
}

/**
 * Circular imports of sibling folders, each as text with an import for every step. Files directly in the parent folder
 * belong to no sibling. Top folders are not compared: the rules decide about them.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const byName = new Map(imports.flatMap(linkOf).map((link) => [`${link.from} ${link.to}`, link]));
  const links = Map.groupBy(byName.values(), ({ from }) => from);
  const circles = new Map<string, Link[]>();
  const follow = (way: readonly Link[], start: string) => {
    for (const link of links.get(way.at(-1)?.to ?? start) ?? []) {
      const next = [...way, link];
      // Each circle is found once, from its first folder by name.
      if (link.to === start) circles.set(next.map(({ from }) => from).join(), next);
      else if (link.to > start && !way.some(({ to }) => to === link.to)) follow(next, start);
    }
  };
  for (const start of links.keys()) follow([], start);
  return [...circles.values()].map((circle) =>
    circle.map(({ from, to, by }) => `${from} → ${to} (${by.from} → ${by.to})`).join(', '),
  );
}

/** The link of an import; none inside one folder, or if one of the files is directly in the parent folder. */
function linkOf(by: Import): Link[] {
  const [one, other] = [by.from.split('/'), by.to.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  const isFile = depth >= one.length - 1 || depth >= other.length - 1;
  const [from = '', to = ''] = [one, other].map((parts) => parts.slice(0, depth + 1).join('/'));
  return depth < 1 || isFile ? [] : [{ from, to, by }];
}
