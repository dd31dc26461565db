import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest } from '#mocks/testing/test-calls.ts';
import { setEarlyAnswers, takeEarlyAnswer } from '#shared/api/early-answers.ts';
import { loadSession, signOut } from '#shared/api/session.ts';
import { chooseTheme } from '#shared/ui/theme-toggle.tsx';
import { startBackend } from '#test/start-backend.ts';

const STUDIO = {
  at: '^(/studio||/twin)/?$',
  calls: ['/api/users/me/credits', '/api/twins/prompt-templates', '/api/twins/user/{userId}/models'],
  files: ['assets/studio.js'],
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__START__', {
    base: '/',
    isDemo: false,
    entry: ['assets/app.js'],
    fonts: ['assets/geist.woff2'],
    landing: ['assets/landing.js'],
    screens: [STUDIO],
  });
  document.body.innerHTML = '<div id="root"></div>';
  window.pageStart = { isTooOld: false, done: () => undefined };
});
afterEach(() => {
  delete window.pageStart;
  setEarlyAnswers({});
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  chooseTheme('system');
});

/** A script of the page, not a module: it has no types. */
async function run(script: string) {
  await import(/* @vite-ignore */ `./${script}`);
}

const answersTo = () => Object.keys(window.pageStart?.answers ?? {});
const loadedCode = () => [...document.body.querySelectorAll('script')].map((one) => one.getAttribute('src'));
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('at a first visit the landing is shown, and only the session is requested; the app is loaded on the return to the page, and asks for it again', async () => {
  await startBackend({ scenario: 'signed-out' });
  await run('early-calls.js');
  expect(window.pageStart).toMatchObject({ isLanding: true, wasSignedIn: false });
  await window.pageStart?.answers?.['/api/auth/user'];
  await atRest();
  expect(answersTo()).toEqual(['/api/auth/user']);
  expect(preloads()).toEqual(['/assets/geist.woff2']);
  await run('load-app.js');
  await waitFor(() => expect(answersTo()).toEqual([]));
  setHidden(true);
  expect(loadedCode()).toEqual([]);
  // An error is not of the app, which is not there.
  expect(window.pageStart).toMatchObject({ isWaiting: true });
  setHidden(false);
  expect(window.pageStart).toMatchObject({ isWaiting: false });
  expect(loadedCode()).toEqual(['/assets/app.js']);
  expect(preloads()).toEqual(['/assets/geist.woff2', '/assets/app.js', '/assets/landing.js']);
});

test.each<[string, Fault[]]>([
  ['with a session', []],
  ['at which the server fails', [{ operation: 'getCurrentUser', kind: 'status', status: 503 }]],
])('at a first visit %s the app is loaded at once', async (_, faults) => {
  await startBackend({ scenario: 'creator', faults });
  await run('early-calls.js');
  await run('load-app.js');
  await waitFor(() => expect(loadedCode()).toEqual(['/assets/app.js']));
  expect(answersTo()).toContain('/api/auth/user');
});

test('after Sign Out in this tab the app is loaded at once, because the landing may speak of a refund', async () => {
  await startBackend({ scenario: 'creator' });
  await loadSession();
  signOut();
  await run('early-calls.js');
  await run('load-app.js');
  expect(window.pageStart).toMatchObject({ isLanding: true });
  expect(loadedCode()).toEqual(['/assets/app.js']);
});

test('after a signed-in visit, the studio’s calls and code are requested early', async () => {
  await startBackend({ scenario: 'creator' });
  await loadSession();
  await run('early-calls.js');
  expect(window.pageStart).toMatchObject({ isLanding: false, wasSignedIn: true });
  expect(preloads()).toEqual(['/assets/app.js', '/assets/studio.js']);
  await run('load-app.js');
  expect(loadedCode()).toEqual(['/assets/app.js']);
  await waitFor(() =>
    expect(answersTo()).toEqual([
      '/api/auth/user',
      '/api/users/me/credits',
      '/api/twins/prompt-templates',
      '/api/twins/user/user_ada/models',
    ]),
  );
});

test('an early answer serves one request', async () => {
  await startBackend({ scenario: 'creator' });
  await run('early-calls.js');
  setEarlyAnswers(window.pageStart?.answers ?? {});
  const request = new Request(new URL('/api/auth/user', location.href));
  expect((await takeEarlyAnswer(request))?.status).toBe(200);
  expect(takeEarlyAnswer(request)).toBeUndefined();
});

test('the chosen theme is applied before the first paint', async () => {
  chooseTheme('dark');
  delete document.documentElement.dataset['theme'];
  await run('apply-theme.js');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('URL.canParse is added where it is missing', async () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  await run('can-parse.js');
  expect(URL.canParse('https://pay.example/x')).toBe(true);
  expect(URL.canParse('/studio', 'https://app.example')).toBe(true);
  expect(URL.canParse('/studio')).toBe(false);
  expect(URL.canParse('https://')).toBe(false);
});
