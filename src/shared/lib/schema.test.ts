import { object } from 'valibot';
import { expect, test, vi } from 'vitest';
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
])('a value of a server or a device is %s only when it can be one', (_, schema, good) => {
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

test('fields are read one by one: an invalid one does not affect the others', () => {
  const response = { credits: '740', error: ' No. ', details: 'one', tags: ['a', 'a', null, ''] };
  expect(parseFields(response, { credits: count, error: text, details: texts, tags: labels })).toEqual({
    credits: undefined,
    error: 'No.',
    details: ['one'],
    tags: ['a'],
  });
});

test.each(['2026-11-21T09:00:00', '2026-11-21 09:00', '2026-11-21T09:00:00.123456'])(
  '%s, without a zone, is UTC from a server, and local from a person',
  (text) => {
    inNewYork();
    expect(Math.floor(tryParse(isoTime, text)! / 1000)).toBe(Date.UTC(2026, 10, 21, 9) / 1000);
    expect(tryParse(isoTime, `${text}+01:00`)).toBeLessThan(Date.UTC(2026, 10, 21, 8, 1));
    expect(formatTime(text)).toBe(formatTime(Date.UTC(2026, 10, 21, 14)));
  },
);

test('a label has 200 characters at most', () => {
  expect(tryParse(label, 'x'.repeat(5_000_000))).toBe(`${'x'.repeat(199)}…`);
});

test('any value formats as a date or as unknown', () => {
  const dates = [1e300, -1, Number.NaN, 8.64e15, '+275760-09-13', 'yesterday', '', null, {}];
  expect(dates.flatMap((value) => [formatDate(value), formatTime(value), formatDateTime(value)])).toEqual(
    Array(27).fill('unknown'),
  );
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  expect(formatDateTime('2026-09-01T00:05')).toBe('Sep 1, 2026, 00:05');
});

test('an answer may be anything', () => {
  assert(
    property(anything({ withNullPrototype: true }), (response) => {
      parseFields(response, { credits: count, texts, list: listOf(object({ id: text })) });
    }),
  );
});

test('keeps on the device what the schema reads, and nothing of an older or damaged shape', () => {
  const store = deviceStore('rows', listOf(object({ id: text, seenAt: time })));
  store.write('ada', [{ id: 'a', seenAt: 1 }]);
  expect(store.read('ada')).toEqual([{ id: 'a', seenAt: 1 }]);
  for (const damaged of ['{', 'null', '{}', '7']) {
    localStorage.setItem('twin-studio:rows:ada', damaged);
    expect(store.read('ada')).toBeUndefined();
  }
  localStorage.setItem('twin-studio:rows:ada', '[{"id":"a","seenAt":1e300},{"id":"b","seenAt":2},null]');
  expect(store.read('ada')).toEqual([{ id: 'b', seenAt: 2 }]);
});

test('the time zone has its IANA name, by Temporal where that is there', () => {
  expect(timeZoneName()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } });
  expect(timeZoneName()).toBe('Asia/Tokyo');
});
