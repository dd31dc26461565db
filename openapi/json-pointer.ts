/** The parts of a JSON pointer such as `/paths/~1api~1jobs/post`. */
export function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce((value, part) => {
    // Own fields only, because a name may be `constructor`.
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return isThere ? (value as Record<string, unknown>)[part] : undefined;
  }, document);
}
