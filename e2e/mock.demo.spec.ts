import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { STATES } from '#mocks/states/states.ts';
import { PLANS } from '#openapi/limits.gen.ts';
import { buildDemo } from '#scripts/storyboard/demo.ts';
import { creditsOf } from './credits-of.ts';
import { staticHost, type StaticHost } from './static-host.ts';
import { expect, test } from './studio-test.ts';

// The simulated backend works whatever a browser or a host forbids: people can sign in, work, pay and sign out.

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In' });
const signOutLink = (page: Page) => page.getByRole('link', { name: 'Sign Out' });
/** Waits for the page after it: Chromium hangs when it is closed during a navigation. */
const signOut = (page: Page) => Promise.all([page.waitForEvent('load'), signOutLink(page).click()]);
const credits = (page: Page, balance: string) => page.getByRole('banner').getByText(balance, { exact: true });

async function signIn(page: Page) {
  await page.getByRole('link', { name: /Ada/ }).click();
}

async function expectSignedIn(page: Page, path: string | RegExp = /\/studio$/) {
  await expect(signOutLink(page)).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** Signs in, reloads and signs out. */
async function signInAndOut(page: Page) {
  await signInLink(page).click();
  await signIn(page);
  await expectSignedIn(page);
  await expect(credits(page, creditsOf('creator'))).toBeVisible();
  await page.reload();
  await expectSignedIn(page);
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
}

let requests = 0;

/** Calls the API with the page's own fetch; with a body it is a POST. */
function request(page: Page, path: string, body?: object) {
  requests += 1;
  return page.evaluate(
    async ([address, json, key]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const init = { method: 'POST', headers, body: json ?? null };
      const response = await fetch(address, json === undefined ? {} : init);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [path, body && JSON.stringify(body), `key-${requests}`] as const,
  );
}

const requestUser = async (page: Page) => (await request(page, '/api/auth/user')).status;

test.beforeEach(async ({ expectConsole, context }) => {
  // The browser itself reports every refused call, also the one for the session.
  expectConsole(/the server responded with a status of 40[12]/);
  // The page never gets a cookie that it may not set: Firefox would warn about it on the console.
  await context.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, text: string) {
        reportError(new Error(`The page sets ${text}`));
        cookie?.set?.call(this, text);
      },
    });
  });
});

test('the address starts a state and is cleaned; a reload keeps changes', async ({ page }) => {
  await page.goto('/studio?scenario=low-credits&speed=60&tab=2');
  await expectSignedIn(page, /\/studio\?tab=2$/);
  await expect(credits(page, creditsOf('low-credits'))).toBeVisible();
  const spent = await request(page, '/api/users/me/deduct-credits', { amount: 40 });
  expect(spent.body).toEqual({ newBalance: STATES['low-credits'].user!.credits - 40 });
  await page.goto('/studio?scenario=nobody&speed=warp');
  await expect(page.getByText(/There is no scenario "nobody"\. For example: signed-out/)).toBeVisible();
  await expect(page.getByText(/"warp" is not a speed/)).toBeVisible();
  await expectSignedIn(page);
  await expect(credits(page, creditsOf('low-credits', -40))).toBeVisible();
});

test('a link never shows the landing before its state, however late the simulation comes', async ({
  page,
}) => {
  const simulation = '**/assets/browser-*.js';
  let send = () => {};
  await page.route(simulation, async (route) => {
    await new Promise<void>((resolve) => (send = resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = () => document.querySelectorAll('h1').forEach(({ textContent }) => seen.add(textContent));
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await page.clock.install();
  await Promise.all([page.waitForRequest(simulation), page.goto('/?state=creator')]);
  // Longer than the app waits for the session of somebody who was signed in (decision 53).
  await page.clock.fastForward(5_000);
  send();
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { name: 'Generate images' })).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual(['Your studio']);
});

test('two tabs share one account: each credit is spent once, and signing out ends both', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  const other = await context.newPage();
  await other.goto('/studio');
  await expectSignedIn(other);
  const spend = (tab: Page) =>
    Promise.all(
      Array.from({ length: 4 }, () => request(tab, '/api/users/me/deduct-credits', { amount: 200 })),
    );
  const statuses = (await Promise.all([spend(page), spend(other)])).flat().map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 402)).toHaveLength(5);

  await signOut(other);
  await expect(signInLink(other)).toBeVisible();
  expect(await requestUser(page)).toBe(401);
  await signInLink(other).first().click();
  await expect(other.getByRole('link', { name: /Ada/ })).toBeVisible();
  // Back from the sign-in page leads to the page with the link.
  await other.goBack();
  await signInLink(other).first().click();
  await signIn(other);
  await expectSignedIn(other);
  // Without a reload: the first tab's cookie is the browser's, as it would be with a real server.
  expect(await requestUser(page)).toBe(200);
});

test('a page without storage shows why the demo cannot start', async ({ page, context, expectConsole }) => {
  // Without the simulation, the session request goes to the static host.
  expectConsole(/status of 404.*\/api\/auth\/user/);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByText(/could not start: this browser stores nothing for this page/)).toBeVisible();
});

test('the payment page shows errors and a declined card, and accepts a card once', async ({ page }) => {
  await page.goto('/studio?scenario=creator&speed=10');
  await expect(signOutLink(page)).toBeVisible();
  const checkout = await request(page, '/api/stripe/checkout', { tier: 'creator' });
  await page.goto(String(checkout.body['url']));
  await expect(page.getByRole('heading', { name: 'Pay for the Creator plan' })).toBeVisible();
  await expect(page.getByText('Simulated payment: no money moves')).toBeVisible();
  const pay = page.getByRole('button', { name: `Pay $${PLANS.creator.priceUsd.toFixed(2)}` });

  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await pay.click();
  await expect(page.getByText(/Only test cards work here/)).toBeVisible();
  await expect(page.getByText('Enter month and year as MM / YY.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();

  await page.getByRole('button', { name: 'declined' }).click();
  await pay.click();
  await expect(page.getByText('This card was declined. No charge was made.')).toBeVisible();

  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry').fill('1240');
  await pay.dblclick();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  // The provider reports the payment a moment after the return.
  await expect(page.getByRole('main').getByText(creditsOf('creator', PLANS.creator.credits))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in and payment pages say that the demo needs them', async ({ page }) => {
    for (const name of ['sign-in', 'payment']) {
      await page.goto(`/mocks/pages/${name}.html`);
      // Playwright's text locators do not look inside <noscript>.
      const said = page.locator('noscript p').first();
      await expect(said).toContainText('The demo needs JavaScript');
      await expect(said).toBeVisible();
    }
  });
});

test.describe('on a plain static host', () => {
  // One after the other in one worker: the build below is made once.
  test.describe.configure({ mode: 'default' });
  let parent: string;
  let host: StaticHost;

  // A second build, because a base path is built in.
  test.beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'twin-demo-'));
    const folder = join(parent, 'site');
    buildDemo(folder, '--base', '/demo/', '--logLevel', 'error');
    host = await staticHost(folder, '/demo/');
  });
  test.afterAll(async () => {
    await host.stop();
    rmSync(parent, { recursive: true });
  });
  const at = (path: string, name = 'localhost') => `http://${name}:${host.port}${path}`;

  test('the base path without its slash redirects once; a new tab at /api/login returns to the requested address, never to another site', async ({
    page,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto(at('/demo?scenario=signed-out'));
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(signInLink(page)).toBeVisible();
    expect(loads).toBeLessThanOrEqual(2);
    await page.goto(at('/demo/api/login?returnTo=%2F%2Fevil.example'));
    await expect(page.getByText(/returnTo has a form that is not allowed/)).toBeVisible();
    await expect(page).toHaveURL(/localhost/);
    await page.goto(at('/demo/api/login?returnTo=%2Fdashboard'));
    await expect(page).toHaveURL(/\/demo\/mocks\/pages\/sign-in\.html/);
    await expect(page.getByRole('link', { name: /Nia/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Nia/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSignedIn(page, /\/demo\/dashboard$/);
    await signOut(page);
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(signInLink(page)).toBeVisible();
  });

  test('over http from another machine, the page answers its own calls', async ({ page }) => {
    // Not a secure origin: no web locks, no randomUUID (playwright.config.ts defines the host name).
    await page.goto(at('/demo/?scenario=signed-out', 'demo.test'));
    // The address is clean as soon as the page answers calls itself; an earlier press would go to the host.
    await expect(page).toHaveURL(/\/demo\/$/);
    expect(await page.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false);
    const before = host.apiCalls.length;
    await signInAndOut(page);
    // No call went to the host.
    expect(host.apiCalls.slice(before)).toEqual([]);
  });
});
