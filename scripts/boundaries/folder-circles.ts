import { reachable } from '../reachable.ts';

interface Import {
  from: string;
  to: string;
}

/**
 * Circular imports of sibling folders, with one example from each folder to the next: `x/a → x/b (x/a/f.ts → x/b/f.ts)`.
 * Files directly in the parent folder belong to no sibling. Top folders are not compared, because rules cover them.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const byName = new Map(imports.flatMap(linkOf).map((link) => [`${link.from} → ${link.to}`, link]));
  const links = Map.groupBy(byName.values(), ({ from }) => from);
  const targetsOf = (folder: string) => (links.get(folder) ?? []).map(({ to }) => to);
  return [...byName]
    .filter(([, { from, to }]) => reachable([to], targetsOf).has(from))
    .map(([name, { by }]) => `${name} (${by.from} → ${by.to})`);
}

/** The sibling folders that an import connects; none for an import of or by a file directly in their parent folder. */
function linkOf(by: Import): (Import & { by: Import })[] {
  const [source, target] = [by.from.split('/'), by.to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  const isFile = depth >= source.length - 1 || depth >= target.length - 1;
  const [from = '', to = ''] = [source, target].map((parts) => parts.slice(0, depth + 1).join('/'));
  return depth < 1 || isFile ? [] : [{ from, to, by }];
}
