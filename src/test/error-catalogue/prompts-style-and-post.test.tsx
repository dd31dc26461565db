import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  analyseButton,
  extractButton,
  learnStyle,
  post,
  postButton,
  reverse,
  samplesBox,
  style,
  topicBox,
  write,
} from './actions.ts';
import { testEntry } from './check-entry.ts';
import { openSignedIn, pressTwice } from './open-page.ts';

const TOPIC = 'Our studio opens on Friday';

testEntry('No Image Selected: reverse prompt needs an image (§5.6), without one', {
  button: extractButton,
  toast: { title: 'No Image Selected', text: 'Choose a reference image first.', variant: 'default' },
  where: reverse,
});

testEntry('Add Style Samples: style needs pasted text or documents (§5.8), with blank lines only', {
  arrange: (page) => write(page, samplesBox(), ' \n\n \n'),
  button: analyseButton,
  toast: {
    title: 'Add Style Samples',
    text: 'Paste some of your writing, or add documents, so that there is something to learn from.',
    variant: 'default',
  },
  where: style,
  kept: () => expect(samplesBox()).toHaveValue(' \n\n \n'),
});

testEntry('Enter Topic: topic required (§5.9), with spaces only', {
  async arrange(page) {
    await learnStyle(page);
    await write(page, topicBox(), '   ');
  },
  button: postButton,
  toast: { title: 'Enter Topic', text: 'Say in a few words what the post is about.', variant: 'default' },
  where: post,
  kept: () => expect(topicBox()).toHaveValue('   '),
});

test('Post generation needs a saved style profile (§4.8) the button is disabled until then, and says why when pressed', async () => {
  const page = await openSignedIn();
  await write(page, await waitFor(topicBox), TOPIC);
  expect(postButton()).toHaveAttribute('aria-disabled', 'true');
  expect(postButton()).toHaveAccessibleDescription(/Analyze your writing style in Step 3 first/);
  page.requests.clear();
  pressTwice(postButton());
  expect(within(post()).getByText('No writing style yet')).toBeVisible();
  expect(page.requests.changes()).toEqual({});

  await learnStyle(page);
  expect(within(post()).queryByText('No writing style yet')).not.toBeInTheDocument();
  expect(postButton()).not.toHaveAttribute('aria-disabled');
  page.requests.clear();
  pressTwice(postButton());
  await waitFor(() => screen.getByRole('article', { name: 'Preview on Facebook' }));
  expect(page.requests.changes()).toEqual({ generatePost: 1 });
});
