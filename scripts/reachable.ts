/** The starting nodes and all nodes that can be reached from them, depth first. */
export function reachable<T>(from: Iterable<T>, next: (node: T) => Iterable<T>): Set<T> {
  const found = new Set<T>();
  const visit = (node: T) => {
    if (found.has(node)) return;
    found.add(node);
    for (const following of next(node)) visit(following);
  };
  for (const node of from) visit(node);
  return found;
}
