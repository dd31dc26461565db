import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { MIN_TRAINING_PHOTOS, PLANS } from '#openapi/limits.gen.ts';
import { loadSession, resetSession } from '#shared/api/session.ts';
import type { TabMessage } from '#shared/lib/tabs.ts';
import * as app from '../error-catalogue/actions.ts';
import { expectHeaderToShow, openSignedIn, clickTwice, signedInPage } from '../error-catalogue/open-page.ts';
import type { TestPage } from '../prepare-page.ts';

const landing = () => screen.getByRole('heading', { level: 1, name: 'Train once. Create forever.' });
const signInLink = () => screen.getByRole('link', { name: 'Sign In' });
const signInAs = (code: string) => fetch(`/api/callback?code=${code}`, { redirect: 'manual' });
const finishSession = ({ backend: { db } }: TestPage) => db.transact(() => db.sessions.remove(() => true));
const creditsOf = ({ backend: { db } }: TestPage, userId: string) => balanceOf(db.ledger.ofUser(userId));

const NIA_CREDITS = PLANS.starter.credits;

/** Another tab of this device. */
const otherTab = new BroadcastChannel('twin-studio');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
const receive = (message: TabMessage) => otherTab.postMessage(message);

const LATER = /Sign in on this device and open the studio: we then request the refund of your training\.$/;
const refund = (state: string) => ({ open: null, refunds: [{ id: 'refund_1', state }] });

describe('a session that ends (decision 40)', () => {
  /** Opens the studio, fills it in, and generates a picture after the session has ended. */
  async function generateAfterSession() {
    const page = await openSignedIn();
    await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
    await app.writePrompt(page);
    await app.writeSamples(page);
    await app.write(page, app.topicBox(), 'Our studio opens');
    await finishSession(page);
    page.forgetNotices();
    clickTwice(app.generateButton());
    await waitFor(landing);
    return page;
  }

  test('is reported by one line on the landing', async () => {
    const page = await generateAfterSession();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your session ended. Your text and training photos are saved on this device. Sign in to continue where you left off.',
    );
    expect(signInLink()).toHaveFocus();
    expect(page.notices()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(document.querySelector('main')).not.toHaveTextContent(/ADA7K|740|on a rooftop|photo-1\.png/);
  });

  test('is continued by signing in', async () => {
    const page = await generateAfterSession();
    await signInAs('creator');
    act(() => receive({ kind: 'user', userId: 'user_ada' }));
    await signedInPage();
    await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
    expect(app.promptBox()).toHaveValue('on a rooftop');
    expect(app.samplesBox()).toHaveDisplayValue(/^We shipped it today!/);
    expect(app.topicBox()).toHaveValue('Our studio opens');
    expect(page.credits()).toBe(740);
  });

  test('is not reported after Sign Out', async () => {
    const page = await openSignedIn({ path: '/dashboard' });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await page.user.click(screen.getByRole('link', { name: 'Sign Out' }));
    await waitFor(landing);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(page.notices()).toEqual([]);
  });

  test('leaves a notice of a pending refund on the landing', async () => {
    localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(refund('unknown')));
    const page = await openSignedIn({ path: '/dashboard' });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await page.user.click(screen.getByRole('link', { name: 'Sign Out' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(LATER));
    await finishSession(page);
    act(resetSession);
    await act(loadSession);
    expect(await screen.findByRole('alert')).toHaveTextContent(LATER);
  });

  test('during a training leads to its refund (decision 54)', async () => {
    const open = { id: 'training_1', mode: 'fast', step: 'uploading', knownTwins: null, startedAt: 0 };
    localStorage.setItem('twin-studio:training:user_ada', JSON.stringify({ open, refunds: [] }));
    const page = await openSignedIn({ path: '/dashboard' });
    await finishSession(page);
    act(() => receive({ kind: 'user', userId: null }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(LATER));
    await signInAs('creator');
    act(() => receive({ kind: 'user', userId: 'user_ada' }));
    await signedInPage();
    expect(page.requests.changes()).toEqual({});
    await page.user.click(screen.getByRole('link', { name: 'Studio' }));
    await waitFor(() => expect(page.requests.changes()).toEqual({ refundCredits: 1 }));
  });
});

describe('Sign Out in another tab', () => {
  test.each([
    ['an unclear refund', refund('unknown'), true],
    ['a refused refund', refund('failed'), false],
    ['a running training', { open: { step: 'running' }, refunds: [] }, false],
    ['no training', undefined, false],
  ])('is reported with %s', async (_, journal, isRefundDue) => {
    if (journal) localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(journal));
    await openSignedIn({ path: '/dashboard' });
    act(() => receive({ kind: 'signedOut' }));
    expect(landing()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You signed out in another tab.');
    expect(signInLink()).toHaveAttribute('href', '/api/login?returnTo=%2Fdashboard');
    expect(screen.queryAllByText(LATER)).toHaveLength(isRefundDue ? 1 : 0);
  });
});

describe('another user who signs in in another tab', () => {
  /** Ada's studio, where Nia signs in while Ada clicks Generate Image. */
  async function signInElsewhere() {
    localStorage.setItem('twin-studio:open-steps:user_nia', '["photos","generator"]');
    const page = await openSignedIn();
    await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
    await app.writePrompt(page);
    page.requests.clear();
    const button = app.generateButton();
    await signInAs('new-creator');
    act(() => {
      receive({ kind: 'user', userId: 'user_nia' });
      button.click();
    });
    return page;
  }

  test('sees nothing of the first user', async () => {
    await signInElsewhere();
    expect(landing()).toBeVisible();
    await signedInPage();
    await expectHeaderToShow(NIA_CREDITS);
    expect(document.body).not.toHaveTextContent(/ADA7K|ADA2M|740/);
    expect(app.promptBox()).toHaveValue('');
    expect(app.shownPhotos()).toHaveLength(0);
  });

  test('is announced', async () => {
    const page = await signInElsewhere();
    await signedInPage();
    expect(page.notices()).toMatchObject([{ title: 'Another account is signed in' }]);
  });

  test('is not charged by a click of the first user', async () => {
    const page = await signInElsewhere();
    await signedInPage();
    await expectHeaderToShow(NIA_CREDITS);
    expect(page.requests.changes()).toEqual({});
    expect([creditsOf(page, 'user_ada'), creditsOf(page, 'user_nia')]).toEqual([740, NIA_CREDITS]);
  });
});

test('a page in the back/forward cache is blank until it reloads', () => {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(document.documentElement.style.visibility).toBe('hidden');
  document.documentElement.style.visibility = '';
});

describe('a balance', () => {
  test('is read again when it changes in another tab', async () => {
    const page = await openSignedIn();
    await expectHeaderToShow(740);
    await page.backend.faults.add({
      operation: 'getCredits',
      kind: 'body',
      body: { credits: 735 },
      times: 1,
    });
    act(() => receive({ kind: 'queryChanged', key: ['/api/users/me/credits'] }));
    await expectHeaderToShow(735);
    expect(page.requests.changes()).toEqual({});
  });

  test('is announced to other tabs when it changes', async () => {
    const messages: unknown[] = [];
    const listen = ({ data }: MessageEvent) => messages.push(data);
    otherTab.addEventListener('message', listen);
    const page = await openSignedIn();
    await app.writePrompt(page);
    await page.user.click(app.generateButton());
    await within(app.generator()).findByRole('img', { name: /rooftop/ });
    expect(messages).toContainEqual({ kind: 'queryChanged', key: ['/api/users/me/credits'] });
    expect(messages).toContainEqual({ kind: 'user', userId: 'user_ada' });
    otherTab.removeEventListener('message', listen);
  });
});
