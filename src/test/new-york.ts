import { vi } from 'vitest';

const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;
const HOUR_MS = 3_600_000;

/** Reads times without a zone as New York's, five hours behind UTC, wherever the test runs. */
export function inNewYork(): void {
  const { parse } = Date;
  vi.spyOn(Date, 'parse').mockImplementation((text) =>
    WITHOUT_ZONE.test(text) ? parse(`${text.replace(' ', 'T')}Z`) + 5 * HOUR_MS : parse(text),
  );
}
