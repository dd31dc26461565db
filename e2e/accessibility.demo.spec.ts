import type { Locator, Page } from '@playwright/test';
import { MAX_REFERENCE_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { boxOf } from './box.ts';
import { creditsOf } from './credits-of.ts';
import { expectAccessible, expectPrintable, goTo, click } from './expect-accessible.ts';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// The tests reach every visually different state by keyboard. Each state is scanned in both themes, on a wide window and
// at 320 px. After each key press, something visible has the focus. A state that changes one part scans only that part.

test.use({ viewport: { width: 1440, height: 900 } });
// Chromium reports the failed requests of a missing page and of a server that is down.
test.beforeEach(({ expectConsole }) => expectConsole(/status of (40[14]|50[23])/));

const button = (of: Page | Locator, name: string | RegExp) => of.getByRole('button', { name, exact: true });
const heading = (of: Page | Locator, name: string | RegExp) => of.getByRole('heading', { name });
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('the public screens are accessible', async ({ page, studio }) => {
  await studio.open('/', { scenario: 'signed-out' });
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page, 'landing');
  await expectPrintable(page, 'landing');
  await goTo(page, '/nowhere');
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expectAccessible(page, '404');
  await goTo(page, '/checkout/cancel');
  await expect(page.getByText(/no charges/i).first()).toBeVisible();
  await expectAccessible(page, 'checkout cancel');
  await goTo(page, '/checkout/success');
  await click(button(page, 'Stay here'), page.getByText('You are staying on this page.'));
  await expectAccessible(page, 'checkout success');
  await page.goto('/mocks/pages/sign-in.html');
  await expect(heading(page, /signing in/)).toBeVisible();
  await expectAccessible(page, 'sign-in of the mock');
  await page.goto('/mocks/pages/payment.html?checkout=none');
  await expect(page.getByText(/This checkout does not exist/)).toBeVisible();
  await expectAccessible(page, 'payment of the mock');
});

test('the studio of a newcomer is accessible during a training', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'new-creator' });
  await expect(heading(page, 'Upload your photos')).toBeVisible();
  await expect(page.getByText(creditsOf('new-creator'))).toBeVisible();
  await expectAccessible(page, 'nothing trained');

  const photos = panel(page, 'Upload your photos');
  const files = photoFiles(MIN_TRAINING_PHOTOS + 1);
  const textFile = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Training photos').setInputFiles([...files, textFile]);
  await expect(page.getByText(/notes\.png/).first()).toBeVisible();
  await expect(photos.getByRole('listitem').filter({ hasText: 'portrait' })).toHaveCount(files.length);
  await expectAccessible(page, 'photos chosen, one refused', photos);
  await click(button(photos, /^Dismiss /));
  await click(button(page, 'Remove all'));
  await click(button(page, 'Undo'), button(page, `Remove ${files.at(-1)?.name}`));

  await click(button(page, 'Fast Training'), page.getByText('You can close this page.'));
  await expectAccessible(page, 'training', panel(page, 'Train your twin'));
});

test('a folded step shows all its facts at 320 px, up to 200 % text size', async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await studio.open('/studio', { scenario: 'creator' });
  const facts = page.getByText(/left after$/);
  for (const size of ['100%', '200%']) {
    await page.locator('html').evaluate((html, fontSize) => Object.assign(html.style, { fontSize }), size);
    expect(await facts.evaluate((text) => text.scrollWidth - text.clientWidth), size).toBe(0);
  }
});

test('the text of a ratio is below the circle of its radio at 320 px', async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await studio.open('/dashboard', { scenario: 'creator' });
  await button(page.getByRole('main'), /^Create Commercial/).click();
  const text = page.getByRole('dialog').getByText('Square', { exact: true });
  const circle = text.locator('xpath=ancestor::label').locator('> span').last();
  const { y, height } = await boxOf(circle);
  expect((await boxOf(text)).y).toBeGreaterThanOrEqual(y + height);
});

test('the studio of a creator is accessible with everything generated', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator', speed: 60 });
  await expect(heading(page, 'Your twins, $4 spent')).toBeVisible();
  await expectAccessible(page, 'two twins', panel(page, 'Your twins, $4 spent'));
  await click(
    page.getByRole('radio', { name: /ADA2M/ }),
    page.getByRole('radio', { name: /ADA2M/, checked: true }),
  );

  const generate = button(page, 'Generate Image (FREE)');
  await page.getByLabel('Your prompt').fill('a quiet portrait by a window');
  await click(generate, button(page, 'Fullscreen'));
  await click(generate, heading(page, 'Your pictures'));
  await click(button(page, 'Delete').first(), page.getByText('Picture deleted'));
  await click(button(page.getByRole('region', { name: 'Your pictures' }), /^Dismiss /));

  await click(button(page, /Reverse prompt/), panel(page, 'Reverse prompt'));
  await page.getByLabel('Reference image').setInputFiles(photoFiles(1));
  await expect(page.getByRole('img', { name: /^Preview of/ })).toBeVisible();
  await click(button(page, 'Extract Prompts'), page.getByRole('list', { name: 'Prompts' }));
  const dismiss = button(panel(page, 'Reverse prompt'), /^Dismiss /);
  await click(button(page, 'Use This Prompt'), dismiss);
  await click(dismiss);

  await click(button(page, /Train your writing style/), page.getByLabel('Samples of your writing'));
  await page.getByLabel('Documents').setInputFiles({
    name: 'newsletter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear readers, the kiln is warm again.'),
  });
  await click(button(page, 'Remove newsletter.txt'));
  await page.getByLabel('Samples of your writing').fill('We opened at nine.\n\nNobody came until ten.');
  await click(button(page, 'Analyze Writing Style'), page.getByRole('region', { name: 'Style profile' }));
  await click(button(panel(page, 'Train your writing style'), /^Dismiss /));
  await page.getByLabel('Topic').fill('Opening day');
  await click(button(page, 'Generate Post'), page.getByRole('article', { name: /^Preview on/ }));
  await expectAccessible(page, 'everything made');
  await expectPrintable(page, 'everything made');

  await click(button(page, 'Fullscreen'), page.getByRole('dialog').getByRole('img'));
  await expectAccessible(page, 'lightbox', page.getByRole('dialog'));
  await expectPrintable(page, 'lightbox');
  await click(button(page.getByRole('dialog'), 'Delete'));
});

test('the studio is accessible with failures', async ({ page, studio }) => {
  await page.goto('/?state=training-failed');
  await expect(page.getByText(/have been refunded/).first()).toBeVisible();
  await expectAccessible(page, 'a training refused', panel(page, 'Train your twin'));
  await click(button(panel(page, 'Train your twin'), /^Dismiss /));

  await studio.open('/studio', { scenario: 'no-credits' });
  await expect(page.getByRole('link', { name: 'Buy More' })).toBeVisible();
  await expectAccessible(page, 'no credits', page.getByRole('banner'));
  await studio.open('/studio', { scenario: 'agency' });
  await expect(heading(page, 'Your twins, $1,000 spent')).toBeVisible();
  await expectAccessible(page, '500 twins', panel(page, 'Your twins, $1,000 spent'));
  await studio.open('/studio', { scenario: 'server-down' });
  await expect(page.getByText('Can’t reach the server')).toBeVisible();
  await expectAccessible(page, 'server down');
});

test('the form for a new job is accessible', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await expect(page.getByText(creditsOf('creator'))).toBeVisible();
  await expectAccessible(page, 'dashboard');
  const commercial = button(page.getByRole('banner'), 'Create Commercial');
  await click(button(page.getByRole('banner'), 'Create'), commercial);
  await expectAccessible(page, 'create menu', page.getByRole('banner'));
  const dialog = page.getByRole('dialog').first();
  await click(commercial, heading(page, 'Create Commercial'));
  await expectAccessible(page, 'form of a commercial', dialog);
  await expectPrintable(page, 'form of a commercial');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page.getByRole('banner'), 'Create')).toBeFocused();

  await click(button(page.getByRole('main'), /^Create AI Twin/), heading(page, 'Create AI Twin'));
  await dialog.getByLabel('Brand vibe and guidelines').fill('Calm and precise');
  await dialog.getByLabel('Script idea or product description').fill('What I learned this year');
  await click(button(dialog, 'Create job'), page.getByText('Reference Photos Required').first());
  await expectAccessible(page, 'reference photos missing', dialog);

  const upload = page.getByRole('dialog', { name: 'Add Photo' });
  await click(button(dialog, 'Add Photo'), heading(upload, 'Add Photo'));
  const [first, second] = photoFiles(2);
  await upload.getByLabel('Photo', { exact: true }).setInputFiles(first!);
  await click(button(upload, 'Remove'));
  await upload.getByLabel('Photo', { exact: true }).setInputFiles(second!);
  await expectAccessible(page, 'a reference photo chosen', upload);
  await click(button(upload, 'Upload'), upload.getByText(`1/${MAX_REFERENCE_PHOTOS} photos uploaded`));
  await click(button(upload, 'Done'));
  await expect(upload).toHaveCount(0);
  await click(button(dialog, /^Remove photo 1/));
  await click(button(dialog, 'Close').first());
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a job is accessible in each of its states', async ({ page, studio }) => {
  await studio.open('/job/job_running', { scenario: 'job-running' });
  await expect(page.getByText('job_running')).toBeVisible();
  await expectAccessible(page, 'job running');
  await goTo(page, '/job/job_complete');
  await expect(heading(page, /Downloads/)).toBeVisible();
  await expectAccessible(page, 'job complete', page.getByRole('main'));
  await expectPrintable(page, 'job complete');
  await goTo(page, '/job/nowhere');
  await expect(heading(page, 'Job Not Found')).toBeVisible();
  await expectAccessible(page, 'job not found', page.getByRole('main'));
  await goTo(page, '/job/job_error');
  await expect(page.getByText(/same brief/).first()).toBeVisible();
  await expectAccessible(page, 'job error', page.getByRole('main'));
  await click(button(page, /same brief/), page.getByRole('dialog').getByRole('heading').first());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, /same brief/)).toBeFocused();
  await click(page.getByRole('link', { name: 'Dashboard' }), heading(page, /to work/));
});
