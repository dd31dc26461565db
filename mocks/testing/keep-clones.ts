const place = globalThis as { keptClones?: Request[] };

/**
 * Node cancels the body of a request when a clone of it has been collected as garbage, and MSW clones a request for each
 * handler: now and then a call then failed with "unusable". A test keeps its clones until it ends.
 */
export function keepClones(): void {
  if (place.keptClones) return;
  const kept: Request[] = (place.keptClones = []);
  // oxlint-disable-next-line typescript/unbound-method -- called with its request below
  const { clone } = Request.prototype;
  Request.prototype.clone = function cloneAndKeep(this: Request) {
    const copy = clone.call(this);
    kept.push(copy);
    return copy;
  };
}

export function forgetClones(): void {
  place.keptClones?.splice(0);
}
