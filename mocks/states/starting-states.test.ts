import { expect, test } from 'vitest';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { canPayWith } from '../db/ledger-book.ts';
import { isAgainstContentRules } from '../domain/content-rules.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';
import { STATE_IDS, STATES } from './states.ts';
import { templates } from './templates.ts';

/** Each person and device once: with steps comes nothing new. */
const people = STATE_IDS.filter((id) => STATES[id].user && !STATES[id].steps);

test.each(people)('%s: the ledger adds up to the balance on the sign-in page', async (scenario) => {
  const backend = await openTestBackend({ scenario });
  const { userId, credits } = STATES[scenario].user ?? { userId: '', credits: 0 };
  let balance = 0;
  for (const entry of backend.db.ledger.where((entry) => entry.userId === userId)) {
    balance += entry.amount;
    expect(entry.balance).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toBe(credits);
  const entries = backend.db.ledger.ofUser(userId);
  const unspent = entries
    .filter(({ reference, amount }) => canPayWith(backend.db, userId, reference ?? '', -amount))
    .map(({ reference }) => reference);
  // Images that failed; and what is owed.
  const failed = scenario === 'refund-owed' ? /failed_/ : /failed_image_/;
  expect(unspent.filter((key) => !failed.test(key ?? ''))).toEqual([]);
  const works = [...backend.db.trainings.ofUser(userId), ...backend.db.images.ofUser(userId)];
  const charged = entries.map(({ reference }) => reference);
  expect(works.filter(({ chargeKey }) => !charged.includes(chargeKey))).toEqual([]);
  await backend.faults.clear();
  const client = createTestClient(backend);
  await client.signIn(scenario);
  await backend.faults.clear();
  expect((await client.request('getCredits')).body).toEqual({ credits });
  expect((await client.request('getCurrentUser')).body).toEqual({ id: userId });
  expect((await client.request('listTrainedModels', { params: { userId } })).status).toBe(200);
});

test('the starting states can all be entered one after the other in one database', async () => {
  const backend = await openTestBackend({ scenario: 'signed-out' });
  const client = createTestClient(backend);
  for (const id of STATE_IDS) expect((await client.signIn(id)).status).toBe(302);
  expect(backend.db.jobs.size).toBe(3);
  expect(backend.faults.list()).toEqual([]);
  await client.signIn('server-down');
  expect(backend.faults.list()).toMatchObject([{ kind: 'status', scenario: 'server-down' }]);
  await client.signIn('creator');
  expect(backend.faults.list()).toEqual([]);
});

test('the templates are four in each of the seven categories, each once, without a trigger word and words that the content rules refuse', async () => {
  for (const category of TEMPLATE_CATEGORIES) {
    expect(templates.filter((template) => template.category === category)).toHaveLength(4);
  }
  for (const part of ['id', 'name', 'prompt'] as const) {
    expect(new Set(templates.map((template) => template[part])).size).toBe(28);
  }
  const backend = await openTestBackend();
  for (const { prompt } of templates) {
    expect(prompt).not.toMatch(/\b(ADA|NIA|LEO|TWN)\w/);
    expect(isAgainstContentRules(prompt)).toBe(false);
    expect(prompt.length).toBeLessThan(400);
  }
  expect(backend.db.templates.size).toBe(28);
});
