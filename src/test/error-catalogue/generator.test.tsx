import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
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
import { answered, describeFailures, refused } from './check-failure.ts';
import { expectHeaderToShow, openPage, pressTwice, signedInPage } from './open-page.ts';

const reminded = (toast: CatalogueEntry['toast']) => ({
  toast,
  button,
  where: generator,
  staysRefused: true,
});
const missing = (text: string) => reminded({ title: 'Requirements Missing', text, variant: 'default' });

describeEntry('Requirements Missing: needs a selected twin and a non-empty prompt (§5.7)', [
  {
    when: 'with neither',
    scenario: 'new-creator',
    ...missing('Select a trained twin, and choose a template or write a prompt.'),
  },
  {
    when: 'without a twin',
    scenario: 'new-creator',
    arrange: (page) => write(page, promptBox(), 'on a rooftop'),
    ...missing('Select a trained twin first.'),
    kept: keptPrompt,
  },
  {
    when: 'with a prompt of spaces and line breaks',
    arrange: (page) => writePrompt(page, ' \n '),
    ...missing('Choose a template or write a prompt first.'),
    kept: () => expect(promptBox()).toHaveValue(' \n '),
  },
]);

/** Ada's twin as a server sends it that lost a part of it. */
const brokenTwin = (when: string, part: object): CatalogueEntry => {
  const whole = { userId: 'user_ada', trigger_word: 'ADA7K', status: 'ready' };
  return {
    when,
    faults: [{ operation: 'listTrainedModels', kind: 'body', body: [{ ...whole, ...part }] }],
    arrange: writePrompt,
    ...reminded({
      title: 'Model Error',
      text: 'This twin came without its trigger word or its owner. Reload the page, or select another twin.',
      variant: 'destructive',
    }),
    kept: keptPrompt,
  };
};

describeEntry('Model Error: needs a model with userId and trigger word (§5.7)', [
  brokenTwin('without a trigger word', { trigger_word: null }),
  brokenTwin('without a userId', { userId: undefined }),
]);

describeEntry('Insufficient Credits: You need N credits. You have M credits. (§8.5)', [
  {
    when: 'when nothing is left',
    scenario: 'no-credits',
    arrange: writePrompt,
    button,
    toast: {
      title: 'Insufficient Credits',
      text: `You need ${IMAGE_COST_CREDITS} credits. You have 0 credits.`,
      variant: 'destructive',
    },
    where: generator,
    requests: { deductCredits: 1 },
    kept: keptPrompt,
  },
]);

describeFailures('Credit Error (§8.5)', ACTIONS['paying for a picture'], [
  refused('the charge is refused', 409, 'This charge was cancelled.', { code: 'nothingLeft' }),
]);

describeFailures('Generation Failed (§8.7)', ACTIONS['asking for a picture'], [
  answered('there is no image in the answer', { ok: true }, 'No image URL in response'),
  answered(
    'the image has the address of a script',
    { ok: true, imageUrl: 'javascript:alert(1)' },
    'No image URL in response',
  ),
  answered(
    'the server says why in a 200',
    { ok: false, error: 'The model is asleep.' },
    'The model is asleep.',
  ),
]);

describe('The prompt is prefixed with trigger word plus person unless it already contains the trigger word', () => {
  test.each([
    ['on a rooftop', 'ADA7K person, on a rooftop'],
    ['on a rooftop, ADA7K, at dusk', 'on a rooftop, ADA7K, at dusk'],
  ])('%j is sent as %j', async (prompt, sent) => {
    const page = await openPage();
    await signedInPage();
    await writePrompt(page, prompt);
    page.requests.clear();
    expect(generator()).toHaveTextContent(`${IMAGE_COST_CREDITS} credits per attempt`);
    pressTwice(button());
    await waitFor(() => within(generator()).getByRole('img', { name: `Picture of ADA7K: ${prompt}` }));
    expect(promptBox()).toHaveValue(prompt);
    expect(await page.requests.bodies('generateImage')).toEqual([
      { userId: 'user_ada', prompt: sent, ...IMAGE_SETTINGS },
    ]);
    expect(await page.requests.bodies('deductCredits')).toEqual([{ amount: IMAGE_COST_CREDITS }]);
    expect(page.notices()).toEqual([]);
    await expectHeaderToShow(740 - IMAGE_COST_CREDITS);
  });
});
