import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as app from './actions.ts';
import { testEntry } from './check-entry.ts';
import { openSignedIn, pressTwice } from './open-page.ts';

const TOPIC = 'Our studio opens on Friday';

testEntry('No Image Selected: reverse prompt needs an image (§5.6), without one', {
  button: app.extractButton,
  toast: { title: 'No Image Selected', text: 'Choose a reference image first.', variant: 'default' },
  where: app.reverse,
});

testEntry('Add Style Samples: style needs pasted text or documents (§5.8), with blank lines only', {
  arrange: (page) => app.write(page, app.samplesBox(), ' \n\n \n'),
  button: app.analyseButton,
  toast: {
    title: 'Add Style Samples',
    text: 'Paste some of your writing, or add documents, so that there is something to learn from.',
    variant: 'default',
  },
  where: app.style,
  kept: () => expect(app.samplesBox()).toHaveValue(' \n\n \n'),
});

testEntry('Enter Topic: topic required (§5.9), with spaces only', {
  async arrange(page) {
    await app.learnStyle(page);
    await app.write(page, app.topicBox(), '   ');
  },
  button: app.postButton,
  toast: { title: 'Enter Topic', text: 'Say in a few words what the post is about.', variant: 'default' },
  where: app.post,
  kept: () => expect(app.topicBox()).toHaveValue('   '),
});

test('Post generation needs a saved style profile (§4.8) the button is disabled until then, and says why when pressed', async () => {
  const page = await openSignedIn();
  await app.write(page, await waitFor(app.topicBox), TOPIC);
  expect(app.postButton()).toHaveAttribute('aria-disabled', 'true');
  expect(app.postButton()).toHaveAccessibleDescription(/Analyze your writing style in Step 3 first/);
  page.requests.clear();
  pressTwice(app.postButton());
  expect(within(app.post()).getByText('No writing style yet')).toBeVisible();
  expect(page.requests.changes()).toEqual({});

  await app.learnStyle(page);
  expect(within(app.post()).queryByText('No writing style yet')).not.toBeInTheDocument();
  expect(app.postButton()).not.toHaveAttribute('aria-disabled');
  page.requests.clear();
  pressTwice(app.postButton());
  await waitFor(() => screen.getByRole('article', { name: 'Preview on Facebook' }));
  expect(page.requests.changes()).toEqual({ generatePost: 1 });
});
