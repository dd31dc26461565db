export interface CardEntry {
  number: string;
  /** As typed: MM / YY. */
  expiry: string;
  cvc: string;
}

export type CardProblems = Partial<Record<keyof CardEntry, string | undefined>>;
export type CardReading = { outcome: 'paid' | 'declined' } | { problems: CardProblems };

/** The only cards that this simulation accepts. */
export const TEST_CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
} as const;

/** The outcome of a payment with this card, or the problems of its fields. @param nowMs simulated time */
export function readCard(entry: CardEntry, nowMs: number): CardReading {
  const number = digits(entry.number);
  const outcome = Object.entries(TEST_CARDS).find(([, card]) => digits(card) === number)?.[0];
  const problems: CardProblems = {
    number: outcome === undefined ? numberProblem(number) : undefined,
    expiry: expiryProblem(entry.expiry, nowMs),
    cvc: /^\d{3}$/.test(entry.cvc.trim()) ? undefined : 'Enter any 3 digits.',
  };
  const isRefused = Object.values(problems).some((problem) => problem !== undefined);
  return isRefused ? { problems } : { outcome: outcome as 'paid' | 'declined' };
}

function numberProblem(number: string): string {
  if (number === '') return `Enter a test card, such as ${TEST_CARDS.paid}.`;
  if (number.length < 16) return `Enter all 16 digits; this number has ${number.length}.`;
  return `Only test cards work here: ${TEST_CARDS.paid} is paid, ${TEST_CARDS.declined} is declined. Never enter a real card.`;
}

function expiryProblem(text: string, nowMs: number): string | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(text) ?? [];
  if (month === '') return 'Enter month and year as MM / YY.';
  if (Number(month) < 1 || Number(month) > 12) return 'Enter a month from 01 to 12.';
  // A card is valid until the end of its month.
  if (Date.UTC(2000 + Number(year), Number(month), 1) <= nowMs)
    return 'This card has expired. Enter a future date.';
  return undefined;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
