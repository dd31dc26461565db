import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { JOB_STATUSES } from './limits.gen.ts';
import { operations } from './operations.gen.ts';

async function edgesOf(tag: string) {
  const dot = await readFile(new URL(`states/${tag}.dot`, import.meta.url), 'utf8');
  return [...dot.matchAll(/^ {2}(\w+) -> (\w+)(?: \[label="([^"]*)"\])?$/gm)].map(([, from, to, label]) => ({
    from,
    to,
    label,
  }));
}

test('the drawing of a job has the contract’s statuses, and no way back', async () => {
  const edges = await edgesOf('jobs');
  const order = JOB_STATUSES.map(String);
  expect(new Set(edges.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(order));
  for (const { from = '', to = '' } of edges)
    expect(order.indexOf(to)).toBeGreaterThanOrEqual(order.indexOf(from));
});

test('the drawing of a training names calls that exist', async () => {
  const requests = (await edgesOf('twins')).flatMap(({ label = '' }) => label.match(/^[a-z]+[A-Z]\w+/) ?? []);
  expect(requests.length).toBeGreaterThan(3);
  for (const request of requests) expect(operations).toHaveProperty(request);
});
