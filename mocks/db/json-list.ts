/** A JSON array that grows at its end: adding an item costs its own length, not that of the list. */
export interface JsonList {
  add(item: unknown): void;
  text(): string;
}

/** Longer ends are copied into one piece: the engine would otherwise walk each addition again at every save. */
const LOOSE_CHARACTERS = 32_768;

export function createJsonList(items: readonly unknown[] = []): JsonList {
  let packed = asciiJson(items).slice(1, -1);
  let loose = '';
  return {
    add(item) {
      loose += (packed === '' && loose === '' ? '' : ',') + asciiJson(item);
      if (loose.length < LOOSE_CHARACTERS) return;
      packed = [packed, loose].join('');
      loose = '';
    },
    text: () => `[${packed}${loose}]`,
  };
}

/** JSON with all but ASCII escaped: one emoji would otherwise double the size of the whole snapshot in memory. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
