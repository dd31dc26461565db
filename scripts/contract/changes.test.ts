import { describe, expect, test } from 'vitest';
import { MAX_TRAINING_PHOTOS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { changesBetween, isAtLeast, requiredVersion } from './changes.ts';
import { readContract, type Contract } from './document.ts';
import { generate } from './generate.ts';
import { surfaceOf } from './surface.ts';

const contract = await readContract();

/** The changes that result from edits of the contract's JSON. */
function edited(...edits: [from: string, to: string][]) {
  let text = JSON.stringify(contract);
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return changesBetween(surfaceOf(contract), surfaceOf(JSON.parse(text) as Contract)).map(
    ({ effect, where, what }) => `${effect}: ${where}: ${what}`,
  );
}

test('texts and examples are not changes', () => {
  expect(edited(['"AI Twin Studio"', '"AI Twin"'], ['"example":', '"x-spec":["§1"],"example":'])).toEqual([]);
});

describe('a breaking change', () => {
  const changes = edited(
    ['"operationId":"generatePost"', '"operationId":"writePost"'],
    ['"enum":["ai","user"]', '"enum":["ai"]'],
    [`"x-credits":{"fast":${TRAINING_COST_CREDITS.fast}`, '"x-credits":{"fast":1000'],
    ['"pattern":"^[!-~]+$"', '"pattern":"^[a-z]+$"'],
    [`"maxItems":${MAX_TRAINING_PHOTOS}`, '"maxItems":15'],
    ['"training","ready","failed"', '"training","ready","failed","stopped"'],
    ['"id":"GE-1","level":"must"', '"id":"GE-1","level":"should"'],
  ).filter((change) => change.startsWith('breaking'));

  test.each([
    ['is another name of an operation', /writePost.*from 'generatePost' to 'writePost'/],
    ['is a value that is no longer accepted', /createJob · request .*voice.*'user'/],
    ['is another price', /trainTwin.*x-credits is .*1000.* instead of /],
    ['is another pattern of a header', /trainTwin.*Idempotency-Key.*\^\[a-z\]\+\$/],
    [
      'is a lower maximum',
      new RegExp(`uploadTrainingPhotos · request · photos.*'${MAX_TRAINING_PHOTOS}' to '15'`),
    ],
    ['is a new value in a response', /getTrainingStatus · response .*stopped/],
    ['is a must that becomes a should', /GE-1: is a should, and was a must$/],
  ])('%s', (_, sentence) => {
    expect(changes).toContainEqual(expect.stringMatching(sentence));
  });
});

describe('an addition', () => {
  test('is a wider request', () => {
    const changes = edited([`"maxItems":${MAX_TRAINING_PHOTOS}`, '"maxItems":100']);
    expect(changes).toEqual([expect.stringMatching(/^addition: uploadTrainingPhotos · request · photos/)]);
  });

  test('is a rule that becomes a must', () => {
    const changes = edited(['"id":"GE-13","level":"should"', '"id":"GE-13","level":"must"']);
    expect(changes).toEqual(['addition: GE-13: is a must, and was a should']);
  });
});

test('the required version follows the changes', () => {
  const change = { where: 'login', what: 'is new' };
  expect(requiredVersion('1.2.3', [])).toBe('1.2.3');
  expect(requiredVersion('1.2.3', [{ effect: 'addition', ...change }])).toBe('1.3.0');
  expect(requiredVersion('1.2.3', [{ effect: 'breaking', ...change }])).toBe('2.0.0');
});

test('versions are compared by number', () => {
  expect([isAtLeast('1.10.0', '1.9.0'), isAtLeast('1.9.0', '1.10.0')]).toEqual([true, false]);
});

test('two rules with one id are reported', async () => {
  const rules = contract['x-rules'];
  await expect(generate({ ...contract, 'x-rules': [...rules, ...rules.slice(4, 6)] })).rejects.toThrow(
    `x-rules has more than one ${rules[4]?.id}, ${rules[5]?.id}: every rule needs its own id.`,
  );
});
