const FORBIDDEN = /\b(nude|naked|nsfw|gore|beheading)\b/i;

/** A stand-in for a provider's filter: enough to see what a refused prompt or topic looks like. */
export function isAgainstContentRules(text: string): boolean {
  return FORBIDDEN.test(text);
}
