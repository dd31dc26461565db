import { expect, test } from 'vitest';
import { RULES } from '../contract.ts';
import { BREAKS } from './breaks.ts';
import { MONEY_CHANGES } from './money-changes.ts';
import { OTHER_CHANGES } from './other-changes.ts';

test('Breaks name rules of the contract, and their code has a row', () => {
  const ids = RULES.map(({ id }) => id);
  const cited = Object.values(BREAKS).flatMap(({ rules }) => rules);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  const coded = Object.keys({ ...MONEY_CHANGES, ...OTHER_CHANGES });
  expect(coded.filter((name) => !Object.hasOwn(BREAKS, name))).toEqual([]);
});
