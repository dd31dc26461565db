const keyOf = (name: string) => `twin-studio:${name}:user_ada`;

/** A small value on Ada's device, as another page would read it. */
export function storedValue(name: string): unknown {
  return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
}

/** Stores a value on Ada's device, as another page would. */
export function storeValue(name: string, value: unknown): void {
  localStorage.setItem(keyOf(name), JSON.stringify(value));
}
