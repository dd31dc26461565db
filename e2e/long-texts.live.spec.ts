import type { Page, Route } from '@playwright/test';
import type { components } from '../openapi/types.gen.ts';
import { PIPELINE_STEPS, TEMPLATE_CATEGORIES } from '../openapi/limits.gen.ts';
import type { OperationId } from '../openapi/operations.gen.ts';
import { findOperation } from '../openapi/find-operation.ts';
import { goTo, overhangOf } from './look.ts';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// A word much wider than a phone, and the largest numbers, in every field and every answer: nothing may push a screen
// wider than a phone. The answers are made here, so the server behind the page is never asked.

type Schemas = components['schemas'];

/** Ten times as wide as a phone; what the contract permits beyond that only takes time to lay out. */
const WIDE = 300;
/** @param most what the contract permits here. */
const long = (most = WIDE) => 'W'.repeat(Math.min(most, WIDE));
const list = (length: number) => Array.from({ length }, () => long(200));
const PICTURE = `data:image/png;base64,${photoFiles(1)[0]!.buffer.toString('base64')}`;
const WHEN = '2026-11-20T14:02:00Z';
const USER_ID = long(128);

const job = (status: string): Schemas['Job'] => ({
  id: long(64),
  status,
  next: status === 'COMPLETE' ? 'DONE' : PIPELINE_STEPS[3],
  goal: 'ai_twin',
  input: {
    platform: 'instagram',
    ratio: '16:9',
    voice: 'user',
    brand: long(2000),
    idea: long(5000),
    schedule_at: long(64),
  },
  assets: { script: long(), finalVideoUrl: '/none.mp4', avatarUrl: PICTURE, thumbnailUrl: PICTURE },
  createdAt: WHEN,
  updatedAt: WHEN,
});

const ANSWERS = {
  getCurrentUser: { id: USER_ID } satisfies Schemas['User'],
  getCredits: { credits: Number.MAX_SAFE_INTEGER } satisfies Schemas['Credits'],
  listTrainedModels: Array.from({ length: 3 }, (_, index) => ({
    userId: USER_ID,
    trigger_word: `${index}${long(31)}`,
    status: 'ready',
    training_status: 'succeeded',
    completedAt: WHEN,
  })) satisfies Schemas['TrainedModel'][],
  listPromptTemplates: {
    templates: Array.from({ length: 8 }, (_, index) => ({
      id: `template_${index}`,
      name: long(200),
      category: TEMPLATE_CATEGORIES[index % 4]!,
      prompt: long(1800),
      description: long(),
      icon: 'camera',
    })),
  } satisfies Schemas['PromptTemplateList'],
  deductCredits: { newBalance: Number.MAX_SAFE_INTEGER } satisfies Schemas['CreditChange'],
  refundCredits: { newBalance: Number.MAX_SAFE_INTEGER } satisfies Schemas['CreditChange'],
  generateImage: {
    ok: true,
    imageUrl: PICTURE,
    method: long(500),
    quality: long(500),
  } satisfies Schemas['ImageResult'],
  reversePrompt: {
    ok: true,
    analysis: {
      caption: long(),
      hair: { style: long(), color: long(), texture: long() },
      clothing: { garment: long(), color: long(), pattern: long(), fabric: long() },
      background: { setting: long(), colors: list(9), elements: list(9) },
      lighting: long(),
      composition: long(),
      style_tags: list(9),
    },
    prompts: {
      sdxl: { positive: long(), negative: long() },
      flux: { prompt: long() },
      midjourney: { prompt: long() },
    },
  } satisfies Schemas['ReversePromptResult'],
  processDocuments: { ok: true, extractedTexts: [long()] } satisfies Schemas['ProcessDocumentsResult'],
  embedStyle: {
    ok: true,
    styleProfile: {
      voice: { tone: long(), person: long(), energy: long() },
      sentences: { averageWords: 123_456_789.12, questionPercent: 99.99 },
      emoji: { perHundredWords: 123_456_789, favourites: list(9) },
      hashtags: list(9),
      vocabulary: { richness: 0.99, favouriteWords: list(9) },
    },
    savedSamples: Number.MAX_SAFE_INTEGER,
  } satisfies Schemas['StyleSaveResult'],
  generatePost: { ok: true, post: long(63_206) } satisfies Schemas['PostResult'],
  uploadTrainingPhotos: { zipUrl: '/photos.zip', warnings: list(3) } satisfies Schemas['PhotoUploadResult'],
  trainTwin: {
    ok: true,
    mode: 'fast',
    status: 'training',
    trigger_word: 'LONG1',
    trainingTime: long(),
  } satisfies Schemas['TrainingResult'],
  createJob: { id: long(64) } satisfies Schemas['JobCreated'],
  createUpload: { uploadURL: '/api/uploads/one' } satisfies Schemas['UploadTicket'],
} satisfies Partial<Record<OperationId, unknown>>;

const PROBLEM: Schemas['Problem'] = { error: long(), details: list(20), guidelines: list(20) };
/** Without these there is no screen to look at. */
const NEVER_REFUSED: readonly string[] = ['getCurrentUser'];

async function answer(page: Page, mood: { refuses: boolean }) {
  await page.route('**/api/**', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const operation = findOperation(route.request().method(), pathname)?.operation;
    if (operation === undefined || (mood.refuses && !NEVER_REFUSED.includes(operation))) {
      return route.fulfill({ status: 500, json: PROBLEM });
    }
    if (operation === 'getJob')
      return route.fulfill({ json: job(pathname.split('/').at(-1)!.toUpperCase()) });
    return route.fulfill({ json: (ANSWERS as Partial<Record<OperationId, unknown>>)[operation] ?? {} });
  });
}

/** Says which elements are to blame, too. */
async function expectFits(page: Page, state: string) {
  const overhang = await overhangOf(page);
  const culprits = overhang > 0 ? await page.evaluate(stickingOut) : [];
  expect.soft({ overhang, culprits }, state).toEqual({ overhang: 0, culprits: [] });
}

function stickingOut(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 4)
    .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
}

// No style of the app differs between this and 360 px.
test.use({ viewport: { width: 320, height: 740 } });
test.beforeEach(({ expectConsole }) => expectConsole(/status of (500|404)|ERR_/));

test('the studio fits the width of a phone with very long texts', async ({ page }) => {
  const mood = { refuses: false };
  await answer(page, mood);
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'Generate images' })).toBeVisible();
  await expectFits(page, 'studio');

  const named = (files: ReturnType<typeof photoFiles>) =>
    files.map((file, index) => ({ ...file, name: `${index}${long(200)}.png` }));
  await page.getByRole('button', { name: /Photos for another twin/ }).click();
  await page
    .getByLabel('Training photos')
    .setInputFiles([
      ...named(photoFiles(8)),
      { name: `${long(200)}.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  await expect(page.getByText('1 file not added')).toBeVisible();
  await page.getByLabel('Reference image').setInputFiles(named(photoFiles(1)));
  await page.getByRole('button', { name: 'Extract Prompts' }).click();
  await expect(page.getByRole('list', { name: 'Prompts' })).toBeVisible();
  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await page.getByLabel('Your prompt').fill(long(1900));
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  const text = { mimeType: 'text/plain', buffer: Buffer.from('Dear readers') };
  await page.getByLabel('Documents').setInputFiles([
    { ...text, name: `${long(240)}.txt` },
    { ...text, name: `${long(240)}.exe` },
  ]);
  await page.getByLabel('Samples of your writing').fill(long());
  await page.getByRole('button', { name: 'Analyze Writing Style' }).click();
  await expect(page.getByRole('region', { name: 'Style profile' })).toBeVisible();
  await page.getByLabel('Topic').fill(long(500));
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await expect(page.getByRole('article', { name: /^Preview on/ })).toBeVisible();
  await expectFits(page, 'studio with everything made');
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectFits(page, 'lightbox');
  await page.keyboard.press('Escape');

  mood.refuses = true;
  for (const name of ['Extract Prompts', 'Generate Image (FREE)', 'Analyze Writing Style', 'Generate Post']) {
    await page.getByRole('button', { name }).click();
  }
  for (const title of ['Analysis Failed', 'Credit Error', 'Style Save Failed', 'Post Generation Failed']) {
    await expect(page.getByText(title).first()).toBeVisible();
  }
  await expectFits(page, 'studio with everything refused');
  await page.reload();
  await expect(page.getByText('Your twins cannot be shown right now')).toBeVisible();
  await expectFits(page, 'studio without an answer');
});

test('dashboard, form and jobs fit the width of a phone with very long texts', async ({ page }) => {
  const mood = { refuses: false };
  await answer(page, mood);
  for (const status of ['running', 'complete', 'error']) {
    await page.goto(`/job/${status}`);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expectFits(page, `job ${status}`);
  }
  await goTo(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /Recent jobs/ })).toBeVisible();
  await expectFits(page, 'dashboard');

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Create AI Twin/ })
    .click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Brand vibe and guidelines').fill(long(2000));
  await dialog.getByLabel('Script idea or product description').fill(long(5000));
  await expectFits(page, 'form');
  await dialog.getByRole('button', { name: 'Add Photo' }).click();
  const upload = page.getByRole('dialog', { name: 'Add Photo' });
  mood.refuses = true;
  await upload
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ ...photoFiles(1)[0]!, name: `${long(240)}.png` });
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(upload.getByText('Upload Error', { exact: true }).first()).toBeVisible();
  await expectFits(page, 'photo refused');
  await upload.getByRole('button', { name: 'Close' }).first().click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Create Commercial/ })
    .click();
  await dialog.getByLabel('Brand vibe and guidelines').fill(long(2000));
  await dialog.getByLabel('Script idea or product description').fill(long(5000));
  await dialog.getByRole('button', { name: 'Create job' }).click();
  await expect(page.getByText('Error Creating Job').first()).toBeVisible();
  await expectFits(page, 'job refused');

  await page.goto(`/job/${long(128)}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectFits(page, 'job without an answer');
  for (const path of ['/checkout/success', '/checkout/cancel', `/${long(2000)}`]) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, path.slice(0, 20));
  }
});
