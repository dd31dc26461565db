import documents from './documents.json' with { type: 'json' };

/** A smaller file counts as empty. */
const MIN_TEXT_BYTES = 16;

/** A sample text for a document, chosen by its name and size, because requests have no content (decision 12). */
export function textOfDocument({ name, size }: { name: string; size: number }): string {
  if (size < MIN_TEXT_BYTES) return '';
  const number = new TextEncoder().encode(name).reduce((sum, byte) => sum + byte, size);
  return documents[number % documents.length] ?? '';
}
