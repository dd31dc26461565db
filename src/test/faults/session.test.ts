import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { analyseButton, choosePhotos, trainButton, writeSamples } from '../error-catalogue/actions.ts';
import {
  expectHeaderToShow,
  openPage,
  pressTwice,
  shownToast,
  signedInPage,
} from '../error-catalogue/open-page.ts';

const landing = () => screen.getByRole('heading', { level: 1, name: 'Train once. Create forever.' });

const signInAs = (code: string) => fetch(`/api/callback?code=${code}`, { redirect: 'manual' });

describe('GET /api/auth/user, 200 with an id that names nobody', () => {
  test('the landing says that the answer could not be read, and Retry signs in once it can be', async () => {
    const page = await openPage({ faults: [{ operation: 'getCurrentUser', kind: 'body', body: { id: 7 } }] });
    expect(await screen.findByText('The server’s answer could not be read')).toBeVisible();
    expect(landing()).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => /demo_user|7/.test(key))).toEqual([]);
    await page.backend.faults.clear();
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await signedInPage();
  });
});

describe('GET /api/auth/user, 200 with {} or no id (§3.1, §6.1)', () => {
  test('the id falls back to demo_user, and calls use one and the same userId', async () => {
    const page = await openPage({ faults: [{ operation: 'getCurrentUser', kind: 'body', body: {} }] });
    await signedInPage();
    await writeSamples(page);
    pressTwice(analyseButton());
    await waitFor(() => expect(page.notices()).not.toHaveLength(0));
    const paths = [...page.requests.paths('listTrainedModels'), ...page.requests.paths('getTrainingStatus')];
    expect(paths).not.toHaveLength(0);
    for (const path of paths) expect(path).toMatch(/\bdemo_user\b/);
    expect(await page.requests.bodies('embedStyle')).toMatchObject([{ userId: 'demo_user' }]);
    expect(document.body).not.toHaveTextContent(/undefined|ADA7K/);
  });
});

describe('POST /api/twins/train, 401 after deduct succeeded (session lost mid-flow)', () => {
  test('the toast says that the refund is not known, never "have been refunded", and it is given back on return', async () => {
    const page = await openPage({
      faults: [
        { operation: 'trainTwin', kind: 'status', status: 401 },
        // Who is here is asked once at the start, and again after a 401.
        { operation: 'getCurrentUser', kind: 'status', status: 401, skip: 1 },
      ],
    });
    await signedInPage();
    await choosePhotos(page);
    page.requests.clear();
    pressTwice(trainButton());
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Credit Error', variant: 'destructive' }),
    );
    expect(shownToast().text).toContain(
      `not known yet whether your ${TRAINING_COST_CREDITS} credits have been given back.`,
    );
    await waitFor(landing);
    expect(document.body).not.toHaveTextContent('have been refunded');
    expect(page.requests.changes()).toEqual({
      deductCredits: 1,
      uploadTrainingPhotos: 1,
      trainTwin: 1,
    });
    expect(page.credits()).toBe(740 - TRAINING_COST_CREDITS);

    // Signed in again, it is asked for.
    await page.backend.faults.clear();
    await signInAs('creator');
    page.reload();
    await signedInPage();
    await waitFor(() =>
      expect(shownToast().text).toBe(`Your ${TRAINING_COST_CREDITS} credits have been refunded.`),
    );
    await expectHeaderToShow(740);
  });
});
