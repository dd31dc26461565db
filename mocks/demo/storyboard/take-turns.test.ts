import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('runs a few at a time; who gives up before its turn never runs, and a failure ends a turn like a success', async () => {
  let open = 0;
  const turns = takeTurns(2, (count) => (open = count));
  const begun: number[] = [];
  const ends: ((isFine: boolean) => void)[] = [];
  const run = (index: number) => () => {
    begun.push(index);
    return new Promise<void>(
      (resolve, reject) => (ends[index] = (isFine) => (isFine ? resolve() : reject(new Error('gone')))),
    );
  };
  const leave = [0, 1, 2, 3].map((index) => turns.ask(() => run(index)().catch(() => undefined)));
  expect(begun).toEqual([0, 1]);
  expect(open).toBe(4);
  leave[2]?.();
  expect(open).toBe(3);
  ends[0]?.(false);
  await expect.poll(() => begun).toEqual([0, 1, 3]);
  expect(open).toBe(2);
});
