import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { staticHost, type StaticHost } from './static-host.ts';
import { expect, test } from './studio-test.ts';

// The simulated backend's own promises (issue "Mock" and "Session" faults): whatever a browser or a host forbids,
// somebody who opens the demo can sign in, work, pay and sign out.

const balance = (page: Page) => page.getByText(/740/).first();
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In' });
const signOutLink = (page: Page) => page.getByRole('link', { name: 'Sign Out' });

async function signIn(page: Page, persona = /Ada/) {
  await page.getByRole('link', { name: persona }).click();
}

async function expectSignedIn(page: Page, path: string | RegExp = /\/studio$/) {
  await expect(signOutLink(page)).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** How the page's calls are answered, found out by asking the user call by the page's own fetch. */
const callUser = (page: Page) =>
  page.evaluate(
    async () => (await fetch(new URL('api/auth/user', document.baseURI.replace(/[^/]*$/, '')))).status,
  );

// The browser itself reports every call that is refused, also the question who is signed in.
test.beforeEach(({ expectConsole }) => expectConsole(/the server responded with a status of 40[12]/));

const REFUSALS: [name: string, refuse: (context: BrowserContext) => Promise<unknown>][] = [
  [
    'refuses to register it',
    (context) =>
      context.addInitScript(() => {
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('No.', 'SecurityError'));
      }),
  ],
  [
    'has none',
    (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
      }),
  ],
  [
    'throws at the mere question, as in a sandboxed frame',
    (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {
          get() {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }),
  ],
];

for (const [name, refuse] of REFUSALS) {
  test(`a browser that wants a service worker but ${name} still signs in and out`, async ({
    page,
    context,
  }) => {
    await refuse(context);
    await page.goto('/');
    await signInLink(page).click();
    await signIn(page);
    await expectSignedIn(page);
    await expect(balance(page)).toBeVisible();
    await page.reload();
    await expectSignedIn(page);
    await signOutLink(page).click();
    await expect(signInLink(page)).toBeVisible();
    await page.goto('/studio');
    await expect(signInLink(page)).toBeVisible();
  });
}

test('a fresh tab opened at /api/login ends in the studio, signed in', async ({ page }) => {
  await page.goto('/api/login');
  await signIn(page);
  await expectSignedIn(page);
});

test('a fresh tab opened at /api/login comes back to where it was meant to', async ({ page }) => {
  await page.goto('/api/login?returnTo=%2Fdashboard');
  await signIn(page);
  await expectSignedIn(page, /\/dashboard$/);
});

test('a login that would lead to another site says no instead', async ({ page }) => {
  await page.goto('/api/login?returnTo=%2F%2Fevil.example');
  await expect(page.getByText(/returnTo has a form that is not allowed/)).toBeVisible();
  await expect(page).toHaveURL(/localhost/);
});

test('a reload keeps the session and what was changed', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  const spend = () =>
    page.evaluate(async () => {
      const response = await fetch('/api/users/me/deduct-credits', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"amount":40}',
      });
      return (await response.json()) as unknown;
    });
  expect(await spend()).toEqual({ newBalance: 700 });
  await page.reload();
  await expectSignedIn(page);
  await expect(page.getByText(/700/).first()).toBeVisible();
});

test('?scenario= and ?speed= leave the address once they have done their work', async ({ page }) => {
  await page.goto('/studio?scenario=low-credits&speed=60&tab=2');
  await expectSignedIn(page, /\/studio\?tab=2$/);
  await expect(page.getByText(/199/).first()).toBeVisible();
});

test('an unknown scenario or speed is named, and the state of before stays', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  await page.goto('/studio?scenario=nobody&speed=warp');
  await expect(page.getByText(/There is no scenario "nobody"\. Known scenarios: signed-out/)).toBeVisible();
  await expect(page.getByText(/"warp" is not a speed/)).toBeVisible();
  await expect(balance(page)).toBeVisible();
  await expectSignedIn(page);
});

test('two tabs share one session: signing out in one signs out the other', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  const other = await context.newPage();
  await other.goto('/studio');
  await expectSignedIn(other);
  await signOutLink(other).click();
  await expect(signInLink(other)).toBeVisible();
  expect(await callUser(page)).toBe(401);

  await signInLink(other).first().click();
  await signIn(other);
  await expectSignedIn(other);
  // Without a reload: the first tab's cookie is the browser's, as it would be with a real server.
  expect(await callUser(page)).toBe(200);
});

test('two tabs at once spend each credit once', async ({ page, context, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  const other = await context.newPage();
  await other.goto('/studio');
  await expectSignedIn(other);
  const spend = (tab: Page) =>
    tab.evaluate(async () => {
      const post = () =>
        fetch('/api/users/me/deduct-credits', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"amount":200}',
        });
      return Promise.all(Array.from({ length: 4 }, async () => (await post()).status));
    });
  const statuses = (await Promise.all([spend(page), spend(other)])).flat();
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 402)).toHaveLength(5);
});

test('a worker that the browser stops answers the next call all the same', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  // A browser stops idle workers; one that still carries a part of the app to the page is not idle.
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  for (let time = 0; time < 3; time += 1) {
    await devtools.send('ServiceWorker.stopAllWorkers');
    expect(await callUser(page)).toBe(200);
  }
  await devtools.send('ServiceWorker.stopAllWorkers');
  await signOutLink(page).click();
  await expect(signInLink(page)).toBeVisible();
});

test('a tab that went away and comes back is answered again', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  await page.goto('about:blank');
  await page.goBack();
  await expectSignedIn(page);
  expect(await callUser(page)).toBe(200);
});

test('a reload past the worker is answered in the page, without reloading for ever', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'creator' });
  await expectSignedIn(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await expect.poll(() => loads).toBe(1);
  await expectSignedIn(page);
  expect(await callUser(page)).toBe(200);
  await signOutLink(page).click();
  await expect(signInLink(page)).toBeVisible();
});

test.describe('where localStorage is forbidden', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }),
  );

  test('the demo says how long it lasts, and works until then', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/lasts until this tab is closed/)).toBeVisible();
    await signInLink(page).click();
    await signIn(page);
    await expectSignedIn(page);
    await page.reload();
    await expectSignedIn(page);
    await signOutLink(page).click();
    await expect(signInLink(page)).toBeVisible();
  });
});

test('a storage that is full loses nothing of this visit', async ({ page, context }) => {
  await context.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.goto('/studio?scenario=creator');
  await expectSignedIn(page);
  await expect(page.getByText(/state cannot be stored here/)).toBeVisible();
  expect(await callUser(page)).toBe(200);
});

test.describe('the payment page', () => {
  async function openPayment(page: Page, scenario = 'creator') {
    await page.goto(`/studio?scenario=${scenario}`);
    await expect(signOutLink(page)).toBeVisible();
    const url = await page.evaluate(async () => {
      const response = await fetch('/api/stripe/checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"tier":"creator"}',
      });
      return ((await response.json()) as { url: string }).url;
    });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Pay for the Creator plan' })).toBeVisible();
  }
  const pay = (page: Page) => page.getByRole('button', { name: 'Pay $39.99' });

  test('takes a test card once, and the credits arrive', async ({ page }) => {
    await openPayment(page);
    await expect(page.getByText('This is a simulated payment page')).toBeVisible();
    await page.getByLabel('Card number').pressSequentially('4242424242424242');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.getByLabel('Expiry').pressSequentially('1240');
    await expect(page.getByLabel('Expiry')).toHaveValue('12 / 40');
    await page.getByLabel('CVC').fill('123');
    await pay(page).dblclick();
    await expect(page).toHaveURL(/\/checkout\/success$/);
    await page.goto('/studio');
    await expect(signOutLink(page)).toBeVisible();
    const credits = () =>
      page.evaluate(async () => {
        const response = await fetch('/api/users/me/credits');
        return ((await response.json()) as { credits: number }).credits;
      });
    // The provider reports the payment a moment after the person is back.
    await expect.poll(credits).toBe(1740);
  });

  test('names what is wrong, and moves there', async ({ page }) => {
    await openPayment(page);
    await page.getByLabel('Card number').fill('5555 5555 5555 4444');
    await pay(page).click();
    await expect(page.getByText(/Only test cards work here/)).toBeVisible();
    await expect(page.getByText('Enter month and year as MM / YY.')).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeFocused();
  });

  test('shows a declined card and takes the next one', async ({ page }) => {
    await openPayment(page);
    await page.getByRole('button', { name: 'declined' }).click();
    await pay(page).click();
    await expect(page.getByRole('alert')).toContainText('This card was declined. No charge was made.');
    await page.getByRole('button', { name: 'paid' }).click();
    await pay(page).click();
    await expect(page).toHaveURL(/\/checkout\/success$/);
  });

  test('goes back without a charge', async ({ page }) => {
    await openPayment(page);
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page).toHaveURL(/\/checkout\/cancel$/);
  });

  test('declines every card of the unlucky', async ({ page }) => {
    await openPayment(page, 'payment-declined');
    await page.getByRole('button', { name: 'paid' }).click();
    await pay(page).click();
    await expect(page.getByRole('alert')).toContainText('declined');
  });

  test('has nothing to pay twice', async ({ page }) => {
    await page.goto('/mocks/pages/payment.html?checkout=none');
    await expect(page.getByText(/belongs to no checkout/)).toBeVisible();
  });
});

test.describe('on a plain static host', () => {
  let folder: string;
  let host: StaticHost;

  // A second build, because a base path is built in.
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'twin-demo-'));
    execFileSync(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--mode',
        'demo',
        '--outDir',
        folder,
        '--emptyOutDir',
        '--logLevel',
        'error',
      ],
      { env: { ...process.env, BASE_PATH: '/demo/' } },
    );
    host = await staticHost(folder, '/demo/');
  });
  test.afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });
  const at = (path: string, name = 'localhost') => `http://${name}:${host.port}${path}`;

  test('below a base path, everything stays below it', async ({ page }) => {
    await page.goto(at('/demo/'));
    await signInLink(page).click();
    await expect(page).toHaveURL(/\/demo\/mocks\/pages\/sign-in\.html/);
    await signIn(page);
    await expectSignedIn(page, /\/demo\/studio$/);
    await page.reload();
    await expectSignedIn(page, /\/demo\/studio$/);
    await signOutLink(page).click();
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(signInLink(page)).toBeVisible();
  });

  test('the base path without its slash moves to the slash, once, also with another tab open', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(at('/demo/studio?scenario=creator'));
    await expectSignedIn(other);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto(at('/demo?speed=10'));
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(signOutLink(page)).toBeVisible();
    expect(loads).toBeLessThanOrEqual(2);
  });

  test('a fresh tab at /api/login is answered by the app in the server’s place', async ({ page }) => {
    await page.goto(at('/demo/api/login'));
    await signIn(page);
    await expectSignedIn(page, /\/demo\/studio$/);
  });

  test('the worker of an older release is replaced, and nobody waits', async ({ page, context }) => {
    const worker = readFileSync(join(folder, 'mockServiceWorker.js'), 'utf8');
    const old = worker.replace(/PACKAGE_VERSION = '[^']*'/, "PACKAGE_VERSION = '0.0.1'");
    host.replace('/demo/old.html', '');
    host.replace('/demo/mockServiceWorker-old.js', old);
    const visitor = await context.newPage();
    await visitor.goto(at('/demo/studio?scenario=creator'));
    await expectSignedIn(visitor);
    // What an older release left behind: its worker, at another address, in charge of the same scope.
    await visitor.evaluate(async () => {
      await navigator.serviceWorker.register('/demo/mockServiceWorker-old.js', { scope: '/demo/' });
    });
    await expectSignedIn(visitor);
    await page.goto(at('/demo/studio'));
    await expectSignedIn(page, /\/demo\/studio$/);
    expect(await page.evaluate(async () => (await fetch('/demo/api/auth/user')).status)).toBe(200);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the mock's own pages are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/mocks/pages/sign-in.html', '/mocks/pages/payment.html?checkout=none']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}

test('the sign-in page works by keyboard alone', async ({ page }) => {
  await page.goto('/api/login?returnTo=%2Fdashboard');
  await expect(page.getByRole('link', { name: /Nia/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Nia/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignedIn(page, /\/dashboard$/);
});
