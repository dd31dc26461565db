import { describe, expect, test } from 'vitest';
import { EXAMPLE_JOB, IMAGE_SETTINGS, MAX_INTENT_KEY_LENGTH } from '#openapi/limits.gen.ts';
import { checkResponse, checkBody, checkParameters } from './contract-check.ts';

const json = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'content-type': 'application/json', ...headers } });
const check = (body: unknown, status = 200) =>
  checkResponse('getCredits', json(status), JSON.stringify(body));

test.each([
  [{ credits: 740 }, undefined],
  [{ credits: '740' }, 'credits must be integer'],
  [{ credits: -1 }, 'credits must be >= 0'],
  [{}, 'credits is missing'],
  [{ credits: 1, balance: 1 }, 'the body must not have balance'],
  [null, 'the body must be object'],
])('a response body is checked: %j, %s', (body, sentence) => {
  expect(check(body)).toEqual(sentence === undefined ? [] : [sentence]);
});

describe('a response is checked for', () => {
  test('its status', () => {
    expect(check({}, 418)).toEqual(['status 418 is not declared']);
  });

  test('its content type', () => {
    const html = new Response(null, { status: 200, headers: { 'content-type': 'text/html' } });
    expect(checkResponse('getCredits', html, '<p>')).toEqual(['the content type text/html is not declared']);
    expect(checkResponse('getCredits', json(200), '{')).toEqual(['the body is not JSON']);
    expect(checkResponse('putUpload', json(204), '{}')).toEqual(['no body is declared']);
  });

  test('its headers', () => {
    expect(checkResponse('getCredits', json(429), '{"error":"Wait"}')).toEqual([
      'the header Retry-After is missing',
    ]);
    expect(checkResponse('getCredits', json(429, { 'Retry-After': 'soon' }), '{"error":"Wait"}')).toContain(
      'Retry-After must be integer',
    );
    expect(checkResponse('logout', new Response(null, { status: 302 }), '')).toEqual([
      'the header Location is missing',
      'the header Set-Cookie is missing',
    ]);
  });
});

describe('a request', () => {
  test('lists every violation in readable text', () => {
    const { brand: _, ...rest } = EXAMPLE_JOB;
    expect(
      checkBody('createJob', { ...rest, platform: 'film', idea: ' ', schedule_at: 'x', more: 1 }),
    ).toEqual([
      'brand is missing',
      'the body must not have more',
      'platform must be one of tiktok, instagram, facebook, youtube, linkedin',
      'idea must not be blank',
      'schedule_at has a form that is not allowed',
    ]);
    expect(checkBody('createJob', { goal: 'film' })).toEqual([
      'goal must be one of ai_twin, photoshoot, commercial, reel',
    ]);
    const picture = { userId: 'u', prompt: 'ADA7K person', ...IMAGE_SETTINGS, aspect: '16:9' };
    expect(checkBody('generateImage', picture)).toEqual(['aspect must be 1:1']);
  });

  test('needs an Idempotency-Key of valid length', () => {
    const key = (value?: string) => {
      const headers = new Headers(value === undefined ? {} : { 'Idempotency-Key': value });
      return checkParameters('deductCredits', { params: {}, query: {}, headers });
    };
    expect(key()).toEqual(['Idempotency-Key is missing']);
    expect(key('0f8e6a52')).toEqual([]);
    expect(key('')).not.toEqual([]);
    expect(key('x'.repeat(MAX_INTENT_KEY_LENGTH + 1))).not.toEqual([]);
  });
});
