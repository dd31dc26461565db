import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  expectHeaderToShow,
  openPage,
  panel,
  pressTwice,
  shownToast,
  signedInPage,
} from '../error-catalogue/open-page.ts';
import {
  choosePhotos,
  generateButton,
  learnStyle,
  postButton,
  topicBox,
  trainButton,
  write,
  writePrompt,
} from './actions.ts';
import { variants } from './matrix.ts';

const REFUNDED = 'Your 200 credits have been refunded.';
const twins = () => panel(/^Your twins/);

describe('GET /api/users/me/credits: no NaN/undefined on screen; Insufficient Credits check does not pass on a string', () => {
  it.each(
    variants([
      ['"1000"', { credits: '1000' }],
      ['-5', { credits: -5 }],
      ['1.5', { credits: 1.5 }],
      ['null', { credits: null }],
      ['1e21', { credits: 1e21 }],
      ['missing', {}],
      ['a list', []],
      ['nothing', null],
    ] as const),
  )('credits: %s', async (_, body) => {
    const page = await openPage({ faults: [{ operation: 'getCredits', kind: 'body', body }] });
    await signedInPage();
    await expectHeaderToShow('unknown');
    expect(screen.getAllByRole('banner')[0]).not.toHaveTextContent(/\d|NaN|undefined|null/);
    expect(screen.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument();
    await choosePhotos(page, 8);
    page.requests.clear();
    pressTwice(trainButton());
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Credit Error',
        text: 'The server sent an answer that could not be read.',
        variant: 'destructive',
      }),
    );
    expect(page.requests.changes()).toEqual({});
    expect(document.body).not.toHaveTextContent(/NaN|undefined|1e\+21/);
  });
});

describe('GET /api/twins/user/{userId}/models is not ok', () => {
  it('{ok:false} 200: falls back to train/status, and its twin makes pictures', async () => {
    const page = await openPage({
      faults: [{ operation: 'listTrainedModels', kind: 'body', body: { ok: false } }],
    });
    await signedInPage();
    await waitFor(() => expect(twins()).toHaveTextContent('Only your latest twin is shown'));
    expect(within(twins()).getByRole('radio', { name: /^ADA7K, completed 18 Nov 2026/ })).toBeChecked();
    expect(page.requests.paths('getTrainingStatus')).toContain('/api/twins/train/status/user_ada');
    // The fallback's answer carries no user id: it is the person's own twin, and pictures can be made of it.
    await writePrompt(page);
    pressTwice(generateButton());
    await waitFor(() => within(panel('Generate images')).getByRole('img', { name: /^Picture of ADA7K/ }));
  });
});

describe('POST /api/twins/train: Training Failed toast, exactly one refund of 200', () => {
  it.each(
    variants([
      ['200 {}', {}, `Failed to start training. ${REFUNDED}`],
      ['200 {ok:false,error}', { ok: false, error: 'No GPU is free' }, `No GPU is free. ${REFUNDED}`],
      ['200 null', null, `Failed to start training. ${REFUNDED}`],
      ['200 {ok:"true"}', { ok: 'true' }, `Failed to start training. ${REFUNDED}`],
    ] as const),
  )('%s', async (_, body, text) => {
    const page = await openPage({ faults: [{ operation: 'trainTwin', kind: 'body', body }] });
    await signedInPage();
    await choosePhotos(page);
    const entries = () => page.backend.db.ledger.where(({ userId }) => userId === 'user_ada');
    const before = entries().length;
    pressTwice(trainButton());
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Training Failed', text, variant: 'destructive' }),
    );
    expect(
      entries()
        .slice(before)
        .map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ['charge', -200],
      ['refund', 200],
    ]);
    await expectHeaderToShow(740);
  });
});

describe('POST /api/twins/generate-post', () => {
  async function askForPost(body: unknown) {
    const page = await openPage({ faults: [{ operation: 'generatePost', kind: 'body', body }] });
    await signedInPage();
    await learnStyle(page);
    await write(page, topicBox(), 'Our studio opens');
    pressTwice(postButton());
    return page;
  }

  it.each(
    variants([
      ['post of spaces', { ok: true, post: ' \n ' }],
      ['without post', { ok: true }],
      ['post ""', { ok: true, post: '' }],
      ['post null', { ok: true, post: null }],
      ['ok:false with a post', { ok: false, post: 'Hello' }],
    ] as const),
  )('200 {ok:true} %s: Post Generation Failed', async (_, body) => {
    await askForPost(body);
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Post Generation Failed',
        text: 'No post in response',
        variant: 'destructive',
      }),
    );
    expect(panel('Generate content')).not.toHaveTextContent(/undefined|null/);
    expect(screen.queryByRole('article', { name: /^Preview on/ })).not.toBeInTheDocument();
  });
});
