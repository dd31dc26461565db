import { staticHost, type StaticHost } from './static-host.ts';
import { expect, test } from './studio-test.ts';

// A colleague's phone opens http://192.168.…:4173: no secure origin, hence no worker, no web locks, no randomUUID.
// A made-up host name stands in for that address.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP demo.test 127.0.0.1'],
    });
  },
});

let host: StaticHost;
test.beforeAll(async () => {
  host = await staticHost('dist-demo');
});
test.afterAll(() => host.stop());

test('over plain http from another machine, the page answers its own calls', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 401/);
  await page.goto(`http://demo.test:${host.port}/`);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: /Ada/ }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByText(/740/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  // Nothing that the simulated server answers went out to the host.
  expect(host.apiCalls).toEqual([]);
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
