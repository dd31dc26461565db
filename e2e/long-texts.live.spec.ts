import type { Page, Route } from '@playwright/test';
import { SCREENS } from '#app/screens.ts';
import { guide } from '#mocks/server/contract-guide.ts';
import { findOperation } from '#openapi/find-operation.ts';
import { MIN_TRAINING_PHOTOS, PIPELINE_STEPS } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { goTo, overhangOf } from './expect-accessible.ts';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// Every field and every response has a word much wider than a phone, or the largest number. No screen may become wider than
// the phone. The tests generate all responses, without a server.

/** Ten times as wide as a phone; the longer texts that the contract permits only take longer to lay out. */
const WIDE = 300;
const long = (length = WIDE) => 'W'.repeat(length);
const list = (length: number) => Array.from({ length }, () => long());
const PICTURE = `data:image/png;base64,${photoFiles(1)[0]!.buffer.toString('base64')}`;

/** Fields whose values a screen interprets. */
const PRESERVED = /^(status|training_status|next|goal|platform|ratio|voice|mode|category|icon|\w+At)$/;
const FIXED_VALUES: Readonly<Record<string, unknown>> = {
  credits: Number.MAX_SAFE_INTEGER,
  newBalance: Number.MAX_SAFE_INTEGER,
  imageUrl: PICTURE,
  avatarUrl: PICTURE,
  thumbnailUrl: PICTURE,
  finalVideoUrl: '/none.mp4',
  zipUrl: '/photos.zip',
  uploadURL: '/api/uploads/one',
};

/** The contract's example of a success with long texts, numbers and lists. */
function longResponse(operation: OperationId): object {
  const { responses } = guide[operation];
  const [example] = (responses['200'] ?? responses['201'])?.examples ?? [];
  return JSON.parse(JSON.stringify(example?.body ?? {}), (field, value: unknown) => {
    if (PRESERVED.test(field)) return value;
    if (field in FIXED_VALUES) return FIXED_VALUES[field];
    if (typeof value === 'string') return long();
    if (typeof value === 'number' && value >= 1) return 123_456_789;
    return Array.isArray(value) && value.length === 0 ? list(9) : value;
  }) as object;
}

function longJob(status: string) {
  return { ...longResponse('getJob'), status, next: status === 'COMPLETE' ? 'DONE' : PIPELINE_STEPS[3] };
}

const PROBLEM = { error: long(), details: list(20), guidelines: list(20) };

/** Responds to all requests with long texts. @returns an object whose `refuses` makes requests fail */
async function mockBackend(page: Page) {
  const backend = { refuses: false };
  await page.route('**/api/**', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const operation = findOperation(route.request().method(), pathname)?.operation;
    // No screen is shown without a signed-in user.
    if (operation === undefined || (backend.refuses && operation !== 'getCurrentUser')) {
      return route.fulfill({ status: 500, json: PROBLEM });
    }
    if (operation === 'getJob')
      return route.fulfill({ json: longJob(pathname.split('/').at(-1)!.toUpperCase()) });
    return route.fulfill({ json: longResponse(operation) });
  });
  return backend;
}

/** Checks the width of the page. A failure lists the elements that are too wide. */
async function expectFits(page: Page, state: string) {
  const overhang = await overhangOf(page);
  const tooWide = overhang > 0 ? await page.evaluate(elementsTooWide) : [];
  expect.soft({ overhang, tooWide }, state).toEqual({ overhang: 0, tooWide: [] });
}

function elementsTooWide(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 4)
    .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
}

// The app has the same styles at this width and at 360 px.
test.use({ viewport: { width: 320, height: 740 } });
test.beforeEach(({ expectConsole }) => expectConsole(/status of (500|404)|ERR_/));

test('the studio with very long texts fits the width of a phone', async ({ page }) => {
  const backend = await mockBackend(page);
  await page.goto('/studio');
  const named = (files: ReturnType<typeof photoFiles>) =>
    files.map((file, index) => ({ ...file, name: `${index}${long(200)}.png` }));
  await page.getByRole('button', { name: /Photos for another twin/ }).click();
  await page
    .getByLabel('Training photos')
    .setInputFiles([
      ...named(photoFiles(MIN_TRAINING_PHOTOS)),
      { name: `${long(200)}.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  await expect(page.getByText('1 file not added', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Reverse prompt/ }).click();
  await page.getByLabel('Reference image').setInputFiles(named(photoFiles(1)));
  await page.getByRole('button', { name: 'Extract Prompts' }).click();
  await expect(page.getByRole('list', { name: 'Prompts' })).toBeVisible();
  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await page.getByLabel('Your prompt').fill(long());
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Train your writing style/ }).click();
  const text = { mimeType: 'text/plain', buffer: Buffer.from('Dear readers') };
  await page.getByLabel('Documents').setInputFiles([
    { ...text, name: `${long(240)}.txt` },
    { ...text, name: `${long(240)}.exe` },
  ]);
  await page.getByLabel('Samples of your writing').fill(long());
  await page.getByRole('button', { name: 'Analyze Writing Style' }).click();
  await expect(page.getByRole('region', { name: 'Style profile' })).toBeVisible();
  await page.getByLabel('Topic').fill(long());
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await expect(page.getByRole('article', { name: /^Preview on/ })).toBeVisible();
  await expectFits(page, 'studio with everything generated');
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectFits(page, 'lightbox');
  await page.keyboard.press('Escape');

  backend.refuses = true;
  for (const name of ['Extract Prompts', 'Generate Image (FREE)', 'Analyze Writing Style', 'Generate Post']) {
    await page.getByRole('button', { name }).click();
  }
  for (const title of ['Analysis Failed', 'Credit Error', 'Style Save Failed', 'Post Generation Failed']) {
    await expect(page.getByText(title).first()).toBeVisible();
  }
  await expectFits(page, 'studio with everything refused');
  await page.reload();
  await expect(page.getByText('Your last known twins')).toBeVisible();
  await expectFits(page, 'studio without a response');
});

test('a job with very long texts fits the width of a phone', async ({ page }) => {
  const backend = await mockBackend(page);
  for (const status of ['running', 'complete', 'error']) {
    await page.goto(`/job/${status}`);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expectFits(page, `job ${status}`);
  }
  await goTo(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /Recent jobs/ })).toBeVisible();
  await expectFits(page, 'dashboard');

  const dialog = page.getByRole('dialog').first();
  const fillForm = async (name: RegExp) => {
    await page.getByRole('main').getByRole('button', { name }).click();
    await dialog.getByLabel('Brand vibe and guidelines').fill(long());
    await dialog.getByLabel('Script idea or product description').fill(long());
  };
  await fillForm(/^Create AI Twin/);
  await expectFits(page, 'form');
  await dialog.getByRole('button', { name: 'Add Photo' }).click();
  const upload = page.getByRole('dialog', { name: 'Add Photo' });
  backend.refuses = true;
  await upload
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ ...photoFiles(1)[0]!, name: `${long(240)}.png` });
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(upload.getByText('Upload Error', { exact: true }).first()).toBeVisible();
  await expectFits(page, 'photo refused');
  await upload.getByRole('button', { name: 'Close' }).first().click();
  await page.keyboard.press('Escape');
  await fillForm(/^Create Commercial/);
  await dialog.getByRole('button', { name: 'Create job' }).click();
  await expect(page.getByText('Error Creating Job').first()).toBeVisible();
  await expectFits(page, 'job refused');

  await page.goto(`/job/${long(128)}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectFits(page, 'job without a response');
});

test('every screen with very long texts fits the width of a phone', async ({ page }) => {
  await mockBackend(page);
  await page.goto('/none');
  const title = page.getByRole('heading', { level: 1 });
  let before = '404';
  for (const { name, paths } of SCREENS) {
    const [path = ''] = paths;
    await goTo(page, path.replace(':id', 'complete').replace('*', `/${long()}`));
    await expect(title).not.toHaveText(before);
    await expect(title).toBeVisible();
    before = await title.innerText();
    await expectFits(page, name);
  }
});
