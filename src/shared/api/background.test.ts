import { describe, expect, test } from 'vitest';
import { createBackgroundReads } from './background.ts';

/** Six reads, each of which waits until its response is released. */
function startReads() {
  const schedule = createBackgroundReads();
  const started: number[] = [];
  const responses = Array.from({ length: 6 }, () => Promise.withResolvers<string>());
  const results = responses.map(({ promise }, index) =>
    schedule(() => {
      started.push(index);
      return promise;
    }),
  );
  return { started, responses, results };
}

describe('background reads', () => {
  test('are sent two at a time', async () => {
    const { started, responses, results } = startReads();
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    for (const { resolve } of responses) resolve('job');
    await Promise.all(results);
  });

  test('start the next read after a failure', async () => {
    const { started, responses, results } = startReads();
    responses[0]?.reject(new Error('503'));
    await expect(results[0]).rejects.toThrow('503');
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const { resolve } of responses) resolve('job');
    await Promise.allSettled(results);
  });
});
