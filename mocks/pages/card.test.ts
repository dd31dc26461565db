import { describe, expect, test } from 'vitest';
import { readCard, TEST_CARDS, type CardEntry } from './card.ts';

const NOW = Date.UTC(2026, 10, 21);
const good: CardEntry = { number: TEST_CARDS.paid, expiry: '12 / 27', cvc: '123' };
const problems = (entry: Partial<CardEntry>) => {
  const reading = readCard({ ...good, ...entry }, NOW);
  return 'problems' in reading ? reading.problems : {};
};

describe('a card on the payment page', () => {
  test('is paid or declined by its number', () => {
    expect(readCard(good, NOW)).toEqual({ outcome: 'paid' });
    expect(readCard({ ...good, number: '4000000000000002' }, NOW)).toEqual({ outcome: 'declined' });
  });

  test('with another number is refused with a reason', () => {
    expect(problems({ number: '' }).number).toBe('Enter a test card, such as 4242 4242 4242 4242.');
    expect(problems({ number: '4242 4242' }).number).toMatch(/Enter all 16 digits; this number has 8/);
    expect(problems({ number: '5555 5555 5555 4444' }).number).toMatch(/Never enter a real card/);
  });

  test.each([
    ['12/27', undefined],
    ['1227', undefined],
    ['11 / 26', undefined],
    ['', 'Enter month and year as MM / YY.'],
    ['soon', 'Enter month and year as MM / YY.'],
    ['13 / 27', 'Enter a month from 01 to 12.'],
    ['00 / 27', 'Enter a month from 01 to 12.'],
    ['10 / 26', 'This card has expired. Enter a future date.'],
  ])('with the expiry %j: %s', (expiry, problem) => {
    expect(problems({ expiry })).toEqual(problem === undefined ? {} : { expiry: problem });
  });

  test.each(['', '12', '1234', 'abc'])('with the CVC %j is refused', (cvc) => {
    expect(problems({ cvc })).toEqual({ cvc: 'Enter any 3 digits.' });
  });
});
