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
import { choosePhotos, generateButton, trainButton, writePrompt } from '../error-catalogue/actions.ts';
import { variants } from './matrix.ts';

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
        text: "The server's answer could not be read.",
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
