import { reachable } from '../reachable.ts';

interface Import {
  from: string;
  to: string;
}

/**
 * Circular imports of sibling folders, one as an example from each folder to the next: `x/a → x/b (x/a/f.ts → x/b/f.ts)`.
 * Files directly in the parent folder belong to no sibling. Top folders are not compared: the rules decide about them.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const byName = new Map(imports.flatMap(linkOf).map((link) => [`${link.from} → ${link.to}`, link]));
  const links = Map.groupBy(byName.values(), ({ from }) => from);
  const targetsOf = (folder: string) => (links.get(folder) ?? []).map(({ to }) => to);
  return [...byName]
    .filter(([, { from, to }]) => reachable([to], targetsOf).has(from))
    .map(([name, { by }]) => `${name} (${by.from} → ${by.to})`);
}

/** The folders of an import below the folder of both; none inside one folder, or if a file is directly in that folder. */
function linkOf(by: Import): (Import & { by: Import })[] {
  const [one, other] = [by.from.split('/'), by.to.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  const isFile = depth >= one.length - 1 || depth >= other.length - 1;
  const [from = '', to = ''] = [one, other].map((parts) => parts.slice(0, depth + 1).join('/'));
  return depth < 1 || isFile ? [] : [{ from, to, by }];
}
