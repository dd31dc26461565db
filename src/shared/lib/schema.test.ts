import { object } from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { anything, assert, property } from '#mocks/testing/seeded-fast-check.ts';
import { inNewYork } from '#test/new-york.ts';
import { deviceStore } from './device-store.ts';
import { formatDate, formatDateTime, formatTime, timeZoneName } from './format-date.ts';
import {
  count,
  isoTime,
  label,
  labels,
  listOf,
  tryParse,
  parseFields,
  text,
  texts,
  time,
  type Schema,
} from './schema.ts';

test.each<[string, Schema<unknown>, unknown[]]>([
  ['a count', count, [0, 740, 1e9]],
  ['a time', time, [0, 253_402_300_799_999]],
  ['a time in a text', isoTime, ['2026-11-21T09:00:00Z']],
  ['a text', text, ['x', ' x ']],
])('%s is read only from a valid value', (_, schema, good) => {
  const bad = [
    '1000',
    'yesterday',
    -1,
    8.64e15,
    Number.MAX_SAFE_INTEGER,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    {},
    [],
    true,
    '',
    ' ',
    'soon\0',
  ];
  expect(good.map((value) => tryParse(schema, value))).not.toContain(undefined);
  expect(bad.filter((value) => tryParse(schema, value) !== undefined)).toEqual(
    schema === text ? ['1000', 'yesterday', 'soon\0'] : [],
  );
  expect(tryParse(count, 1.5)).toBeUndefined();
});

test('an invalid field does not affect the others', () => {
  const response = { credits: '740', error: ' No. ', details: 'one', tags: ['a', 'a', null, ''] };
  expect(parseFields(response, { credits: count, error: text, details: texts, tags: labels })).toEqual({
    credits: undefined,
    error: 'No.',
    details: ['one'],
    tags: ['a'],
  });
});

describe.each(['2026-11-21T09:00:00', '2026-11-21 09:00', '2026-11-21T09:00:00.123456'])(
  'a time without a zone, %s,',
  (text) => {
    test('is UTC from a server', () => {
      inNewYork();
      expect(Math.floor(tryParse(isoTime, text)! / 1000)).toBe(Date.UTC(2026, 10, 21, 9) / 1000);
      expect(tryParse(isoTime, `${text}+01:00`)).toBeLessThan(Date.UTC(2026, 10, 21, 8, 1));
    });

    test('is local from a user', () => {
      inNewYork();
      expect(formatTime(text)).toBe(formatTime(Date.UTC(2026, 10, 21, 14)));
    });
  },
);

test('a label has at most 200 characters', () => {
  expect(tryParse(label, 'x'.repeat(5_000_000))).toBe(`${'x'.repeat(199)}…`);
});

test('an invalid date formats as unknown', () => {
  const dates = [1e300, -1, Number.NaN, 8.64e15, '+275760-09-13', 'yesterday', '', null, {}];
  expect(dates.flatMap((value) => [formatDate(value), formatTime(value), formatDateTime(value)])).toEqual(
    Array(27).fill('unknown'),
  );
});

test('a valid date formats as text', () => {
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  expect(formatDateTime('2026-09-01T00:05')).toBe('Sep 1, 2026, 00:05');
});

test('any response can be read', () => {
  assert(
    property(anything({ withNullPrototype: true }), (response) => {
      parseFields(response, { credits: count, texts, list: listOf(object({ id: text })) });
    }),
  );
});

const storedRows = () => deviceStore('rows', listOf(object({ id: text, seenAt: time })));

test('a stored value is read by its schema', () => {
  const store = storedRows();
  store.write('ada', [{ id: 'a', seenAt: 1 }]);
  expect(store.read('ada')).toEqual([{ id: 'a', seenAt: 1 }]);
});

test.each(['{', 'null', '{}', '7'])('the damaged value %s is not read', (damaged) => {
  localStorage.setItem('twin-studio:rows:ada', damaged);
  expect(storedRows().read('ada')).toBeUndefined();
});

test('the valid rows of a damaged list are read', () => {
  localStorage.setItem('twin-studio:rows:ada', '[{"id":"a","seenAt":1e300},{"id":"b","seenAt":2},null]');
  expect(storedRows().read('ada')).toEqual([{ id: 'b', seenAt: 2 }]);
});

test('the time zone has its IANA name', () => {
  expect(timeZoneName()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('the time zone is read from Temporal where it is available', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } });
  expect(timeZoneName()).toBe('Asia/Tokyo');
});
