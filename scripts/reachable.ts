/** These and all that can be reached from them, each before what follows from it. */
export function reachable<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const found = new Set<T>();
  const visit = (one: T) => {
    if (found.has(one)) return;
    found.add(one);
    for (const other of next(one)) visit(other);
  };
  for (const one of from) visit(one);
  return found;
}
