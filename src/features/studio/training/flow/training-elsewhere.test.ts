import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { atRest, holdAnswers } from '#mocks/testing/test-calls.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { roughNetwork, type RoughNetwork } from './testing/rough-network.ts';
import { closeTabs, holdTime, onReturn, openTab } from './testing/tabs.ts';

let network: RoughNetwork;

beforeEach(async () => {
  network = await roughNetwork();
  return closeTabs;
});

describe('a training of another device', () => {
  test('is not shown where none was ever started', async () => {
    await network.refuse('getTrainingStatus', 404);
    const tab = openTab();
    expect(await tab.checkElsewhere()).toBe(false);
    expect(tab.step).toBe('idle');
  });

  test('is unknown while the server says nothing that can be read', async () => {
    await network.answer('getTrainingStatus', { ok: true, status: 'melted' });
    await expect(openTab().checkElsewhere()).rejects.toThrow("The server's answer could not be read.");
  });

  test('prevents one here, and is shown when it is ready', async () => {
    await network.trainElsewhere();
    const tab = openTab();
    expect(await tab.checkElsewhere()).toBe(true);
    expect(tab.step).toBe('runningElsewhere');
    await tab.press();
    expect(network.count('deduct-credits')).toBe(0);
    const asked = network.log.length;
    onReturn();
    await atRest();
    expect(network.log.length).toBeGreaterThan(asked);
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    holdTime()(5_000);
    await tab.reach('ready');
  });

  test('is over when it has failed', async () => {
    await network.trainElsewhere();
    const tab = openTab();
    await tab.checkElsewhere();
    const ended = { training_status: 'failed', trigger_word: 'ADA9Q', completedAt: null };
    await network.answer('getTrainingStatus', { ok: true, status: 'failed', ...ended });
    await tab.checkNow();
    expect(tab.step).toBe('idle');
  });

  test('counts as ended after its upper bound (decision 42)', async () => {
    await network.trainElsewhere();
    const tab = openTab();
    const waitFor = holdTime();
    await tab.checkElsewhere();
    await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'network' });
    for (const [ms, step] of [
      [TRAINING_ENDS_WITHIN_MS.lora - 1, 'runningElsewhere'],
      [TRAINING_ENDS_WITHIN_MS.lora, 'idle'],
    ] as const) {
      waitFor(ms);
      await tab.checkNow();
      expect(tab.step).toBe(step);
    }
  });

  test('is not waited for by a press, and its late answer changes nothing', async () => {
    await network.trainElsewhere();
    const tab = openTab();
    const answer = holdAnswers();
    const check = tab.checkElsewhere();
    await atRest();
    network.setWeather([null, 'lostBefore', 'closedAfter']);
    answer();
    void tab.press();
    await check;
    expect(tab.step).not.toBe('runningElsewhere');
  });

  const UNCLEAR = ['late', 'late', 'late', 'late'] as const;

  test.each([
    ['and this one was refused for it', [null, null, null, ...UNCLEAR], { refund: 'refunded' }],
    ['and this one failed before', [null, 'lostBefore', ...UNCLEAR], undefined],
  ] as const)('is shown while a refund is unclear, %s', async (_, weather, refused) => {
    await network.trainElsewhere();
    const tab = openTab();
    network.setWeather(weather);
    await tab.press();
    await tab.checkElsewhere();
    expect(tab.refunds).toMatchObject([{ state: 'unknown' }]);
    await waitFor(() => expect(tab.refunds).toEqual([]));
    expect(tab.state).toMatchObject({ step: 'runningElsewhere', refused });
    expect(network.balance()).toBe(network.balanceBefore);
  });
});
