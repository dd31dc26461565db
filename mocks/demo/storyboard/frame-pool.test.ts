import { expect, it } from 'vitest';
import { createFramePool } from './frame-pool.ts';

function runners(count: number) {
  const log: string[] = [];
  const all = Array.from({ length: count }, (_, index) => ({
    start: () => void log.push(`start ${index}`),
    rest: () => void log.push(`rest ${index}`),
  }));
  return { all, log };
}

it('loads a few at a time, and lets the longest shown rest when all places are taken', () => {
  const pool = createFramePool({ maxRunning: 3, maxLoading: 2 });
  const { all, log } = runners(5);
  for (const runner of all) pool.ask(runner);
  expect(log).toEqual(['start 0', 'start 1']);
  for (const runner of all.slice(0, 2)) pool.arrived(runner);
  expect(log.slice(2)).toEqual(['start 2', 'rest 0', 'start 3']);
  pool.arrived(all[2]!);
  expect(log.slice(5)).toEqual(['rest 1', 'start 4']);
});

it('gives the place of one that left the view to the next', () => {
  const pool = createFramePool({ maxRunning: 1, maxLoading: 1 });
  const { all, log } = runners(3);
  for (const runner of all) pool.ask(runner);
  pool.leave(all[1]!);
  pool.leave(all[0]!);
  expect(log).toEqual(['start 0', 'start 2']);
});
