import { afterEach, expect, test, vi } from 'vitest';
import { atRest } from '../testing/test-calls.ts';
import { createBodyGate } from './body-gate.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MB = 1_000_000;
const upload = (megabytes: number) => ({
  headers: new Headers({ 'content-length': String(megabytes * MB) }),
});

test('admits parallel uploads up to the memory limit, and the others in order', async () => {
  const enter = createBodyGate(128 * MB);
  const entered: string[] = [];
  const ask = (name: string, megabytes: number) =>
    enter(upload(megabytes)).then((leave) => {
      entered.push(name);
      return leave;
    });
  const [first, second, third, fourth] = [ask('a', 60), ask('b', 60), ask('c', 60), ask('d', 300)];
  void ask('small', 0.5);
  await atRest();
  expect(entered).toEqual(['small', 'a', 'b']);
  (await first)();
  await third;
  expect(entered).toEqual(['small', 'a', 'b', 'c']);
  // Larger than the limit: it is admitted alone.
  (await third)();
  await atRest();
  expect(entered).not.toContain('d');
  (await second)();
  await fourth;
});

test('does not let a slow upload block the others', async () => {
  vi.useFakeTimers();
  const enter = createBodyGate(128 * MB);
  const leaveSlow = await enter(upload(120));
  let isIn = false;
  const next = enter(upload(60)).then((leave) => {
    isIn = true;
    return leave;
  });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isIn).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isIn).toBe(true);
  // Leaving twice frees only one slot.
  leaveSlow();
  void enter(upload(120)).then(() => (isIn = false));
  await vi.advanceTimersByTimeAsync(0);
  expect(isIn).toBe(true);
  (await next)();
});

test('treats a body of unknown size as a large one', async () => {
  const enter = createBodyGate(10 * MB);
  const leave = await enter({ headers: new Headers({ 'transfer-encoding': 'chunked' }) });
  let isIn = false;
  const next = enter(upload(2)).then(() => (isIn = true));
  await atRest();
  expect(isIn).toBe(false);
  leave();
  await next;
});
