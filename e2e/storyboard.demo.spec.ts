import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { STATES } from '#mocks/states/states.ts';
import { creditsOf } from './credits-of.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './studio-test.ts';

// Copying needs a permission where nobody is asked.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasDirector: true });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

interface Drawn {
  length: number;
  hasFonts: boolean;
}

/** Keeps the texts that pictures of states are drawn from: how long they are, and whether fonts are in them. */
function notePictures() {
  const drawn: Drawn[] = ((window as { drawn?: Drawn[] }).drawn = []);
  const { set, ...rest } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {};
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...rest,
    set(text: string) {
      if (text.startsWith('data:image/svg+xml'))
        drawn.push({ length: text.length, hasFonts: text.includes('font%2Fwoff2') });
      set?.call(this, text);
    },
  });
}

const drawnIn = (page: Page) => page.evaluate(() => (window as { drawn?: Drawn[] }).drawn ?? []);

for (const { width, size } of [
  { width: 1440, size: 'desktop' },
  { width: 360, size: 'phone' },
]) {
  test(`at ${width} px the storyboard stays where the person is: no state scrolls it, takes its keyboard or ends it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(notePictures);
    await page.goto(`/storyboard.html?size=${size}`);
    const pictures = page.locator('[data-phase=still] img');
    const field = page.getByLabel('Find a state');
    await field.focus();
    // The first states run, and move their focus and their scroll position.
    await expect.poll(() => pictures.count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(field).toBeFocused();

    const STEP = 500;
    for (let moved = STEP; moved <= 4_000; moved += STEP) {
      await page.mouse.wheel(0, STEP);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(moved);
      expect(await page.locator('iframe').count()).toBeLessThanOrEqual(3);
    }
    await page.keyboard.press('Control+Home');
    await field.pressSequentially('training studio photos', { delay: 60 });
    await expect(field).toHaveValue('training studio photos');
    // A page of the simulation keeps its focus to itself, too.
    await field.fill('payment-refused');
    await expect(pictures).toHaveCount(1);
    await expect(field).toBeFocused();
    await field.fill('');
    // Until then the page is as short as what was found.
    await expect(page.getByRole('status')).toHaveText(/^\d+ states$/);
    await page.locator('main a').first().focus();
    // The page grows while pictures of long states come.
    const last = page.getByRole('link', { name: /^404 for somebody/ });
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ timeout: 2_000 });
    }).toPass();
    await expect(page.locator('li', { has: last }).locator('[data-phase=still]')).toBeVisible();
    await expect(page.getByText(/Not reached/)).toHaveCount(0);
    // The photos in them as small as they are seen, or decoding them fills the memory. The faster the wheel, the fewer come.
    const drawn = await drawnIn(page);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter(({ length }) => length > 500_000)).toEqual([]);
  });
}

test('a state that moves its focus leaves the keyboard to the page, where nothing has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 500 });
  await page.addInitScript(notePictures);
  // The picture waits for its fonts, too.
  const { promise: areAllowed, resolve: allowFonts } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => areAllowed.then(() => route.continue()));
  await page.goto('/storyboard.html?size=tablet&theme=light&find=payment-refused', { waitUntil: 'commit' });
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'shown');
  allowFonts();
  await expect(page.locator('[data-phase=still] img')).toHaveCount(1);
  expect(await drawnIn(page)).toEqual([expect.objectContaining({ hasFonts: true })]);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

/** As an extension does with what it finds. */
function wrapStates() {
  for (const state of document.querySelectorAll('main li')) {
    const wrapper = document.createElement('font');
    state.replaceWith(wrapper);
    wrapper.append(state);
  }
}

test('the storyboard finds a state, also among wrapped ones, shows it, and does not change the visitor’s own demo', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'low-credits' });
  await expect(page.getByText(creditsOf('low-credits'))).toBeVisible();
  await page.goto('/storyboard.html?size=desktop&theme=light&find=training-waits');
  await page.evaluate(wrapStates);
  await page.getByLabel('Find a state').fill('training-waits 360 dark');
  await expect(page.getByRole('status')).toHaveText(/^1 of/);
  await expect(page).toHaveURL(/find=training-waits.*&size=phone&theme=dark/);
  await expect(page.locator('[data-phase=still] img')).toBeVisible();
  await expect(page.getByText(/Not reached/)).toHaveCount(0);
  await expectAccessible(page, 'storyboard');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Two ways to train/ }).click();
  const whole = await opened;
  await expect(whole.getByRole('heading', { name: 'Train your twin' })).toBeFocused();
  await expect(whole.getByText(creditsOf('new-creator'))).toBeVisible();
  await whole.reload();
  await expect(whole.getByText(creditsOf('new-creator'))).toBeVisible();
  await whole.close();

  await page.goto('/studio');
  await expect(page.getByText(creditsOf('low-credits'))).toBeVisible();

  // The spec lens, held on the same screen.
  await expect(page.getByRole('button', { name: /open the director/ })).toBeVisible();
  await page.keyboard.down('Control');
  await page.keyboard.down('Alt');
  const lens = page.getByRole('complementary', { name: 'Spec lens' });
  await lens
    .getByRole('button', { name: /getCredits/ })
    .first()
    .click({ modifiers: ['Control', 'Alt'] });
  await expect(lens.getByRole('status')).toHaveText(/^Copied: §9\.4/);
  expect(await clipboard(page)).toBe('§9.4 · GET /api/users/me/credits (getCredits)');
  await page.keyboard.up('Alt');
  await page.keyboard.up('Control');
  await expect(lens).toHaveCount(0);
});

test('one state is shown in three widths and two themes, live, and saved as PNG', async ({ page }) => {
  await page.goto('/storyboard.html#photos-few');
  await expect(page.getByRole('heading', { name: STATES['photos-few'].title })).toBeVisible();
  const phone = page.frameLocator('iframe[title$="360 px, dark"]');
  // A picture waits until the state is there. A click would scroll to the button.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PNG, 2×.*360 px, dark/ }).dispatchEvent('click'),
  ]);
  expect(await phone.locator('html').getAttribute('data-state')).toBe('shown');
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(file.suggestedFilename()).toBe('photos-few-360-dark@2x.png');
  // Width and height stand in the head of a PNG.
  const picture = await readFile(await file.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([720, 1480]);
  // The states go to their parts of the screen, and the page stays.
  await expect(page.frameLocator('iframe').last().locator('html')).toHaveAttribute('data-state', 'shown');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // It is used like any other window.
  await phone.getByRole('button', { name: 'Remove sample-05.jpg' }).dispatchEvent('click');
  await expect(phone.getByText('Needs 4 more', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All states' }).click();
  await expect(page.getByRole('heading', { name: 'The storyboard' })).toBeVisible();
});

test('a page of the simulation is a state with its address', async ({ page }) => {
  await page.goto('/studio?state=sign-in');
  await expect(page.getByRole('heading', { name: /signing in/ })).toBeVisible();
  await page.goto('/?state=payment-nothing');
  await expect(page.getByText(/belongs to no checkout/)).toBeVisible();
});
