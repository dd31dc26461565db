import { afterAll, beforeAll, expect, test } from 'vitest';
import mockApi from '#mocks/contract-check.config.mjs';
import { startComparedApis, type ComparedApis } from '#mocks/testing/compared-apis.ts';
import { checkedAdapter, type Adapter } from '../adapter.ts';
import type { Hooks } from '../check.ts';
import { createLedger } from '../ledger.ts';
import { createSamples } from '../samples.ts';
import { beginCase, clearFailures, createBothServers } from './both-servers.ts';
import { createComparedServer } from './compared-server.ts';
import { runStep } from './run-step.ts';
import type { CallStep, Step } from './steps.ts';
import { STORY_CREDITS, storiesOf } from './stories.ts';

let apis: ComparedApis;
beforeAll(async () => {
  apis = await startComparedApis();
});
afterAll(() => apis.stop());

const isNeeded = (step: Step): step is CallStep => step.do === 'call' && step.isNeeded === true;

test('The steps that a story needs are accepted', async () => {
  const samples = createSamples();
  const serverOf = (url: string, adapter: Adapter) =>
    createComparedServer(url, checkedAdapter(adapter, url) as Hooks, () => undefined);
  const { baseUrl, adapter } = apis.reference;
  const servers = [
    serverOf(apis.url, await mockApi({ baseUrl: apis.url })),
    serverOf(baseUrl, adapter),
  ] as const;
  const both = await createBothServers({ servers, ledger: createLedger(), samples, held: () => undefined });
  const stories = storiesOf(samples).filter((steps) => steps.some(isNeeded));
  expect(stories.length).toBeGreaterThan(5);
  const refused: Step[] = [];
  for (const steps of stories) {
    await beginCase(both, STORY_CREDITS);
    for (const step of steps) {
      const { isAccepted } = await runStep(both, step);
      if (isNeeded(step) && !isAccepted) refused.push(step);
    }
    await clearFailures(both);
  }
  expect(refused).toEqual([]);
});
