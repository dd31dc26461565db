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

const order = JOB_STATUSES.map(String);

test('the diagram of a job has the statuses of the contract', async () => {
  const edges = await edgesOf('jobs');
  expect(new Set(edges.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(order));
});

test('the diagram of a job only moves forward', async () => {
  const edges = await edgesOf('jobs');
  for (const { from = '', to = '' } of edges)
    expect(order.indexOf(to)).toBeGreaterThanOrEqual(order.indexOf(from));
});

test('the diagram of a training names existing operations', async () => {
  const requests = (await edgesOf('twins')).flatMap(({ label = '' }) => label.match(/^[a-z]+[A-Z]\w+/) ?? []);
  expect(requests.length).toBeGreaterThan(3);
  for (const request of requests) expect(operations).toHaveProperty(request);
});
