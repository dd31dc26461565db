import { expect, test } from 'vitest';
import { operations } from '#openapi/operations.gen.ts';
import { readContract } from '#scripts/contract/document.ts';
import { CHECKS } from '../checks/checks.ts';
import { RULES } from '../contract.ts';
import { NOT_CHECKABLE } from '../observed/not-checkable.ts';
import { OBSERVED_RULES } from '../observed/observed-rules.ts';
import { createSamples } from '../samples.ts';
import { casesOfScenario, createScenarioKit } from '../scenarios/scenario.ts';
import { ALL_SCENARIOS, OPERATIONS } from './areas.ts';
import { SHOWN_RULES } from './shown-rules.ts';

const checkedRules = [...Object.keys(CHECKS), ...SHOWN_RULES, ...Object.keys(OBSERVED_RULES)];
const ids = RULES.map(({ id }) => id);

test('Every rule has a check or a reason for its absence', () => {
  expect(ids.filter((id) => !checkedRules.includes(id) && !Object.hasOwn(NOT_CHECKABLE, id))).toEqual([]);
});

test('The check names only rules of the contract', () => {
  const named = [
    ...checkedRules,
    ...Object.keys(NOT_CHECKABLE),
    ...ALL_SCENARIOS.flatMap(({ scenario }) => scenario.rules),
  ];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Rules name existing sections', async () => {
  const { info, tags } = await readContract();
  const headings = [...info.description.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const sections = [...headings, ...tags.map(({ name }) => name), ...Object.keys(operations)];
  expect(RULES.filter(({ section }) => !sections.includes(section)).map(({ id }) => id)).toEqual([]);
});

test('Rules name existing operations', () => {
  const known = new Set<string>(['all', ...Object.keys(operations)]);
  expect(RULES.flatMap((rule) => rule.operations).filter((operation) => !known.has(operation))).toEqual([]);
});

test('Every operation has a good request', () => {
  const kit = createScenarioKit(createSamples());
  const without = Object.entries(OPERATIONS)
    // Scenarios sign out.
    .filter(([operation]) => operation !== 'logout')
    .filter(
      ([operation, { goodRequests }]) => !goodRequests(kit).some(({ good }) => good.operation === operation),
    );
  expect(without.map(([operation]) => operation)).toEqual([]);
});

test('Scenario ids are unique', () => {
  const kit = createScenarioKit(createSamples());
  const all = ALL_SCENARIOS.flatMap(({ scenario }) => casesOfScenario(scenario, kit).map(({ id }) => id));
  expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([]);
});

test('Each scenario names its rules', () => {
  expect(
    ALL_SCENARIOS.filter(({ scenario }) => scenario.rules.length === 0).map(({ scenario }) => scenario.title),
  ).toEqual([]);
});
