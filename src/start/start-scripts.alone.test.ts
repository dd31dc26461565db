import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-requests.ts';
import { setEarlyResponses, takeEarlyResponse } from '#shared/api/early-responses.ts';
import { loadSession } from '#shared/api/session.ts';
import { STORAGE_KEYS } from '#shared/lib/storage-keys.ts';
import { chooseTheme } from '#shared/ui/theme-toggle.tsx';
import { startBackend } from '#test/start-backend.ts';

const STUDIO = {
  pattern: '^(/studio||/twin)/?$',
  requests: ['/api/users/me/credits', '/api/twins/prompt-templates', '/api/twins/user/{userId}/models'],
  files: ['assets/studio.js'],
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__STORAGE_KEYS__', STORAGE_KEYS);
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
  setEarlyResponses({});
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  chooseTheme('system');
});

/** Runs an inline script of the page, which is not a module and has no types. */
async function run(script: string) {
  await import(/* @vite-ignore */ `./${script}`);
}

const requestedPaths = () => Object.keys(window.pageStart?.responses ?? {});
const loadedCode = () =>
  [...document.body.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('a first visit requests only the session', async () => {
  await startBackend({ scenario: 'signed-out' });
  await run('early-requests.js');
  expect(window.pageStart).toMatchObject({ isLanding: true });
  await window.pageStart?.responses?.['/api/auth/user'];
  await atRest();
  expect(requestedPaths()).toEqual(['/api/auth/user']);
});

test('the landing’s code is loaded after the first paint', async () => {
  await startBackend({ scenario: 'signed-out' });
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await run('early-requests.js');
  await run('load-app.js');
  expect(loadedCode()).toEqual([]);
  expect(preloads()).toEqual(['/assets/geist.woff2']);
  frame.mock.calls[0]?.[0](0);
  await waitFor(() => expect(loadedCode()).toEqual(['/assets/app.js']));
  expect(document.body.querySelector('script')).toHaveProperty('fetchPriority', 'low');
  expect(preloads()).toEqual(['/assets/geist.woff2', '/assets/app.js', '/assets/landing.js']);
});

test('the studio’s data is requested early after a signed-in visit', async () => {
  await startBackend({ scenario: 'creator' });
  await loadSession();
  await run('early-requests.js');
  expect(window.pageStart).toMatchObject({ isLanding: false });
  expect(preloads()).toEqual(['/assets/app.js', '/assets/studio.js']);
  await run('load-app.js');
  expect(loadedCode()).toEqual(['/assets/app.js']);
  await waitFor(() =>
    expect(requestedPaths()).toEqual([
      '/api/auth/user',
      '/api/users/me/credits',
      '/api/twins/prompt-templates',
      '/api/twins/user/user_ada/models',
    ]),
  );
});

test('an early response serves one request', async () => {
  await startBackend({ scenario: 'creator' });
  await run('early-requests.js');
  setEarlyResponses(window.pageStart?.responses ?? {});
  const request = new Request(new URL('/api/auth/user', location.href));
  expect((await takeEarlyResponse(request))?.status).toBe(200);
  expect(takeEarlyResponse(request)).toBeUndefined();
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
