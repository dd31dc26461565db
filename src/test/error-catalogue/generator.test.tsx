import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import { describeEntry } from './check-entry.ts';
import { expectHeaderToShow, openPage, panel, pressTwice, type Page } from './open-page.ts';

const generator = () => panel('Generate images');
const button = () => within(generator()).getByRole('button', { name: 'Generate Image (FREE)' });
const promptBox = () => within(generator()).getByRole('textbox', { name: 'Your prompt' });

const write =
  (text: string) =>
  async ({ user }: Page) => {
    await user.click(promptBox());
    await user.paste(text);
  };
const keptPrompt = (text: string) => () => expect(promptBox()).toHaveValue(text);
const twinIsListed = () => waitFor(() => screen.getAllByRole('radio', { name: /, ready$/ }));

const PROMPT = 'on a rooftop at dusk';
const arrange = async (page: Page) => {
  await twinIsListed();
  await write(PROMPT)(page);
};
const kept = keptPrompt(PROMPT);

/** Ada's twin as a server sends it that lost a part of it. */
const brokenTwin = (part: object): Fault => ({
  operation: 'listTrainedModels',
  kind: 'body',
  body: [
    {
      userId: 'user_ada',
      trigger_word: 'ADA7K',
      status: 'ready',
      training_status: 'succeeded',
      completedAt: '2026-11-18T09:24:00Z',
      ...part,
    },
  ],
});

describeEntry('Requirements Missing: needs a selected twin and a non-empty prompt (§5.7)', [
  {
    when: 'with neither',
    scenario: 'new-creator',
    button,
    toast: {
      title: 'Requirements Missing',
      text: 'Select a trained twin, and choose a template or write a prompt.',
      variant: 'default',
    },
    where: generator,
    staysRefused: true,
  },
  {
    when: 'without a twin',
    scenario: 'new-creator',
    arrange: write(PROMPT),
    button,
    toast: { title: 'Requirements Missing', text: 'Select a trained twin first.', variant: 'default' },
    where: generator,
    staysRefused: true,
    kept,
  },
  {
    when: 'with a prompt of spaces and line breaks',
    async arrange(page) {
      await twinIsListed();
      await write(' \n ')(page);
    },
    button,
    toast: {
      title: 'Requirements Missing',
      text: 'Choose a template or write a prompt first.',
      variant: 'default',
    },
    where: generator,
    staysRefused: true,
    kept: keptPrompt(' \n '),
  },
]);

describeEntry('Model Error: needs a model with userId and trigger word (§5.7)', [
  {
    when: 'without a trigger word',
    faults: [brokenTwin({ trigger_word: null })],
    arrange,
    button,
    toast: {
      title: 'Model Error',
      text: 'This twin came without its trigger word or its owner. Reload the page, or select another twin.',
      variant: 'destructive',
    },
    where: generator,
    staysRefused: true,
    kept,
  },
  {
    when: 'without a userId',
    faults: [brokenTwin({ userId: undefined })],
    arrange,
    button,
    toast: {
      title: 'Model Error',
      text: 'This twin came without its trigger word or its owner. Reload the page, or select another twin.',
      variant: 'destructive',
    },
    where: generator,
    staysRefused: true,
    kept,
  },
]);

describeEntry('Insufficient Credits: You need N credits. You have M credits. (§8.5)', [
  {
    when: 'when nothing is left',
    scenario: 'no-credits',
    arrange,
    button,
    toast: {
      title: 'Insufficient Credits',
      text: 'You need 5 credits. You have 0 credits.',
      variant: 'destructive',
    },
    where: generator,
    requests: { deductCredits: 1 },
    kept,
  },
]);

describeEntry('Credit Error (§8.5)', [
  {
    when: 'when the charge fails with a message',
    faults: [
      { operation: 'deductCredits', kind: 'status', status: 500, body: { error: 'The ledger is closed.' } },
    ],
    arrange,
    button,
    toast: { title: 'Credit Error', text: '500: The ledger is closed.', variant: 'destructive' },
    where: generator,
    inline: ['The ledger is closed.'],
    requests: { deductCredits: 1 },
    kept,
  },
  {
    when: 'when the charge fails with an empty body',
    faults: [{ operation: 'deductCredits', kind: 'empty', status: 503 }],
    arrange,
    button,
    toast: { title: 'Credit Error', text: '503: Service Unavailable', variant: 'destructive' },
    where: generator,
    requests: { deductCredits: 1 },
    kept,
  },
]);

describeEntry('Generation Failed (§8.7)', [
  {
    when: 'when there is no image in the answer (default: No image URL in response)',
    faults: [{ operation: 'generateImage', kind: 'body', body: { ok: true } }],
    arrange,
    button,
    toast: { title: 'Generation Failed', text: 'No image URL in response', variant: 'destructive' },
    where: generator,
    requests: { deductCredits: 1, generateImage: 1 },
    credits: -5,
    kept,
  },
  {
    when: 'when the server says why in a 200',
    faults: [
      { operation: 'generateImage', kind: 'body', body: { ok: false, error: 'The model is asleep.' } },
    ],
    arrange,
    button,
    toast: { title: 'Generation Failed', text: 'The model is asleep.', variant: 'destructive' },
    where: generator,
    requests: { deductCredits: 1, generateImage: 1 },
    credits: -5,
    kept,
  },
  {
    when: 'when the server breaks down',
    faults: [{ operation: 'generateImage', kind: 'empty', status: 500 }],
    arrange,
    button,
    toast: { title: 'Generation Failed', text: '500: Internal Server Error', variant: 'destructive' },
    where: generator,
    requests: { deductCredits: 1, generateImage: 1 },
    credits: -5,
    kept,
  },
  {
    when: 'when the prompt is refused',
    async arrange(page) {
      await twinIsListed();
      await write('a nude in oil')(page);
    },
    button,
    toast: {
      title: 'Generation Failed',
      text: '422: This prompt is against our content rules. Reword it.',
      variant: 'destructive',
    },
    where: generator,
    inline: ['This prompt is against our content rules. Reword it.'],
    requests: { deductCredits: 1, generateImage: 1 },
    credits: -5,
    kept: keptPrompt('a nude in oil'),
  },
]);

describe('The prompt is prefixed with trigger word plus person unless it already contains the trigger word', () => {
  it.each([
    ['on a rooftop', 'ADA7K person, on a rooftop'],
    ['on a rooftop, ADA7K, at dusk', 'on a rooftop, ADA7K, at dusk'],
  ])('%j is sent as %j', async (prompt, sent) => {
    const page = await openPage();
    await waitFor(button);
    await twinIsListed();
    await write(prompt)(page);
    page.requests.clear();
    pressTwice(button());
    await waitFor(() => within(generator()).getByRole('img', { name: /^Picture of ADA7K/ }));
    expect(await page.requests.bodies('generateImage')).toEqual([
      { userId: 'user_ada', prompt: sent, aspect: '1:1', steps: 24, guidance: 3.5 },
    ]);
    expect(await page.requests.bodies('deductCredits')).toEqual([{ amount: 5 }]);
    expect(page.notices()).toEqual([]);
    await expectHeaderToShow(735);
  });
});
