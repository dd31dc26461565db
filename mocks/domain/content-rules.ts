const FORBIDDEN = /\b(nude|naked|nsfw|gore|beheading)\b/i;

/** Simulates a provider's content filter, to show refused prompts and topics. */
export function isAgainstContentRules(text: string): boolean {
  return FORBIDDEN.test(text);
}
