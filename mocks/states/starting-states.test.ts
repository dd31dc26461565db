import { beforeAll, describe, expect, test } from 'vitest';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import type { Backend } from '../backend.ts';
import { canPayWith } from '../db/ledger-book.ts';
import { isAgainstContentRules } from '../domain/content-rules.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';
import { STATE_IDS, STATES } from './states.ts';
import { templates } from './templates.ts';

/** The states with a user. States with steps are left out, because they have the data of the state that they extend. */
const statesWithUser = STATE_IDS.filter((id) => STATES[id].user && !STATES[id].steps);

describe.each(statesWithUser)('the data of %s', (scenario) => {
  const { userId, credits } = STATES[scenario].user ?? { userId: '', credits: 0 };
  let backend: Backend;
  beforeAll(async () => {
    backend = await openTestBackend({ scenario });
  });

  test('the ledger adds up to the balance of the user', () => {
    let balance = 0;
    for (const entry of backend.db.ledger.where((entry) => entry.userId === userId)) {
      balance += entry.amount;
      expect(entry.balance).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(balance).toBe(credits);
  });

  test('only failed work has an unspent charge', () => {
    const unspent = backend.db.ledger
      .ofUser(userId)
      .filter(({ reference, amount }) => canPayWith(backend.db, userId, reference ?? '', -amount))
      .map(({ reference }) => reference);
    // Failed images have no refund, and one state owes a refund.
    const failed = scenario === 'refund-owed' ? /failed_/ : /failed_image_/;
    expect(unspent.filter((key) => !failed.test(key ?? ''))).toEqual([]);
  });

  test('every training or image has its charge', () => {
    const works = [...backend.db.trainings.ofUser(userId), ...backend.db.images.ofUser(userId)];
    const charges = backend.db.ledger.ofUser(userId).map(({ reference }) => reference);
    expect(works.filter(({ chargeKey }) => !charges.includes(chargeKey))).toEqual([]);
  });

  test('the API returns the data of the user', async () => {
    const servedBackend = await openTestBackend({ scenario });
    await servedBackend.faults.clear();
    const client = createTestClient(servedBackend);
    await client.signIn(scenario);
    await servedBackend.faults.clear();
    expect((await client.request('getCredits')).body).toEqual({ credits });
    expect((await client.request('getCurrentUser')).body).toEqual({ id: userId });
    expect((await client.request('listTrainedModels', { params: { userId } })).status).toBe(200);
  });
});

test('all starting states can be entered in one database', async () => {
  const backend = await openTestBackend({ scenario: 'signed-out' });
  const client = createTestClient(backend);
  for (const id of STATE_IDS) expect((await client.signIn(id)).status).toBe(302);
  expect(backend.db.jobs.size).toBe(3);
  expect(backend.faults.list()).toEqual([]);
});

test('a sign-in replaces the faults of the previous state', async () => {
  const backend = await openTestBackend({ scenario: 'signed-out' });
  const client = createTestClient(backend);
  await client.signIn('server-down');
  expect(backend.faults.list()).toMatchObject([{ kind: 'status', scenario: 'server-down' }]);
  await client.signIn('creator');
  expect(backend.faults.list()).toEqual([]);
});

test('each category has four templates', () => {
  for (const category of TEMPLATE_CATEGORIES) {
    expect(templates.filter((template) => template.category === category)).toHaveLength(4);
  }
});

test.each(['id', 'name', 'prompt'] as const)('the templates have a unique %s', (field) => {
  expect(new Set(templates.map((template) => template[field])).size).toBe(28);
});

test('the prompts of the templates follow the content rules', () => {
  for (const { prompt } of templates) {
    expect(isAgainstContentRules(prompt)).toBe(false);
    expect(prompt.length).toBeLessThan(400);
  }
});

test('the prompts of the templates have no trigger word', () => {
  for (const { prompt } of templates) expect(prompt).not.toMatch(/\b(ADA|NIA|LEO|TWN)\w/);
});

test('the backend has all templates', async () => {
  const backend = await openTestBackend();
  expect(backend.db.templates.size).toBe(28);
});
