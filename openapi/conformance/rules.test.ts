import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract } from '#scripts/contract/document.ts';
import { operations } from '../operations.gen.ts';
import { casesNamed, COMPARED_RULES, operationsOf } from './comparison/compared-rules.ts';
import { readTable } from './comparison/read-table.ts';
import { VARIATIONS } from './comparison/request-variations.ts';
import { RULES } from './contract.ts';
import { CHECKS } from './rules/checks.ts';
import { OBSERVERS } from './rules/every-answer.ts';
import { NOT_CHECKABLE } from './rules/not-checkable.ts';

const looked = [...Object.keys(CHECKS), ...COMPARED_RULES, ...Object.keys(OBSERVERS)];
const ids = RULES.map(({ id }) => id);

test('Every rule of the contract has a check or compared answers, or a reason why it can have none, and each of these cites a rule', () => {
  const without = ids.filter((id) => !looked.includes(id) && !Object.hasOwn(NOT_CHECKABLE, id));
  expect(without).toEqual([]);
  const cited = [...looked, ...Object.keys(NOT_CHECKABLE)];
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Rules stand in a section that there is, and name operations that there are', async () => {
  const { info, tags } = await readContract();
  const headings = [...info.description.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const sections = [...headings, ...tags.map(({ name }) => name), ...Object.keys(operations)];
  expect(RULES.filter(({ section }) => !sections.includes(section)).map(({ id }) => id)).toEqual([]);
  const known = new Set<string>(['all', '*', ...Object.keys(operations)]);
  const named = [...RULES.flatMap((rule) => rule.operations), ...(operationsOf(COMPARED_RULES) ?? [])];
  expect(named.filter((one) => !known.has(one))).toEqual([]);
});

test('Compared rules name cases that the comparison knows, or words of the contract', () => {
  const contract = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8').toLowerCase();
  const known = new Set<string>([
    ...Object.keys(readTable('cases.yaml') as object),
    ...Object.keys(VARIATIONS),
    'image/svg+xml',
  ]);
  const unknown = casesNamed().filter((id) => !known.has(id) && !contract.includes(id.toLowerCase()));
  expect(unknown).toEqual([]);
});
