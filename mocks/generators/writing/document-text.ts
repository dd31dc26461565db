/** Sample texts in several voices, so that different documents give different styles. */
const TEXTS = [
  'Spring is here, and so is our new line. Have you seen the first photos? We took them on the roof at six in the morning, with cold hands and very hot coffee. Worth every minute.',
  'We shipped it. Small team, long nights, good people. Here is what we learned: start with the hardest part, say no early, and never schedule a launch for a Friday.',
  'I keep coming back to one question: what would this look like if it were easy? Most of my best work began there. Not with a plan, but with something I could finish before lunch.',
  'Quick one today! 🎉 The workshop is full, the waiting list is open, and yes, we will do it again in autumn. Who is in? 🙌 #makers #studiolife',
  'Our clients rarely ask for more content. They ask for fewer, better pieces that sound like them. This quarter we therefore measured replies instead of reach, and the results were clear.',
] as const;

/** Smaller files count as empty. */
const MIN_TEXT_BYTES = 16;

/** A sample text for a document, the same each time: the contract sends its name, but not its content (spec §7). */
export function textOfDocument({ name, size }: { name: string; size: number }): string {
  if (size < MIN_TEXT_BYTES) return '';
  const number = new TextEncoder().encode(name).reduce((sum, byte) => sum + byte, size);
  return TEXTS[number % TEXTS.length] ?? TEXTS[0];
}
