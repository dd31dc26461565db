import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import * as app from './actions.ts';
import { testEntry, type CatalogueEntry } from './check-entry.ts';
import { openSignedIn, clickTwice } from './open-page.ts';

const reminded = (toast: CatalogueEntry['toast']) => ({
  toast,
  button: app.generateButton,
  where: app.generator,
  staysRefused: true,
});
const missing = (text: string) => reminded({ title: 'Requirements Missing', text, variant: 'default' });

testEntry('Requirements Missing (§5.7)', 'is shown without a twin or a prompt', {
  scenario: 'new-creator',
  ...missing('Select a trained twin, and choose a template or write a prompt.'),
});

testEntry('Model Error (§5.7)', 'is shown for a model without its owner', {
  faults: [
    {
      operation: 'listTrainedModels',
      kind: 'body',
      body: [{ userId: null, trigger_word: 'ADA7K', status: 'ready' }],
    },
  ],
  arrange: app.writePrompt,
  ...reminded({
    title: 'Model Error',
    text: 'This twin is missing its trigger word or owner. Reload the page, or select another twin.',
    variant: 'destructive',
  }),
  stored: app.storedPrompt,
});

testEntry('Insufficient Credits (§8.5)', 'is shown for a picture without credits', {
  scenario: 'no-credits',
  arrange: app.writePrompt,
  button: app.generateButton,
  toast: {
    title: 'Insufficient Credits',
    text: `You need ${IMAGE_COST_CREDITS} credits. You have 0 credits.`,
    variant: 'destructive',
  },
  where: app.generator,
  requests: { deductCredits: 1 },
  stored: app.storedPrompt,
});

testEntry('No Image Selected (§5.6)', 'is shown without a reference image', {
  button: app.extractButton,
  toast: { title: 'No Image Selected', text: 'Choose a reference image first.', variant: 'default' },
  where: app.reverse,
});

testEntry('Add Style Samples (§5.8)', 'is shown for blank lines only', {
  arrange: (page) => app.write(page, app.samplesBox(), ' \n\n \n'),
  button: app.analyzeButton,
  toast: {
    title: 'Add Style Samples',
    text: 'Paste some of your writing, or add documents.',
    variant: 'default',
  },
  where: app.style,
  stored: () => expect(app.samplesBox()).toHaveValue(' \n\n \n'),
});

testEntry('Enter Topic (§5.9)', 'is shown for a topic of spaces only', {
  scenario: 'style-learned',
  arrange: (page) => app.write(page, app.topicBox(), '   '),
  button: app.postButton,
  toast: { title: 'Enter Topic', text: 'Describe the post in a few words.', variant: 'default' },
  where: app.post,
  stored: () => expect(app.topicBox()).toHaveValue('   '),
});

describe('Generate Post (§4.8)', () => {
  async function openWithoutStyle() {
    const page = await openSignedIn();
    await app.write(page, await waitFor(app.topicBox), 'Our studio opens');
    return page;
  }

  test('is disabled without a style profile', async () => {
    await openWithoutStyle();
    expect(app.postButton()).toHaveAttribute('aria-disabled', 'true');
    expect(app.postButton()).toHaveAccessibleDescription(/Analyze your writing style in Step 3 first/);
  });

  test('explains on a click what is missing', async () => {
    const page = await openWithoutStyle();
    page.requests.clear();
    clickTwice(app.postButton());
    expect(within(app.post()).getByText('No writing style yet')).toBeVisible();
    expect(page.requests.changes()).toEqual({});
  });

  test('is enabled once a style is learned', async () => {
    const page = await openWithoutStyle();
    clickTwice(app.postButton());
    await app.learnStyle(page);
    expect(within(app.post()).queryByText('No writing style yet')).not.toBeInTheDocument();
    expect(app.postButton()).not.toHaveAttribute('aria-disabled');
  });
});
