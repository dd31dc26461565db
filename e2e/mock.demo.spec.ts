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

// The simulated backend works despite the restrictions of browsers and hosts: users can sign in, work, pay and sign out.

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In' });
const signOutLink = (page: Page) => page.getByRole('link', { name: 'Sign Out' });
/** Waits for the next page: Chromium hangs when it is closed during a navigation. */
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

/** Sends a request to the API with the page's own fetch; a body makes it a POST. */
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
  // The browser reports every refused request, including that for the session.
  expectConsole(/the server responded with a status of 40[12]/);
  // The page must not set an HttpOnly cookie: Firefox would warn about it on the console.
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

test('an address starts its state', async ({ page }) => {
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

test('a link never shows the landing before its state', async ({ page }) => {
  const simulation = '**/assets/browser-*.js';
  let deliver = () => {};
  await page.route(simulation, async (route) => {
    await new Promise<void>((resolve) => (deliver = resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const record = () => document.querySelectorAll('h1').forEach(({ textContent }) => seen.add(textContent));
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await page.clock.install();
  await Promise.all([page.waitForRequest(simulation), page.goto('/?state=creator')]);
  // Longer than the app waits for the session of a user who was signed in (decision 53).
  await page.clock.fastForward(5_000);
  deliver();
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { name: 'Generate images' })).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual(['Your studio']);
});

test('two tabs share one account', async ({ page, context, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/studio');
  await expectSignedIn(otherTab);
  const spend = (tab: Page) =>
    Promise.all(
      Array.from({ length: 4 }, () => request(tab, '/api/users/me/deduct-credits', { amount: 200 })),
    );
  const statuses = (await Promise.all([spend(page), spend(otherTab)])).flat().map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 402)).toHaveLength(5);

  await signOut(otherTab);
  await expect(signInLink(otherTab)).toBeVisible();
  expect(await requestUser(page)).toBe(401);
  await signInLink(otherTab).first().click();
  await expect(otherTab.getByRole('link', { name: /Ada/ })).toBeVisible();
  // Back from the sign-in page leads to the page with the link.
  await otherTab.goBack();
  await signInLink(otherTab).first().click();
  await signIn(otherTab);
  await expectSignedIn(otherTab);
  // No reload is needed: both tabs share the browser's cookie, as with a real server.
  expect(await requestUser(page)).toBe(200);
});

test('a page without storage shows why the demo cannot start', async ({ page, context, expectConsole }) => {
  // Without the simulation, the session request reaches the static host.
  expectConsole(/status of 404.*\/api\/auth\/user/);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByText(/could not start: this browser stores nothing for this page/)).toBeVisible();
});

test('the payment page accepts a card once', async ({ page }) => {
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

  test('the pages of the mock report that the demo needs scripts', async ({ page }) => {
    for (const name of ['sign-in', 'payment']) {
      await page.goto(`/mocks/pages/${name}.html`);
      // Playwright's text locators do not look inside <noscript>.
      const note = page.locator('noscript p').first();
      await expect(note).toContainText('The demo needs JavaScript');
      await expect(note).toBeVisible();
    }
  });
});

test.describe('on a plain static host', () => {
  // The tests run in one worker, because they share the build below.
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

  test('a new tab at /api/login signs in to the requested address', async ({ page }) => {
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

  test('the page responds to its own requests on an insecure origin', async ({ page }) => {
    // Not a secure origin: no web locks, no randomUUID (playwright.config.ts defines the host name).
    await page.goto(at('/demo/?scenario=signed-out', 'demo.test'));
    // The address is clean when the page responds to its own requests; an earlier click would reach the host.
    await expect(page).toHaveURL(/\/demo\/$/);
    expect(await page.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false);
    const before = host.apiRequests.length;
    await signInAndOut(page);
    // No request reached the host.
    expect(host.apiRequests.slice(before)).toEqual([]);
  });
});
