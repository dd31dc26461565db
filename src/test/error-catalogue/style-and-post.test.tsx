import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeEntry, type CatalogueEntry } from './check-entry.ts';
import { openPage, panel, pressTwice, type Page } from './open-page.ts';

const SAMPLES =
  'We shipped it today! Small team, long nights, good people. Are you in?\n\nSpring is here, and so is our new line. 🎉 #studio';

const style = () => panel('Train your writing style');
const analyse = () => within(style()).getByRole('button', { name: 'Analyze Writing Style' });
const samples = () => within(style()).getByRole('textbox', { name: 'Samples of your writing' });

const post = () => panel('Generate content');
const generate = () => within(post()).getByRole('button', { name: 'Generate Post' });
const topic = () => within(post()).getByRole('textbox', { name: 'Topic' });

const paste = (text: string) => async (page: Page) => {
  await page.user.click(samples());
  await page.user.paste(text);
};
const addDocument = async ({ user }: Page) => {
  await user.upload(
    within(style()).getByLabelText('Documents'),
    new File(['x'.repeat(3000)], 'letters.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => within(style()).getByText('letters.pdf'));
};
const keptSamples = (text: string) => () => expect(samples()).toHaveValue(text);
const TOPIC = 'Our studio opens on Friday';
const keptTopic = (text: string) => () => expect(topic()).toHaveValue(text);
const keptDocument = () => expect(within(style()).getByText('letters.pdf')).toBeVisible();

const learnStyle = async (page: Page) => {
  await paste(SAMPLES)(page);
  await page.user.click(analyse());
  await waitFor(() => within(style()).getByRole('region', { name: 'Style profile' }));
};
const writeTopic = (text: string) => async (page: Page) => {
  await learnStyle(page);
  await page.user.click(topic());
  await page.user.paste(text);
};

describeEntry('Add Style Samples: style needs pasted text or documents (§5.8)', [
  {
    when: 'with neither',
    button: analyse,
    toast: {
      title: 'Add Style Samples',
      text: 'Paste some of your writing, or add documents, so that there is something to learn from.',
      variant: 'default',
    },
    where: style,
  },
  {
    when: 'with blank lines only',
    arrange: paste(' \n\n \n'),
    button: analyse,
    toast: {
      title: 'Add Style Samples',
      text: 'Paste some of your writing, or add documents, so that there is something to learn from.',
      variant: 'default',
    },
    where: style,
    kept: keptSamples(' \n\n \n'),
  },
  {
    when: 'with documents in which no text is found',
    faults: [
      { operation: 'processDocuments', kind: 'body', body: { ok: true, extractedTexts: [' ', null, 7] } },
    ],
    arrange: addDocument,
    button: analyse,
    toast: {
      title: 'Add Style Samples',
      text: 'No text was found in these documents. Paste some of your writing, or add other documents.',
      variant: 'default',
    },
    where: style,
    requests: { processDocuments: 1 },
    kept: keptDocument,
  },
]);

const notSaved = (
  given: Pick<CatalogueEntry, 'when' | 'faults' | 'inline'> & { text: string },
): CatalogueEntry => ({
  ...given,
  arrange: paste(SAMPLES),
  button: analyse,
  toast: { title: 'Style Save Failed', text: given.text, variant: 'destructive' },
  where: style,
  requests: { embedStyle: 1 },
  kept: keptSamples(SAMPLES),
});

describeEntry('Style Save Failed (§8.8)', [
  notSaved({
    when: 'when the server breaks down',
    faults: [{ operation: 'embedStyle', kind: 'empty', status: 500 }],
    text: '500: Internal Server Error',
  }),
  notSaved({
    when: 'when the server says why',
    faults: [{ operation: 'embedStyle', kind: 'status', status: 422, body: { error: 'Too little text.' } }],
    text: '422: Too little text.',
    inline: ['Too little text.'],
  }),
  notSaved({
    when: 'when the server says why in a 200',
    faults: [{ operation: 'embedStyle', kind: 'body', body: { ok: false, error: 'Nothing was saved.' } }],
    text: 'Nothing was saved.',
  }),
  notSaved({
    when: 'when no profile comes back',
    faults: [{ operation: 'embedStyle', kind: 'body', body: { ok: true, savedSamples: 2 } }],
    text: 'The server sent no style profile. Please try again.',
  }),
  {
    when: 'when the documents cannot be read',
    faults: [{ operation: 'processDocuments', kind: 'empty', status: 503 }],
    arrange: addDocument,
    button: analyse,
    toast: { title: 'Style Save Failed', text: '503: Service Unavailable', variant: 'destructive' },
    where: style,
    requests: { processDocuments: 1 },
    kept: keptDocument,
  },
]);

describeEntry('Enter Topic: topic required (§5.9)', [
  {
    when: 'without one',
    arrange: learnStyle,
    button: generate,
    toast: { title: 'Enter Topic', text: 'Say in a few words what the post is about.', variant: 'default' },
    where: post,
  },
  {
    when: 'with spaces only',
    arrange: writeTopic('   '),
    button: generate,
    toast: { title: 'Enter Topic', text: 'Say in a few words what the post is about.', variant: 'default' },
    where: post,
    kept: keptTopic('   '),
  },
]);

const noPost = (
  given: Pick<CatalogueEntry, 'when' | 'faults' | 'inline'> & { text: string },
): CatalogueEntry => ({
  ...given,
  arrange: writeTopic(TOPIC),
  button: generate,
  toast: { title: 'Post Generation Failed', text: given.text, variant: 'destructive' },
  where: post,
  requests: { generatePost: 1 },
  kept: keptTopic(TOPIC),
});

describeEntry('Post Generation Failed (§8.8)', [
  noPost({
    when: 'when the server breaks down',
    faults: [{ operation: 'generatePost', kind: 'empty', status: 500 }],
    text: '500: Internal Server Error',
  }),
  noPost({
    when: 'when the server says why',
    faults: [
      { operation: 'generatePost', kind: 'status', status: 409, body: { error: 'Train your style first.' } },
    ],
    text: '409: Train your style first.',
    inline: ['Train your style first.'],
  }),
  noPost({
    when: 'when the server says why in a 200',
    faults: [
      {
        operation: 'generatePost',
        kind: 'body',
        body: { ok: false, error: 'No words today.', post: 'Hello' },
      },
    ],
    text: 'No words today.',
  }),
  noPost({
    when: 'when no post comes back',
    faults: [{ operation: 'generatePost', kind: 'body', body: { ok: true, post: ' \n ' } }],
    text: 'No post in response',
  }),
]);

describe('Post generation needs a saved style profile (§4.8)', () => {
  it('the button is disabled until then, and says why when pressed', async () => {
    const page = await openPage();
    await waitFor(generate);
    await page.user.click(topic());
    await page.user.paste(TOPIC);
    expect(generate()).toHaveAttribute('aria-disabled', 'true');
    expect(generate()).toHaveAccessibleDescription(/Analyze your writing style in Step 3 first/);
    page.requests.clear();
    pressTwice(generate());
    expect(within(post()).getByText('No writing style yet')).toBeVisible();
    expect(page.requests.changes()).toEqual({});

    await learnStyle(page);
    expect(within(post()).queryByText('No writing style yet')).toBeNull();
    expect(generate()).not.toHaveAttribute('aria-disabled');
    page.requests.clear();
    pressTwice(generate());
    await waitFor(() => screen.getByRole('article', { name: 'Preview on Facebook' }));
    expect(page.requests.changes()).toEqual({ generatePost: 1 });
    expect(await page.requests.bodies('generatePost')).toEqual([
      { userId: 'user_ada', topic: TOPIC, platform: 'facebook' },
    ]);
  });
});
