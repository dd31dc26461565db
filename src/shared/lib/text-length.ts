/** The length of a text as the contract counts it: in code points, so most emoji are one (decision 74). */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** White space, controls, and what is never drawn: zero-width characters, marks of direction, blank letters. */
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text without white space around it; empty when none of its characters can be seen (decision 74). */
export function trimText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}
