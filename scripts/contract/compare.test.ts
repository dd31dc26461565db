import { describe, expect, test } from 'vitest';
import { compareSurfaces, isAtLeast, requiredVersion } from './compare.ts';
import { readContract, type Contract } from './document.ts';
import { surfaceOf } from './surface.ts';

const contract = await readContract();
const released = surfaceOf(contract);

/** The changes that one edit of the contract's text, as JSON, makes. */
function edited(from: string, to: string) {
  const text = JSON.stringify(contract);
  expect(text).toContain(from);
  return compareSurfaces(released, surfaceOf(JSON.parse(text.replace(from, to)) as Contract));
}

test('a contract and itself have no differences', () => {
  expect(edited('"AI Twin Studio"', '"AI Twin"')).toEqual([]);
});

describe('breaks a client of the older contract', () => {
  test.each([
    ['a call that is gone', '"operationId":"trainTwin"', '"operationId":"trainModel"', 'trainTwin is gone'],
    ['a choice that is no longer taken', '"enum":["ai","user"]', '"enum":["ai"]', 'value "user" is gone'],
    ['another price', '"x-credits":200', '"x-credits":250', 'TRAINING_COST_CREDITS is 250 instead of 200'],
    [
      'another pattern, from what to what',
      '"pattern":"^[!-~]+$"',
      '"pattern":"^[a-z]+$"',
      'pattern is "^[a-z]+$" instead of "^[!-~]+$"',
    ],
    ['fewer photos', '"maxItems":20', '"maxItems":15', 'maxItems is 15 instead of 20'],
    [
      'a new word in an answer',
      '"training","ready","failed"',
      '"training","ready","failed","stopped"',
      '"stopped" is new',
    ],
  ])('%s', (_name, from, to, sentence) => {
    const breaking = edited(from, to).filter(({ effect }) => effect === 'breaking');
    expect(breaking.map(({ where, what }) => `${where} ${what}`).join('\n')).toContain(sentence);
  });
});

test('a wider request asks the server alone for something new', () => {
  const changes = edited('"maxItems":20', '"maxItems":25');
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.every(({ effect }) => effect === 'addition')).toBe(true);
});

test('the version follows the changes', () => {
  const change = { where: 'login', what: 'is new' };
  expect(requiredVersion('1.2.3', [])).toBe('1.2.3');
  expect(requiredVersion('1.2.3', [{ effect: 'addition', ...change }])).toBe('1.3.0');
  expect(requiredVersion('1.2.3', [{ effect: 'breaking', ...change }])).toBe('2.0.0');
  expect([isAtLeast('1.10.0', '1.9.0'), isAtLeast('1.9.0', '1.10.0')]).toEqual([true, false]);
});
