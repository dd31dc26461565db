import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

interface State {
  name: string;
  path: string;
  scenario: string;
  speed?: number;
  /** Leads from the address to the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** What shows that it is there. */
  shows: (page: Page) => ReturnType<Page['getByText']>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

/** Every screen, and the states of it that look different. */
const STATES: State[] = [
  { name: 'landing', path: '/', scenario: 'signed-out', shows: heading(/Train once/) },
  {
    name: 'studio, nothing trained',
    path: '/studio',
    scenario: 'new-creator',
    shows: heading('Upload your photos'),
  },
  { name: 'studio, two twins', path: '/studio', scenario: 'creator', shows: heading('Your twins, $4 spent') },
  {
    name: 'studio, photos chosen, one refused',
    path: '/studio',
    scenario: 'new-creator',
    reach: (page) =>
      page
        .getByLabel('Training photos')
        .setInputFiles([
          ...photoFiles(9),
          { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
        ]),
    shows: (page) => page.getByText(/notes\.png/).first(),
  },
  {
    name: 'studio, training',
    path: '/studio',
    scenario: 'training',
    reach: (page) => page.getByRole('button', { name: 'Check now' }).click(),
    shows: (page) => page.getByText('A twin is being trained'),
  },
  {
    name: 'studio, a picture made',
    path: '/studio',
    scenario: 'creator',
    reach: async (page) => {
      await page.getByLabel('Your prompt').fill('a quiet portrait by a window');
      await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Fullscreen', exact: true }),
  },
  {
    name: 'studio, a picture read',
    path: '/studio',
    scenario: 'creator',
    reach: async (page) => {
      await page.getByLabel('Reference image').setInputFiles(photoFiles(1));
      await page.getByRole('button', { name: 'Extract Prompts' }).click();
    },
    shows: (page) => page.getByRole('list', { name: 'Prompts' }),
  },
  {
    name: 'studio, a style learnt and a post written',
    path: '/studio',
    scenario: 'creator',
    reach: async (page) => {
      await page.getByLabel('Samples of your writing').fill('We opened at nine.\n\nNobody came until ten.');
      await page.getByRole('button', { name: 'Analyze Writing Style' }).click();
      await expect(page.getByRole('region', { name: 'Style profile' })).toBeVisible();
      await page.getByLabel('Topic').fill('Opening day');
      await page.getByRole('button', { name: 'Generate Post' }).click();
    },
    shows: (page) => page.getByRole('article', { name: /^Preview on/ }),
  },
  {
    name: 'studio, a training refused',
    path: '/studio',
    scenario: 'train-fails',
    reach: async (page) => {
      await page.getByLabel('Training photos').setInputFiles(photoFiles(8));
      await page.getByRole('button', { name: 'Fast Training' }).click();
    },
    shows: (page) => page.getByText(/have been refunded/).first(),
  },
  {
    name: 'lightbox',
    path: '/studio',
    scenario: 'creator',
    reach: async (page) => {
      await page.getByLabel('Your prompt').fill('a quiet portrait by a window');
      await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
      await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('img'),
  },
  {
    name: 'studio, no credits',
    path: '/studio',
    scenario: 'no-credits',
    shows: (page) => page.getByText('Buy More'),
  },
  {
    name: 'studio, 500 twins',
    path: '/studio',
    scenario: 'agency',
    shows: heading('Your twins, $1,000 spent'),
  },
  {
    name: 'server down',
    path: '/studio',
    scenario: 'server-down',
    shows: (page) => page.getByText('Can’t reach the server'),
  },
  { name: 'dashboard', path: '/dashboard', scenario: 'creator', shows: heading(/to work/) },
  {
    name: 'modal, commercial',
    path: '/dashboard',
    scenario: 'creator',
    reach: (page) =>
      page
        .getByRole('button', { name: /Create Commercial/ })
        .first()
        .click(),
    shows: heading('Create Commercial'),
  },
  {
    name: 'modal, reference photos wanting',
    path: '/dashboard',
    scenario: 'creator',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /Create AI Twin/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/brand/i).first().fill('Warm and honest');
      await dialog.getByLabel(/idea/i).first().fill('A day in the studio');
      await dialog
        .getByRole('button', { name: /^Create/ })
        .last()
        .click();
    },
    shows: (page) => page.getByText('Reference Photos Required').first(),
  },
  {
    name: 'job running',
    path: '/job/job_running',
    scenario: 'job-running',
    shows: (page) => page.getByText('job_running'),
  },
  { name: 'job complete', path: '/job/job_complete', scenario: 'job-complete', shows: heading(/Downloads/) },
  {
    name: 'job error',
    path: '/job/job_error',
    scenario: 'job-error',
    shows: (page) => page.getByText(/same brief/).first(),
  },
  { name: 'job not found', path: '/job/nowhere', scenario: 'creator', shows: heading('Job Not Found') },
  {
    name: 'checkout success',
    path: '/checkout/success',
    scenario: 'creator',
    // Or the page moves on while it is being looked at.
    reach: (page) => page.getByRole('button', { name: 'Stay here' }).click(),
    shows: heading('Payment Successful'),
  },
  {
    name: 'checkout cancel',
    path: '/checkout/cancel',
    scenario: 'creator',
    shows: (page) => page.getByText(/no charges/i).first(),
  },
  { name: '404', path: '/nowhere', scenario: 'signed-out', shows: heading('404 Page Not Found') },
  { name: 'sign-in of the mock', path: '/api/login', scenario: 'signed-out', shows: heading(/signing in/) },
];

/** Two looks and two sizes at once: a phone in a dark room, a desk by the window. */
const SETTINGS = [
  { name: 'light, on a desk', use: { colorScheme: 'light', viewport: { width: 1440, height: 900 } } },
  {
    name: 'dark, on the narrowest phone',
    use: { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  },
] as const;

for (const setting of SETTINGS) {
  test.describe(setting.name, () => {
    test.use(setting.use);
    for (const { name, path, scenario, speed = 1, reach, shows } of STATES) {
      test(`${name} is accessible`, async ({ page, studio, expectConsole }) => {
        // A page that is not there, and a server that is down, are refusals which Chromium reports itself.
        expectConsole(/status of (404|502|503)/);
        await studio.open(path, { scenario, speed });
        await reach?.(page);
        await expect(shows(page)).toBeVisible({ timeout: 20_000 });
        await expect(page.locator('h1').first()).toBeAttached();
        // A toast lies over the page for a moment, longer under the pointer; what it covers is looked at, too.
        await page.mouse.move(0, 0);
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
        // The sticky header covers a strip of what is scrolled under it.
        await page.evaluate(() => window.scrollTo(0, 0));
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        );
        expect(found).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      });
    }
  });
}
