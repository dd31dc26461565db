import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
const endSession = ({ backend: { db } }: TestPage) => db.transact(() => db.sessions.remove(() => true));
const creditsOf = ({ backend: { db } }: TestPage, userId: string) => balanceOf(db.ledger.ofUser(userId));

const NIA_CREDITS = PLANS.starter.credits;

/** Another tab of this device. */
const otherTab = new BroadcastChannel('twin-studio');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
const hear = (news: TabMessage) => otherTab.postMessage(news);

test('a session that ends in the middle (decision 40) is one line without a toast, and signing in leads back to everything', async () => {
  const page = await openSignedIn();
  await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
  await app.writePrompt(page);
  await app.writeSamples(page);
  await app.write(page, app.topicBox(), 'Our studio opens');
  await endSession(page);
  page.forgetNotices();
  clickTwice(app.generateButton());

  await waitFor(landing);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session ended. Your text and training photos are saved on this device. Sign in to continue where you left off.',
  );
  expect(signInLink()).toHaveFocus();
  expect(page.notices()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Sign Out' })).not.toBeInTheDocument();
  expect(document.querySelector('main')).not.toHaveTextContent(/ADA7K|740|on a rooftop|photo-1\.png/);

  await signInAs('creator');
  act(() => hear({ kind: 'user', userId: 'user_ada' }));
  await signedInPage();
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  expect(app.promptBox()).toHaveValue('on a rooftop');
  expect(app.samplesBox()).toHaveDisplayValue(/^We shipped it today!/);
  expect(app.topicBox()).toHaveValue('Our studio opens');
  expect(page.credits()).toBe(740);
});

test('a session that ends in the middle (decision 40) is not mentioned after Sign Out, which removes the screens at once', async () => {
  const page = await openSignedIn({ path: '/dashboard' });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.user.click(screen.getByRole('link', { name: 'Sign Out' }));
  await waitFor(landing);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(page.notices()).toEqual([]);
});

test('after Sign Out, and after the page was loaded anew, the landing says of a refund that is under way (decision 40)', async () => {
  localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(refund('unknown')));
  const page = await openSignedIn({ path: '/dashboard' });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.user.click(screen.getByRole('link', { name: 'Sign Out' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(LATER));
  await endSession(page);
  act(resetSession);
  await act(loadSession);
  expect(await screen.findByRole('alert')).toHaveTextContent(LATER);
});

const LATER = /Sign in on this device and open the studio: we then request the refund of your training\.$/;
const refund = (state: string) => ({ open: null, refunds: [{ id: 'one', state }] });

test('a session that ends in the middle of a training (decisions 40 and 54) says what becomes of its credits, and keeps that promise', async () => {
  const open = { id: 'one', mode: 'fast', step: 'uploading', knownTwins: null, startedAt: 0 };
  localStorage.setItem('twin-studio:training:user_ada', JSON.stringify({ open, refunds: [] }));
  const page = await openSignedIn({ path: '/dashboard' });
  await endSession(page);
  act(() => hear({ kind: 'user', userId: null }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(LATER));
  await signInAs('creator');
  act(() => hear({ kind: 'user', userId: 'user_ada' }));
  await signedInPage();
  expect(page.requests.changes()).toEqual({});
  await page.user.click(screen.getByRole('link', { name: 'Studio' }));
  await waitFor(() => expect(page.requests.changes()).toEqual({ refundCredits: 1 }));
});

test.each([
  ['an unclear refund', refund('unknown'), true],
  ['a refund that was refused, which a press asks again', refund('failed'), false],
  ['a training that runs', { open: { step: 'running' }, refunds: [] }, false],
  ['no training', undefined, false],
])(
  'after Sign Out in another tab, the landing says so, and what it says of credits, with %s',
  async (_, journal, isSaid) => {
    if (journal) localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(journal));
    await openSignedIn({ path: '/dashboard' });
    act(() => hear({ kind: 'signedOut' }));
    expect(landing()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You signed out in another tab.');
    expect(signInLink()).toHaveAttribute('href', '/api/login?returnTo=%2Fdashboard');
    expect(screen.queryAllByText(LATER)).toHaveLength(isSaid ? 1 : 0);
  },
);

test('somebody else signs in on this device, in another tab: nothing of the first person stays, and a press at that moment changes nothing', async () => {
  localStorage.setItem('twin-studio:open-steps:user_nia', '["photos","generator"]');
  const page = await openSignedIn();
  await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
  await app.writePrompt(page);
  page.requests.clear();
  const button = app.generateButton();
  await signInAs('new-creator');
  act(() => {
    hear({ kind: 'user', userId: 'user_nia' });
    button.click();
  });
  expect(landing()).toBeVisible();
  await signedInPage();
  await expectHeaderToShow(NIA_CREDITS);
  expect(document.body).not.toHaveTextContent(/ADA7K|ADA2M|740/);
  expect(app.promptBox()).toHaveValue('');
  expect(app.shownPhotos()).toHaveLength(0);
  expect(page.notices()).toMatchObject([{ title: 'Another account is signed in' }]);
  expect(page.requests.changes()).toEqual({});
  expect([creditsOf(page, 'user_ada'), creditsOf(page, 'user_nia')]).toEqual([740, NIA_CREDITS]);
});

test('somebody else signs in on this device, after Back: the page is blank until it is loaded anew', () => {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(document.documentElement.style.visibility).toBe('hidden');
  document.documentElement.style.visibility = '';
});

test('a balance that changes in another tab is read again here, and announced to the others from here', async () => {
  const news: unknown[] = [];
  const listen = ({ data }: MessageEvent) => news.push(data);
  otherTab.addEventListener('message', listen);
  const page = await openSignedIn();
  await expectHeaderToShow(740);
  await page.backend.faults.add({ operation: 'getCredits', kind: 'body', body: { credits: 735 }, times: 1 });
  act(() => hear({ kind: 'queryChanged', key: ['/api/users/me/credits'] }));
  await expectHeaderToShow(735);
  expect(page.requests.changes()).toEqual({});
  await app.writePrompt(page);
  await page.user.click(app.generateButton());
  await within(app.generator()).findByRole('img', { name: /rooftop/ });
  expect(news).toContainEqual({ kind: 'queryChanged', key: ['/api/users/me/credits'] });
  expect(news).toContainEqual({ kind: 'user', userId: 'user_ada' });
  otherTab.removeEventListener('message', listen);
});
