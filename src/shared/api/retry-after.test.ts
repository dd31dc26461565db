import { describe, expect, test, vi } from 'vitest';
import { parseRetryAfter } from './client.ts';

const DATE = 'Sun, 22 Nov 2026 09:30:00 GMT';
const LATER = 'Sun, 22 Nov 2026 09:31:30 GMT';

describe('Retry-After', () => {
  test.each([
    ['120', undefined, 120_000],
    ['86400', undefined, 86_400_000],
    [LATER, DATE, 90_000],
    [DATE, LATER, undefined],
    [LATER, undefined, undefined],
    ['0', undefined, undefined],
    ['-5', undefined, undefined],
    ['1.5', undefined, undefined],
    ['soon', DATE, undefined],
    ['2026', DATE, 2_026_000],
    ['2026-11-22T09:31:30Z', DATE, undefined],
    ['99999999999999999999', undefined, undefined],
    ['Sun, 22 Nov 2099 09:30:00 GMT', DATE, undefined],
    ['', undefined, undefined],
  ])('%j in a response of %j is %j ms', (value, date, ms) => {
    // This device's clock is five hours ahead.
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(DATE) + 5 * 3_600_000);
    const headers = new Headers({ 'retry-after': value, ...(date !== undefined && { date }) });
    expect(parseRetryAfter(headers)).toBe(ms);
  });
});
