import { expect, test } from 'vitest';
import { insufficientCreditsText } from '#entities/credits/charge.ts';
import { ApiError, errorMessage, humanMessage } from './api-error.ts';

const FALLBACK = 'Something went wrong';
const message = (status: number, body: string) => ApiError.http(status, '', body).message;

test('Panels show how long a busy server asks to wait (§8 fixes the toast)', () => {
  const busy = (seconds?: number) =>
    ApiError.http(429, '', '{"error":"Slow down"}', seconds && seconds * 1000);
  expect(busy(30).message).toBe('429: Slow down');
  expect(humanMessage(busy(1), FALLBACK)).toBe('Slow down. Please wait 1 second.');
  expect(humanMessage(busy(600), FALLBACK)).toBe('Slow down. Please wait 10 minutes.');
  expect(humanMessage(busy(86400), FALLBACK)).toBe('Slow down. Please wait 24 hours.');
  expect(humanMessage(busy(), FALLBACK)).toBe('Slow down');
});

test.each([
  ['the sentence of the contract’s error', { error: 'The studio is closed.' }, 'The studio is closed.'],
  ['with its other fields', { error: 'Too dark.', details: ['photo 1'] }, 'Too dark.'],
  ['any other JSON as it is', { message: 'Closed' }, '{"message":"Closed"}'],
  ['details without a sentence as they are', { details: ['photo 1'] }, '{"details":["photo 1"]}'],
])('The message of a refusal (§8, decision 38) is the status and %s', (_, body, text) => {
  expect(message(502, JSON.stringify(body))).toBe(`502: ${text}`);
});

test.each([
  ['plain text, on one line', ' Try \n later ', '503: Try later'],
  ['nothing', ' \n ', '503: Service Unavailable'],
  ['a page', '<!doctype html><h1>503</h1>', '503: The server returned an error page (Service Unavailable).'],
  ['an error in XML', '<Error>No</Error>', '503: The server returned an error page (Service Unavailable).'],
])('The message of a refusal (§8, decision 38) reads %s', (_, body, text) => {
  expect(message(503, body)).toBe(text);
});

test.each([
  ['a sentence', JSON.stringify({ error: '😀'.repeat(50_000) })],
  ['a text', 'x'.repeat(100_000)],
])('The message of a refusal (§8, decision 38) cuts %s after 200 characters', (_, body) => {
  const text = message(500, body).slice('500: '.length);
  expect([text.length <= 200, text.endsWith('…'), text.isWellFormed()]).toEqual([true, true, true]);
});

test.each([
  ['100,000 tags', `<html>${'<b>'.repeat(1_600_000)}`],
  ['unclosed scripts', `<html>${'<script'.repeat(700_000)}`],
  ['white space', ' '.repeat(5_000_000)],
  ['one word', 'x'.repeat(5_000_000)],
  ['a sentence', JSON.stringify({ error: 'x'.repeat(5_000_000) })],
])('The message of a refusal (§8, decision 38) reads 5 MB of %s in one pass', (_, body) => {
  // A pattern that backtracks would take longer than a test may.
  expect(ApiError.http(502, '', body).message).toMatch(/^502: /);
});

test('What a panel says is the server’s sentence in full, without the status', () => {
  const error = 'The ledger is locked. '.repeat(100).trim();
  expect(humanMessage(ApiError.http(500, '', JSON.stringify({ error })), FALLBACK)).toBe(error);
});

test.each([{ details: ['photo 1'] }, { error: '', available: 3 }, { error: '  ' }, { error: 5 }])(
  'What a panel says is never empty: %j',
  (body) => {
    expect(humanMessage(ApiError.http(400, '', JSON.stringify(body)), FALLBACK)).toBe(FALLBACK);
  },
);

test('What a panel says is the fallback without a sentence', () => {
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
])('Insufficient Credits (§5.10, §8.5): %s needed, %s there', (needed, balance, text) => {
  expect(insufficientCreditsText(needed, balance)).toBe(text);
});
