const FORBIDDEN = /\b(nude|naked|nsfw|gore|beheading)\b/i;

/** A simple content filter, so that prompts and topics can be refused. */
export function isAgainstContentRules(text: string): boolean {
  return FORBIDDEN.test(text);
}
