/** The length of a text as the contract counts it: in code points, so most emoji are one (decision 74). */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** White space, controls and invisible characters: zero-width characters, direction marks, blank letters. */
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text without surrounding white space; empty when no character is visible (decision 74). */
export function trimText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}
