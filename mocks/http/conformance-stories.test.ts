import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedAdapter, type Adapter } from '#openapi/conformance/adapter.ts';
import type { Hooks } from '#openapi/conformance/check.ts';
import { createPair } from '#openapi/conformance/comparison/pair.ts';
import { createSide } from '#openapi/conformance/comparison/side.ts';
import type { CallStep, Step } from '#openapi/conformance/comparison/steps.ts';
import { STORY_CREDITS, storiesOf } from '#openapi/conformance/comparison/stories.ts';
import { createLedger } from '#openapi/conformance/ledger.ts';
import { createSamples } from '#openapi/conformance/samples.ts';
import mockApi from '../contract-check.config.mjs';
import { startComparedApis, type ComparedApis } from './compared-apis.ts';

let apis: ComparedApis;
beforeAll(async () => {
  apis = await startComparedApis();
});
afterAll(() => apis.stop());

const isNeeded = (step: Step): step is CallStep => step.do === 'call' && step.isNeeded === true;

test('The steps that a story needs are accepted', async () => {
  const samples = createSamples();
  const sideOf = (url: string, adapter: Adapter) =>
    createSide(url, checkedAdapter(adapter, url) as Hooks, () => undefined);
  const { baseUrl, adapter } = apis.reference;
  const sides = [sideOf(apis.url, await mockApi({ baseUrl: apis.url })), sideOf(baseUrl, adapter)] as const;
  const pair = await createPair({ sides, ledger: createLedger(), samples, held: () => undefined });
  const stories = storiesOf(samples).filter((steps) => steps.some(isNeeded));
  expect(stories.length).toBeGreaterThan(5);
  const refused: Step[] = [];
  for (const steps of stories) {
    await pair.begin(STORY_CREDITS);
    for (const step of steps) {
      const { isAccepted } = await pair.play(step);
      if (isNeeded(step) && !isAccepted) refused.push(step);
    }
    await pair.end();
  }
  expect(refused).toEqual([]);
});
