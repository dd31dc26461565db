/** Sample texts in several voices, so that different documents give different styles. */
import documents from './documents.json' with { type: 'json' };

/** Smaller files count as empty. */
const MIN_TEXT_BYTES = 16;

/** A sample text for a document, the same each time: the contract sends its name, but not its content (spec §7). */
export function textOfDocument({ name, size }: { name: string; size: number }): string {
  if (size < MIN_TEXT_BYTES) return '';
  const number = new TextEncoder().encode(name).reduce((sum, byte) => sum + byte, size);
  return documents[number % documents.length] ?? '';
}
