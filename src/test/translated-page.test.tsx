import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  MAX_PROMPT_LENGTH,
  MAX_REFERENCE_PHOTOS,
  MAX_TRAINING_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import { resetSession } from '../shared/api/session.ts';
import { formatNumber } from '../shared/lib/format-number.ts';
import { allowMovedNodes } from '../shared/ui/moved-nodes.ts';
import {
  analyseButton,
  choosePhotos,
  generateButton,
  generator,
  postButton,
  promptBox,
  samplesBox,
  topicBox,
  trainButton,
  training,
  upload,
  write,
} from './error-catalogue/actions.ts';
import { addReferencePhotos, openModal } from './error-catalogue/create-content.ts';
import { expectHeaderToShow, openPage, signedInPage, type Setting } from './error-catalogue/open-page.ts';
import { startTranslator } from './translator.ts';

const { removeChild, insertBefore } = Node.prototype;
let translator: ReturnType<typeof startTranslator>;

beforeEach(() => {
  allowMovedNodes();
});

afterEach(() => {
  vi.useRealTimers();
  translator.stop();
  Object.assign(Node.prototype, { removeChild, insertBefore });
  const failures = [...translator.staleTexts(), ...screen.queryAllByText('Something went wrong')];
  // As does a console error (vitest.setup.ts).
  if (failures.length > 0) throw new Error(failures.map(String).join('\n'));
});

async function open(setting?: Setting) {
  const page = await openPage(setting);
  translator = startTranslator();
  return page;
}

async function openStudio(setting?: Setting) {
  const page = await open(setting);
  await signedInPage();
  return page;
}

it('a translated page shows the prompt as it is sent from the first letter on, and the balance after a picture', async () => {
  const page = await openStudio();
  await expectHeaderToShow(page.credits());
  await page.user.type(promptBox(), 'at');
  const sent = within(generator()).getByText('Will be sent:').closest('p');
  expect(sent).toHaveTextContent(/^Will be sent: ADA7K person, at$/);
  expect(within(generator()).getByText(`16 / ${formatNumber(MAX_PROMPT_LENGTH)}`)).toBeVisible();
  await page.user.click(generateButton());
  await waitFor(() => screen.getByText('Your picture is ready.'));
  expect(generateButton()).toHaveTextContent(/^Generate Image \(FREE\)$/);
  await expectHeaderToShow(page.credits());
});

it('a translated page counts photos, trains to the end, and shows what it cost', async () => {
  const page = await openStudio();
  const before = page.credits();
  await choosePhotos(page, 3);
  expect(upload()).toHaveTextContent(`3/${MAX_TRAINING_PHOTOS} photos`);
  await choosePhotos(page, MIN_TRAINING_PHOTOS);
  expect(upload()).toHaveTextContent(`${MIN_TRAINING_PHOTOS}/${MAX_TRAINING_PHOTOS} photos`);
  await page.user.click(trainButton());
  const ring = await screen.findByRole('progressbar', { name: /^Training/ });
  await expectHeaderToShow(before - TRAINING_COST_CREDITS);
  page.backend.clock.advance(TRAINING_DURATION_MS.fast / 2);
  await waitFor(() => expect(ring).toHaveAttribute('value', '50'));
  expect(ring.parentElement).toHaveTextContent(/^50 %$/);
  page.backend.clock.advance(TRAINING_DURATION_MS.fast / 2);
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: /^Training/ })).toBeNull());
  expect(training()).not.toHaveTextContent('%');
});

it('a translated page follows a job to its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { backend } = await open({ path: '/job/job_running' });
  await screen.findByText('29%');
  for (const [minutes, text] of [
    [1, '43%'],
    [10, '100%'],
  ] as const) {
    backend.clock.advance(minutes * 60_000);
    await act(() => vi.advanceTimersByTimeAsync(2_050));
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Short reel, ready to roll');
});

it('a translated page counts down after a payment, and opens the studio', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await open({ path: '/checkout/success' });
  const link = await screen.findByRole('link', { name: 'Start Creating' });
  for (const seconds of ['5', '4', '3', '2', '1']) {
    expect(link).toHaveTextContent(new RegExp(`${seconds}$`));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  await screen.findByRole('heading', { level: 1, name: 'Your studio' });
});

it('a translated page takes a brief with its photos, and says what is missing', async () => {
  const page = await openStudio({ path: '/dashboard' });
  await openModal(page, 'Pic to Image');
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: /^Create/ }));
  expect(dialog.getByText('Please check: brand vibe, script idea')).toBeVisible();
  await write(page, dialog.getByRole('textbox', { name: /^Brand/ }), 'Warm');
  expect(dialog.getByText('Please check: script idea')).toBeVisible();
  await addReferencePhotos(page, MIN_REFERENCE_PHOTOS);
  expect(dialog.getByText(`${MIN_REFERENCE_PHOTOS}/${MAX_REFERENCE_PHOTOS} photos uploaded`)).toBeVisible();
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a translated page learns a style, writes a post, and signs out', async () => {
  const page = await openStudio();
  await write(page, samplesBox(), 'A first sample of my writing.\n\nAnd a second one, of another day.');
  await page.user.click(analyseButton());
  await waitFor(() => expect(screen.getByText(/^2 samples saved/)).toBeVisible());
  await write(page, topicBox(), 'Light');
  await page.user.click(postButton());
  await waitFor(() => expect(postButton()).toHaveTextContent(/^Generate Post$/));
  await waitFor(() => expect(screen.getByText(/characters; Facebook takes/)).toBeVisible());
  await fetch('/api/logout', { redirect: 'manual' });
  act(resetSession);
  await screen.findByRole('link', { name: /Sign In/ });
});
