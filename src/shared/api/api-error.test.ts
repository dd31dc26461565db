import { describe, expect, test } from 'vitest';
import { insufficientCreditsText } from '#entities/credits/charge.ts';
import { ApiError, errorMessage, humanMessage } from './api-error.ts';

const FALLBACK = 'Something went wrong';
const message = (status: number, body: string) => ApiError.http(status, '', body).message;

test('a panel shows how long a busy server asks to wait', () => {
  const busy = (seconds?: number) =>
    ApiError.http(429, '', '{"error":"Slow down"}', seconds && seconds * 1000);
  expect(busy(30).message).toBe('429: Slow down');
  expect(humanMessage(busy(1), FALLBACK)).toBe('Slow down. Please wait 1 second.');
  expect(humanMessage(busy(600), FALLBACK)).toBe('Slow down. Please wait 10 minutes.');
  expect(humanMessage(busy(86400), FALLBACK)).toBe('Slow down. Please wait 24 hours.');
  expect(humanMessage(busy(), FALLBACK)).toBe('Slow down');
});

describe('the message of a refusal (§8, decision 38)', () => {
  test.each([
    ['the sentence of the contract’s error', { error: 'The studio is closed.' }, 'The studio is closed.'],
    ['the sentence without the other fields', { error: 'Too dark.', details: ['photo 1'] }, 'Too dark.'],
    ['any other JSON unchanged', { message: 'Closed' }, '{"message":"Closed"}'],
    ['details without a sentence unchanged', { details: ['photo 1'] }, '{"details":["photo 1"]}'],
  ])('is the status, then %s', (_, body, text) => {
    expect(message(502, JSON.stringify(body))).toBe(`502: ${text}`);
  });

  test.each([
    ['plain text, on one line', ' Try \n later ', '503: Try later'],
    ['white space', ' \n ', '503: Service Unavailable'],
    [
      'an HTML page',
      '<!doctype html><h1>503</h1>',
      '503: The server returned an error page (Service Unavailable).',
    ],
    ['an error in XML', '<Error>No</Error>', '503: The server returned an error page (Service Unavailable).'],
  ])('is read from %s', (_, body, text) => {
    expect(message(503, body)).toBe(text);
  });

  test.each([
    ['a sentence', JSON.stringify({ error: '😀'.repeat(50_000) })],
    ['a text', 'x'.repeat(100_000)],
  ])('cuts %s after 200 characters', (_, body) => {
    const text = message(500, body).slice('500: '.length);
    expect([text.length <= 200, text.endsWith('…'), text.isWellFormed()]).toEqual([true, true, true]);
  });

  test.each([
    ['100,000 tags', `<html>${'<b>'.repeat(1_600_000)}`],
    ['unclosed scripts', `<html>${'<script'.repeat(700_000)}`],
    ['white space', ' '.repeat(5_000_000)],
    ['one word', 'x'.repeat(5_000_000)],
    ['a sentence', JSON.stringify({ error: 'x'.repeat(5_000_000) })],
  ])('is read from 5 MB of %s in one pass', (_, body) => {
    // A pattern that backtracks would exceed the time limit of the test.
    expect(ApiError.http(502, '', body).message).toMatch(/^502: /);
  });
});

test('a panel shows the server’s full sentence without the status', () => {
  const error = 'The ledger is locked. '.repeat(100).trim();
  expect(humanMessage(ApiError.http(500, '', JSON.stringify({ error })), FALLBACK)).toBe(error);
});

test.each([{ details: ['photo 1'] }, { error: '', available: 3 }, { error: '  ' }, { error: 5 }])(
  'a panel shows the fallback for %j',
  (body) => {
    expect(humanMessage(ApiError.http(400, '', JSON.stringify(body)), FALLBACK)).toBe(FALLBACK);
  },
);

test('a panel shows the fallback for an error without a message', () => {
  expect([humanMessage(new Error(''), FALLBACK), errorMessage(undefined, FALLBACK)]).toEqual([
    FALLBACK,
    FALLBACK,
  ]);
});

test.each([
  [200, 35, 'You need 200 credits. You have 35 credits.'],
  [5, 1, 'You need 5 credits. You have 1 credit.'],
  [200, 740, 'You need 200 credits. The server did not accept your 740 credits.'],
  [200, undefined, 'You need 200 credits. Your balance is too low.'],
])('Insufficient Credits (§5.10, §8.5): needs %s, has %s', (needed, balance, text) => {
  expect(insufficientCreditsText(needed, balance)).toBe(text);
});
