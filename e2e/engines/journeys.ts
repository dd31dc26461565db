import { readFileSync } from 'node:fs';
import {
  IMAGE_COST_CREDITS,
  MAX_REFERENCE_PHOTOS,
  MAX_TRAINING_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
  PLANS,
  RECOMMENDED_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import { creditsOf } from '../credits-of.ts';
import type { JourneyExpect, JourneyLocator, JourneyPage, Scope } from './page.ts';

/** The page, the assertions and the files of a journey. */
export interface Tools {
  page: JourneyPage;
  expect: JourneyExpect;
  studio: {
    /** Opens a page in a named state (docs/states.gen.md). @param speed how many times as fast the demo's time runs */
    open(path: string, options: { scenario: string; speed?: number }): Promise<void>;
    /** Moves the clock of the live build's server. */
    passTime(milliseconds: number): Promise<void>;
  };
  /** Paths of photos. */
  photos(count: number): readonly string[];
  document: string;
}

/** Journeys by their titles. */
export type Journeys = Record<string, (tools: Tools) => Promise<void>>;

/** A fast training takes half a second. */
const SPEED = TRAINING_DURATION_MS.fast / 500;
const ENOUGH = `${MIN_TRAINING_PHOTOS}/${MAX_TRAINING_PHOTOS} photos`;
const PLENTY = `${RECOMMENDED_TRAINING_PHOTOS.min}/${MAX_TRAINING_PHOTOS} photos`;
const PAY = `Pay $${PLANS.creator.priceUsd.toFixed(2)}`;
const MAX_TAB_STOPS = 150;

/** On the live build, with a server behind it. */
export const LIVE_JOURNEYS: Journeys = {
  async 'a new creator generates a first picture'(tools) {
    const { page, expect, studio, photos } = tools;
    await studio.open('/', { scenario: 'signed-out' });
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByRole('link', { name: /^Nia/ }).click();
    await expect(page).toHaveURL(/\/studio$/);
    await expect(page.getByText(creditsOf('new-creator')).first()).toBeVisible();
    await page.getByLabel('Training photos').setInputFiles(photos(MIN_TRAINING_PHOTOS));
    await expect(page.getByText(ENOUGH).first()).toBeVisible();
    await page.getByRole('button', { name: 'Fast Training', exact: true }).click();
    await expect(page.getByText(creditsOf('new-creator', -TRAINING_COST_CREDITS.fast)).first()).toBeVisible();
    await expect(page.getByText('You can close this page.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('You can close this page.').first()).toBeVisible();
    await studio.passTime(TRAINING_DURATION_MS.fast + 5_000);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('heading', { name: /^Meet your twin/ })).toBeVisible();
    await generatePicture(page);
    const left = creditsOf('new-creator', -TRAINING_COST_CREDITS.fast - IMAGE_COST_CREDITS);
    await expect(page.getByText(left).first()).toBeVisible();
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(left).first()).toBeVisible();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  },

  async 'a plan is paid for after a declined card'({ page, expect, studio }) {
    await studio.open('/studio', { scenario: 'low-credits' });
    await page.getByRole('link', { name: 'Buy More' }).click();
    await page.getByRole('button', { name: 'Choose Creator' }).click();
    await expect(page.getByText('Pay for the Creator plan').first()).toBeVisible();
    await fillCard(page, '4000000000000002');
    await page.getByRole('button', { name: PAY }).click();
    await expect(page.getByText('This card was declined').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page).toHaveURL(/\/checkout\/cancel$/);
    await expect(page.getByText(/no charges/i).first()).toBeVisible();
    await page.getByRole('link', { name: 'Studio', exact: true }).click();
    await expect(page.getByText(creditsOf('low-credits')).first()).toBeVisible();
    await page.getByRole('link', { name: 'Buy More' }).click();
    await page.getByRole('button', { name: 'Choose Creator' }).click();
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: PAY }).click();
    await expect(page.getByText('Payment Successful').first()).toBeVisible();
    await studio.passTime(5_000);
    await expect(page.getByText(creditsOf('low-credits', PLANS.creator.credits)).first()).toBeVisible();
  },

  async 'a created short reel delivers its video'({ page, expect, studio }) {
    await studio.open('/dashboard', { scenario: 'creator' });
    await page.getByRole('button', { name: /^Create Short Reel/ }).click();
    const form = page.getByRole('dialog', { name: 'Create Short Reel' });
    await fillBrief(form);
    await form.getByRole('button', { name: 'Create job' }).click();
    await expect(page).toHaveURL(/\/job\/job_/);
    await expect(page.getByText('Job Created Successfully').first()).toBeVisible();
    await studio.passTime(20 * 60_000);
    await expect(page.getByText('100%').first()).toBeVisible();
    await page.waitForFunction(isVideoReadable);
    await page.reload();
    await page.waitForFunction(isVideoReadable);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('Three things about a studio').first()).toBeVisible();
  },

  async 'a twin video is created with reference photos'({ page, expect, studio, photos }) {
    await studio.open('/dashboard', { scenario: 'creator' });
    await page.getByRole('button', { name: /^Create AI Twin/ }).click();
    const form = page.getByRole('dialog', { name: 'Create AI Twin' });
    await fillBrief(form);
    await form.getByRole('button', { name: 'Add Photo' }).click();
    const upload = page.getByRole('dialog', { name: 'Add Photo' });
    for (const [index, photo] of photos(MIN_REFERENCE_PHOTOS).entries()) {
      await upload.getByLabel('Photo').first().setInputFiles([photo]);
      await upload.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(
        upload.getByText(`${index + 1}/${MAX_REFERENCE_PHOTOS} photos uploaded`).first(),
      ).toBeVisible();
    }
    await upload.getByRole('button', { name: 'Done' }).click();
    await form.getByRole('button', { name: 'Create job' }).click();
    await expect(page).toHaveURL(/\/job\/job_/);
  },

  async 'a post is written in a style learned from samples'({ page, expect, studio, document }) {
    await studio.open('/studio', { scenario: 'creator' });
    await page.getByRole('button', { name: /Train your writing style/ }).click();
    await page.getByLabel('Samples of your writing').fill('We opened at nine.');
    await page.getByLabel('Documents').setInputFiles([document]);
    await expect(page.getByText('newsletter.txt').first()).toBeVisible();
    await page.getByRole('button', { name: 'Analyze Writing Style' }).click();
    await expect(page.getByRole('region', { name: 'Style profile' })).toBeVisible();
    await page.getByLabel('Topic').fill('The kiln is warm again');
    await page.getByRole('button', { name: 'Generate Post' }).click();
    await expect(page.getByRole('article', { name: /^Preview on/ })).toBeVisible();
  },

  async 'a picture is turned into prompts'({ page, expect, studio, photos }) {
    await studio.open('/studio', { scenario: 'creator' });
    await page.getByRole('button', { name: /Reverse prompt/ }).click();
    await page.getByLabel('Reference image').setInputFiles(photos(1));
    await expect(page.getByText('portrait-01.png').first()).toBeVisible();
    await page.getByRole('button', { name: 'Extract Prompts' }).click();
    await page.getByRole('button', { name: 'Use This Prompt' }).first().click();
    await expect(page.getByText('Will be sent').first()).toBeVisible();
  },
};

/** On the demo build, whose simulated backend runs in the page. */
export const DEMO_JOURNEYS: Journeys = {
  async 'a new twin is trained by keyboard alone'({ page, expect, studio, photos }) {
    await studio.open('/studio', { scenario: 'new-creator', speed: SPEED });
    await expect(page.getByText('Upload your photos').first()).toBeVisible();
    // No driver can press keys in the system's file chooser.
    await page.getByLabel('Training photos').setInputFiles(photos(MIN_TRAINING_PHOTOS));
    await expect(page.getByText(ENOUGH).first()).toBeVisible();
    const train = page.getByRole('button', { name: 'Fast Training', exact: true });
    await expect(train).toBeEnabled();
    await tabTo(page, train);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Meet your twin/ })).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: /^Your prompt/ }));
    await page.keyboard.type('reading');
    await tabTo(page, page.getByRole('button', { name: 'Generate Image (FREE)' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Fullscreen' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeFocused();
  },

  async 'a job is created by keyboard alone'({ page, expect, studio }) {
    await studio.open('/dashboard', { scenario: 'creator' });
    await expect(page.getByText(creditsOf('creator')).first()).toBeVisible();
    const commercial = page.getByRole('button', { name: /^Create Commercial/ });
    await tabTo(page, commercial);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create Commercial' });
    await expect(dialog.getByRole('button', { name: 'Create job' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(commercial).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: /^Create Short Reel/ }));
    await page.keyboard.press('Space');
    const form = page.getByRole('dialog', { name: 'Create Short Reel' });
    await expect(form.getByRole('button', { name: 'Create job' })).toBeVisible();
    await tabTo(page, form.getByRole('textbox', { name: /^Brand vibe and guidelines/ }));
    await page.keyboard.type('Warm');
    await tabTo(page, form.getByRole('textbox', { name: /^Script idea or product description/ }));
    await page.keyboard.type('Kettle');
    await tabTo(page, form.getByRole('button', { name: 'Create job' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/job\/job_/);
    await expect(page.getByText('Job Created Successfully').first()).toBeVisible();
  },
};

/** Features that engines implement differently: stored files, pasted files and video. Chromium does not run these. */
export const ENGINE_JOURNEYS: Journeys = {
  async 'the video of a finished job can be played'({ page, studio }) {
    await studio.open('/job/job_complete', { scenario: 'job-complete' });
    await page.waitForFunction(isVideoReadable);
  },

  async 'stored photos are trained after a reload'({ page, expect, studio, photos }) {
    await studio.open('/studio', { scenario: 'new-creator', speed: SPEED });
    await page.getByLabel('Training photos').setInputFiles(photos(MIN_TRAINING_PHOTOS));
    await expect(page.getByText(ENOUGH).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(ENOUGH).first()).toBeVisible();
    await page.getByRole('button', { name: 'Fast Training', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Meet your twin/ })).toBeVisible();
  },

  async 'pasted photos are trained'({ page, expect, studio, photos }) {
    await studio.open('/studio', { scenario: 'new-creator', speed: SPEED });
    await expect(page.getByText('Upload your photos').first()).toBeVisible();
    await page.evaluate(
      pastePhotos,
      photos(MIN_TRAINING_PHOTOS).map((path) => readFileSync(path, 'base64')),
    );
    await expect(page.getByText(ENOUGH).first()).toBeVisible();
    await page.getByRole('button', { name: 'Fast Training', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Meet your twin/ })).toBeVisible();
  },

  async 'photos stored by a state are trained'({ page, expect, studio }) {
    await studio.open('/studio', { scenario: 'photos-perfect', speed: SPEED });
    await expect(page.getByText(PLENTY).first()).toBeVisible();
    await page.getByRole('button', { name: 'Fast Training', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Meet your twin/ })).toBeVisible();
  },
};

async function generatePicture(page: JourneyPage): Promise<void> {
  await page.getByLabel('Your prompt').fill('on a Lisbon rooftop');
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
}

async function fillBrief(form: Scope): Promise<void> {
  await form.getByLabel(/^Brand vibe and guidelines/).fill('Warm and dry');
  await form.getByLabel(/^Script idea or product description/).fill('Three things about a studio');
}

async function fillCard(page: JourneyPage, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('1230');
  await page.getByLabel('CVC').fill('123');
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: JourneyPage, target: JourneyLocator): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reaches the element.');
}

// The functions below run in the page.

function isVideoReadable(): boolean {
  const videos = [...document.querySelectorAll('video')];
  return videos.some(({ readyState }) => readyState >= HTMLMediaElement.HAVE_METADATA);
}

/** Pastes PNG files. @param pictures their bytes as base64 */
function pastePhotos(pictures: string[]): void {
  const data = new DataTransfer();
  for (const [index, picture] of pictures.entries()) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    data.items.add(new File([bytes], `photo-${index}.png`, { type: 'image/png' }));
  }
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox cannot create such an event with files.
  Object.defineProperty(paste, 'clipboardData', { value: data });
  document.body.dispatchEvent(paste);
}
