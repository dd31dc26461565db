import { expect, test } from 'vitest';
import { startPlainServer } from '../../e2e/plain-server.ts';
import { textReport } from './report/text.ts';
import { runContractCheck } from './run.ts';

test('A server in another style, with its files on another origin, is judged without a false finding', async () => {
  const server = await startPlainServer({ hasOwnStorage: true });
  const ids = { a: 'user_anna', b: 'user_berta' };
  const { findings, rules } = await runContractCheck({
    baseUrl: server.url,
    quick: true,
    adapter: {
      isNewAccount: true,
      signIn: (jar, account) => jar.fetch(`${server.url}/api/sign-in?as=${ids[account].slice(5)}`),
      setCredits: async (account, credits) => void (server.person(ids[account]).credits = credits),
      failNextTraining: async (account) => void server.person(ids[account]).failsNext.add('training'),
      failNextJob: async (account) => void server.person(ids[account]).failsNext.add('job'),
      confirmPayment: async (url) => server.pay(url),
      advance: async (ms) => server.advance(ms),
    },
  });
  server.stop();
  expect(findings.map(({ rule, expected }) => `${rule.id}: ${expected}`)).toEqual([]);
  expect(rules.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(120);
});

test('What cannot be checked without hooks is counted as not checked, never as kept', async () => {
  const server = await startPlainServer();
  const result = await runContractCheck({ baseUrl: server.url, adapter: {}, quick: true });
  const { rules, exchanges } = result;
  server.stop();
  const outcomeOf = (id: string) => rules.find(({ rule }) => rule.id === id)?.outcome;
  expect(outcomeOf('SE-1')).toBe('holds');
  expect(['CR-1', 'CR-15', 'TW-10', 'PAY-4', 'JB-3'].map(outcomeOf)).toEqual(Array(5).fill('not checked'));
  expect(exchanges.every(({ who }) => who === 'nobody')).toBe(true);
  const ending = textReport(result).split('\n').slice(-2).join(' ');
  expect(ending).toMatch(/^Only \d+ of \d+ rules were checked; .* --config FILE/);
});
