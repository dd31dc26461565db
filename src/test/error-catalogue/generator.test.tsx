import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import {
  ACTIONS,
  generateButton as button,
  generator,
  keptPrompt,
  promptBox,
  write,
  writePrompt,
} from './actions.ts';
import { describeEntry, type CatalogueEntry } from './check-entry.ts';
import { describeFailures } from './check-failure.ts';
import { expectHeaderToShow, openPage, pressTwice, signedInPage } from './open-page.ts';

const refused = (
  title: string,
  variant: CatalogueEntry['toast']['variant'],
  {
    text,
    ...given
  }: Pick<CatalogueEntry, 'when' | 'scenario' | 'faults' | 'arrange' | 'kept'> & { text: string },
): CatalogueEntry => ({
  ...given,
  button,
  toast: { title, text, variant },
  where: generator,
  staysRefused: true,
});

describeEntry(
  'Requirements Missing: needs a selected twin and a non-empty prompt (§5.7)',
  [
    {
      when: 'with neither',
      scenario: 'new-creator' as const,
      text: 'Select a trained twin, and choose a template or write a prompt.',
    },
    {
      when: 'without a twin',
      scenario: 'new-creator' as const,
      arrange: (page: Parameters<typeof write>[0]) => write(page, promptBox(), 'on a rooftop'),
      text: 'Select a trained twin first.',
      kept: keptPrompt,
    },
    {
      when: 'with a prompt of spaces and line breaks',
      arrange: (page: Parameters<typeof write>[0]) => writePrompt(page, ' \n '),
      text: 'Choose a template or write a prompt first.',
      kept: () => expect(promptBox()).toHaveValue(' \n '),
    },
  ].map((given) => refused('Requirements Missing', 'default', given)),
);

/** Ada's twin as a server sends it that lost a part of it. */
const brokenTwin = (part: object): Fault => ({
  operation: 'listTrainedModels',
  kind: 'body',
  body: [
    {
      userId: 'user_ada',
      trigger_word: 'ADA7K',
      status: 'ready',
      completedAt: '2026-11-18T09:24:00Z',
      ...part,
    },
  ],
});

describeEntry(
  'Model Error: needs a model with userId and trigger word (§5.7)',
  [
    { when: 'without a trigger word', faults: [brokenTwin({ trigger_word: null })] },
    { when: 'without a userId', faults: [brokenTwin({ userId: undefined })] },
  ].map((given) =>
    refused('Model Error', 'destructive', {
      ...given,
      arrange: writePrompt,
      text: 'This twin came without its trigger word or its owner. Reload the page, or select another twin.',
      kept: keptPrompt,
    }),
  ),
);

describeEntry('Insufficient Credits: You need N credits. You have M credits. (§8.5)', [
  {
    when: 'when nothing is left',
    scenario: 'no-credits',
    arrange: writePrompt,
    button,
    toast: {
      title: 'Insufficient Credits',
      text: 'You need 5 credits. You have 0 credits.',
      variant: 'destructive',
    },
    where: generator,
    requests: { deductCredits: 1 },
    kept: keptPrompt,
  },
]);

describeFailures('Credit Error (§8.5)', ACTIONS['paying for a picture'], [
  [
    'the charge fails with a message',
    { kind: 'status', status: 500, body: { error: 'The ledger is closed.' } },
    '500: The ledger is closed.',
  ],
]);

describeFailures('Generation Failed (§8.7)', ACTIONS['asking for a picture'], [
  [
    'there is no image in the answer (default: No image URL in response)',
    { kind: 'body', body: { ok: true } },
    'No image URL in response',
  ],
  [
    'the image has the address of a script',
    { kind: 'body', body: { ok: true, imageUrl: 'javascript:alert(1)' } },
    'No image URL in response',
  ],
  [
    'the server says why in a 200',
    { kind: 'body', body: { ok: false, error: 'The model is asleep.' } },
    'The model is asleep.',
  ],
  [
    'the prompt is refused',
    { kind: 'status', status: 422, body: { error: 'This prompt is against our content rules. Reword it.' } },
    '422: This prompt is against our content rules. Reword it.',
  ],
]);

describe('The prompt is prefixed with trigger word plus person unless it already contains the trigger word', () => {
  it.each([
    ['on a rooftop', 'ADA7K person, on a rooftop'],
    ['on a rooftop, ADA7K, at dusk', 'on a rooftop, ADA7K, at dusk'],
  ])('%j is sent as %j', async (prompt, sent) => {
    const page = await openPage();
    await signedInPage();
    await writePrompt(page, prompt);
    page.requests.clear();
    expect(generator()).toHaveTextContent('5 credits per attempt');
    pressTwice(button());
    await waitFor(() => within(generator()).getByRole('img', { name: `Picture of ADA7K: ${prompt}` }));
    expect(promptBox()).toHaveValue(prompt);
    expect(await page.requests.bodies('generateImage')).toEqual([
      { userId: 'user_ada', prompt: sent, aspect: '1:1', steps: 24, guidance: 3.5 },
    ]);
    expect(await page.requests.bodies('deductCredits')).toEqual([{ amount: 5 }]);
    expect(page.notices()).toEqual([]);
    await expectHeaderToShow(735);
  });
});
