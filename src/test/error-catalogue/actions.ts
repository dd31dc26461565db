import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import {
  IMAGE_COST_CREDITS,
  MAX_REFERENCE_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { photo, photos } from '../photos.ts';
import type { TestPage } from '../prepare-page.ts';
import { panel } from './open-page.ts';

/** An action of the app with one request, and its documented failure (spec §8). */
export interface Action {
  /** The operation that fails. */
  operation: OperationId;
  /** The path of the screen; by default the studio's. */
  path?: string;
  arrange?(page: TestPage): Promise<void>;
  button(): HTMLElement;
  /** The panel that shows the failure. */
  where(): HTMLElement;
  title: string;
  /** The documented text around the error's message. */
  text?(message: string): string;
  /** The other changing requests when this one fails. */
  requests?: Partial<Record<OperationId, number>>;
  /** After an unclear response: further requests, without the repetitions (decision 54). */
  whenUnclear?: {
    requests?: Action['requests'];
    text?(message: string): string;
    /** The text about an unknown result, shown before `text`. */
    firstText?(message: string): string;
    /** Further text in the panel. */
    addition?: string;
  };
  /** The credits booked by a failed attempt; by default none. */
  credits?: number;
  /** Checks that the input is preserved. */
  stored?(): void;
  /** A response without a body is not a failure of this operation. */
  mayBeEmpty?: boolean;
}

export const REFUNDED = `Your ${TRAINING_COST_CREDITS.fast} credits have been refunded.`;
export const NOTHING_TAKEN = 'No credits were taken.';
export const TRAINING_PERHAPS_CHARGED = `We don’t know yet if ${TRAINING_COST_CREDITS.fast} credits were taken. We keep checking.`;
export const PICTURE_PERHAPS_CHARGED = `We don’t know yet if ${IMAGE_COST_CREDITS} credits were taken. If so, they pay for your next attempt.`;
export const PERHAPS_REFUNDED = `We don’t know yet if you got your ${TRAINING_COST_CREDITS.fast} credits back. We keep checking.`;
const sentence = (text: string) => (/[.…]$/.test(text) ? text : `${text}.`);

export const generator = () => panel('Generate images');
export const reverse = () => panel('Reverse prompt');
export const style = () => panel('Train your writing style');
export const post = () => panel('Generate content');
export const training = () => panel('Train your twin');
/** The form behind the Add Photo dialog, which makes it inert. */
export const modal = () => screen.getByRole('dialog', { name: 'Pic to Image', hidden: true });

export const trainButton = () => within(training()).getByRole('button', { name: 'Fast Training' });
export const generateButton = () =>
  within(generator()).getByRole('button', { name: 'Generate Image (FREE)' });
export const promptBox = () => within(generator()).getByRole('textbox', { name: 'Your prompt' });
export const analyzeButton = () => within(style()).getByRole('button', { name: 'Analyze Writing Style' });
export const samplesBox = () => within(style()).getByRole('textbox', { name: 'Samples of your writing' });
export const extractButton = () => within(reverse()).getByRole('button', { name: 'Extract Prompts' });
export const postButton = () => within(post()).getByRole('button', { name: 'Generate Post' });
export const topicBox = () => within(post()).getByRole('textbox', { name: 'Topic' });
export const upload = () => panel('Upload your photos');
/** The remove buttons of the shown photos. */
export const shownPhotos = () => [
  ...upload().querySelectorAll<HTMLElement>('[aria-label^="Remove "][aria-label$=".png"]'),
];

/** Enough photos for no warnings. */
export const PLENTY: number = RECOMMENDED_TRAINING_PHOTOS.min;

export async function choosePhotos({ user }: TestPage, count = PLENTY): Promise<void> {
  await user.upload(within(upload()).getByLabelText('Training photos'), photos(count));
  await waitFor(() => expect(shownPhotos()).toHaveLength(count));
}

type Writer = Pick<TestPage, 'user'>;

export async function write({ user }: Writer, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  await user.paste(text);
}

export async function writePrompt(page: TestPage, prompt = 'on a rooftop'): Promise<void> {
  await waitFor(() => screen.getAllByRole('radio', { name: /, ready$/ }));
  await write(page, promptBox(), prompt);
}

export async function writeSamples(page: TestPage): Promise<void> {
  await write(page, samplesBox(), 'We shipped it today! Small team, long nights, good people. Are you in?');
}

export async function learnStyle(page: TestPage): Promise<void> {
  await writeSamples(page);
  await page.user.click(analyzeButton());
  await waitFor(() => within(style()).getByText('Writing style saved'));
}

export async function addDocument({ user }: TestPage): Promise<void> {
  const file = new File(['x'.repeat(3000)], 'letters.pdf', { type: 'application/pdf' });
  await user.upload(within(style()).getByLabelText('Documents'), file);
  await waitFor(() => within(style()).getByText('letters.pdf'));
}

const storedDocument = () => expect(within(style()).getByText('letters.pdf')).toBeVisible();

export const brandBox = () => screen.getByRole('textbox', { name: 'Brand vibe and guidelines' });
export const ideaBox = () => screen.getByRole('textbox', { name: 'Script idea or product description' });
export const createButton = () => screen.getByRole('button', { name: 'Create job' });

export async function writeBrief(page: TestPage, title = 'Create Commercial'): Promise<void> {
  await openModal(page, title);
  await fillBrief(page);
}

export async function fillBrief(page: Writer): Promise<void> {
  await write(page, await waitFor(brandBox), 'Warm');
  await write(page, ideaBox(), 'A candle');
}

export async function chooseReferencePhoto(page: TestPage, file = photo('me.png')): Promise<void> {
  await openModal(page, 'Pic to Image');
  await page.user.click(screen.getByRole('button', { name: 'Add Photo' }));
  await waitFor(addPhotoDialog);
  await choosePhoto(page, file);
  await waitFor(() => expect(uploadButton()).not.toHaveAttribute('aria-disabled'));
}

const storedPhotos = () => expect(shownPhotos()).toHaveLength(PLENTY);
export const storedPrompt = () => expect(promptBox()).toHaveValue('on a rooftop');

function nothingUploaded(): void {
  expect(addPhotoDialog()).toHaveTextContent('me.png');
  expect(modal()).toHaveTextContent(`0/${MAX_REFERENCE_PHOTOS} photos uploaded`);
}

function storedBrief(): void {
  expect(ideaBox()).toHaveValue('A candle');
  expect(window.location.pathname).toBe('/dashboard');
}

/** Opens the creation modal from the header, by its title. */
export async function openModal({ user }: TestPage, title: string): Promise<void> {
  await waitFor(() => screen.getByRole('button', { name: 'Create' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.click(within(screen.getAllByRole('banner')[0]!).getByRole('button', { name: title }));
  await waitFor(() => screen.getByRole('dialog', { name: title }));
}

const addPhotoDialog = () => screen.getByRole('dialog', { name: 'Add Photo' });
export const uploadButton = () =>
  within(addPhotoDialog()).getByRole('button', { name: /^(Upload|Try again)$/ });

/** Chooses one file in the Add Photo dialog, without sending it. */
async function choosePhoto({ user }: TestPage, file: File): Promise<void> {
  await user.upload(within(addPhotoDialog()).getByLabelText('Photo'), file);
}

/** Uploads `count` reference photos, fewer than the maximum, and closes the dialog. */
export async function addReferencePhotos(page: TestPage, count: number): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: 'Add Photo' }));
  for (let number = 1; number <= count; number += 1) {
    const name = `reference-${number}.png`;
    await choosePhoto(page, photo(name));
    await waitFor(() => within(addPhotoDialog()).getByText(name));
    await page.user.click(uploadButton());
    await waitFor(() => screen.getAllByText(`${number}/${MAX_REFERENCE_PHOTOS} photos uploaded`));
  }
  await page.user.click(within(addPhotoDialog()).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Photo' })).not.toBeInTheDocument());
}

/** The shared parts of the actions of one panel. */
const TRAINING = { arrange: choosePhotos, button: trainButton, where: training, stored: storedPhotos };
const PICTURE = { arrange: writePrompt, button: generateButton, where: generator, stored: storedPrompt };
const STYLE = { button: analyzeButton, where: style, title: 'Style Save Failed' };
const REFERENCE_PHOTO = {
  path: '/dashboard',
  arrange: chooseReferencePhoto,
  button: uploadButton,
  where: addPhotoDialog,
  title: 'Upload Error',
  stored: nothingUploaded,
};

/** Every changing action of the app, by name. */
export const ACTIONS = {
  'choosing a plan': {
    operation: 'createCheckout',
    button: () => screen.getByRole('button', { name: 'Choose Pro' }),
    where: () => screen.getByRole('listitem', { name: 'Pro' }),
    title: 'Checkout Failed',
  },
  'paying for a training': {
    operation: 'deductCredits',
    ...TRAINING,
    title: 'Credit Error',
    whenUnclear: {
      requests: { refundCredits: 1 },
      firstText: (message) => `${sentence(message)} ${TRAINING_PERHAPS_CHARGED}`,
      text: (message) => `${sentence(message)} ${NOTHING_TAKEN}`,
      addition: NOTHING_TAKEN,
    },
  },
  'sending photos for a training': {
    operation: 'uploadTrainingPhotos',
    ...TRAINING,
    title: 'Training Failed',
    text: (message) => `Failed to upload photos for training. ${sentence(message)} ${REFUNDED}`,
    requests: { deductCredits: 1, uploadTrainingPhotos: 1, refundCredits: 1 },
  },
  'requesting a training': {
    operation: 'trainTwin',
    ...TRAINING,
    title: 'Training Failed',
    text: (message) => `${sentence(message)} ${REFUNDED}`,
    requests: { deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1, refundCredits: 1 },
  },
  'paying for a picture': {
    operation: 'deductCredits',
    ...PICTURE,
    title: 'Credit Error',
    whenUnclear: { addition: PICTURE_PERHAPS_CHARGED },
  },
  'requesting a picture': {
    operation: 'generateImage',
    ...PICTURE,
    title: 'Generation Failed',
    requests: { deductCredits: 1, generateImage: 1 },
    credits: -IMAGE_COST_CREDITS,
  },
  'analyzing a picture': {
    operation: 'reversePrompt',
    async arrange({ user }) {
      // jsdom has no object URLs.
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
      vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
      await user.upload(within(reverse()).getByLabelText('Reference image'), photo('look.png'));
      await waitFor(() => within(reverse()).getByRole('img', { name: 'Preview of look.png' }));
    },
    button: extractButton,
    where: reverse,
    title: 'Analysis Failed',
    stored: () => expect(within(reverse()).getByRole('img', { name: 'Preview of look.png' })).toBeVisible(),
  },
  'sending documents': {
    operation: 'processDocuments',
    arrange: addDocument,
    ...STYLE,
    stored: storedDocument,
  },
  'learning a style': {
    operation: 'embedStyle',
    arrange: writeSamples,
    ...STYLE,
    stored() {
      expect(samplesBox()).toHaveDisplayValue(/^We shipped it today!/);
      expect(postButton()).toHaveAttribute('aria-disabled', 'true');
    },
  },
  'requesting a post': {
    operation: 'generatePost',
    async arrange(page) {
      await learnStyle(page);
      await write(page, topicBox(), 'Our studio opens');
    },
    button: postButton,
    where: post,
    title: 'Post Generation Failed',
    stored: () => expect(topicBox()).toHaveValue('Our studio opens'),
  },
  'creating a job': {
    operation: 'createJob',
    path: '/dashboard',
    arrange: writeBrief,
    button: createButton,
    where: () => screen.getByRole('dialog'),
    title: 'Error Creating Job',
    stored: storedBrief,
  },
  'requesting an upload address': {
    operation: 'createUpload',
    ...REFERENCE_PHOTO,
    text: () => 'Failed to get upload URL',
  },
  'uploading a photo': {
    operation: 'putUpload',
    ...REFERENCE_PHOTO,
    requests: { createUpload: 1, putUpload: 1 },
    mayBeEmpty: true,
  },
} satisfies Record<string, Action>;
