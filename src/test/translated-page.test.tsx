import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  MAX_PROMPT_LENGTH,
  MAX_REFERENCE_PHOTOS,
  MAX_TRAINING_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';
import * as app from './error-catalogue/actions.ts';
import { expectHeaderToShow, openPage, signedInPage, type Setting } from './error-catalogue/open-page.ts';
import { startExtension, startTranslator, type Intruder } from './translator.ts';

const { removeChild, insertBefore } = Node.prototype;
let intruder: Intruder;

beforeEach(() => {
  allowMovedNodes();
});

afterEach(() => {
  intruder.stop();
  Object.assign(Node.prototype, { removeChild, insertBefore });
  const failures = [...intruder.staleTexts(), ...screen.queryAllByText('Something went wrong')];
  // As does a console error (vitest.setup.ts).
  if (failures.length > 0) throw new Error(failures.map(String).join('\n'));
});

async function open(setting?: Setting, start = startTranslator) {
  const page = await openPage(setting);
  intruder = start();
  return page;
}

async function openStudio(setting?: Setting, start = startTranslator) {
  const page = await open(setting, start);
  await signedInPage();
  return page;
}

test('a translated page shows the prompt as it is sent from the first letter on, and the balance after a picture', async () => {
  const page = await openStudio();
  await expectHeaderToShow(page.credits());
  await page.user.type(app.promptBox(), 'at');
  const sent = within(app.generator()).getByText('Will be sent:').closest('p');
  expect(sent).toHaveTextContent(/^Will be sent: ADA7K person, at$/);
  expect(within(app.generator()).getByText(`16 / ${formatNumber(MAX_PROMPT_LENGTH)}`)).toBeVisible();
  await page.user.click(app.generateButton());
  await waitFor(() => screen.getByText('Your picture is ready.'));
  expect(app.generateButton()).toHaveTextContent(/^Generate Image \(FREE\)$/);
  await expectHeaderToShow(page.credits());
});

test('a translated page counts photos, trains to the end, and shows what it cost', async () => {
  const page = await openStudio();
  const before = page.credits();
  await app.choosePhotos(page, 3);
  expect(app.upload()).toHaveTextContent(`3/${MAX_TRAINING_PHOTOS} photos`);
  await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
  expect(app.upload()).toHaveTextContent(`${MIN_TRAINING_PHOTOS}/${MAX_TRAINING_PHOTOS} photos`);
  await page.user.click(app.trainButton());
  const ring = await screen.findByRole('progressbar', { name: /^Training/ });
  await expectHeaderToShow(before - TRAINING_COST_CREDITS);
  page.backend.clock.advance(TRAINING_DURATION_MS.fast / 2);
  await waitFor(() => expect(ring).toHaveAttribute('value', '50'));
  expect(ring.parentElement).toHaveTextContent(/^50%$/);
  page.backend.clock.advance(TRAINING_DURATION_MS.fast / 2);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(ring).not.toBeInTheDocument());
  expect(app.training()).not.toHaveTextContent('%');
});

test('a translated page follows a job to its end', async () => {
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
  const script = screen.getByRole('button', { name: 'Copy script' }).parentElement?.previousElementSibling;
  expect(script?.querySelector('[translate="no"]')).toHaveTextContent(/\w/);
});

test('a translated page counts 5, 4, 3, 2, 1 after a payment, and opens the studio (§2.5, §9.7)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await open({ path: '/checkout/success' });
  const link = await screen.findByRole('link', { name: 'Start Creating' });
  for (const seconds of ['5', '4', '3', '2', '1']) {
    expect(link).toHaveTextContent(new RegExp(`${seconds}$`));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  await screen.findByRole('heading', { level: 1, name: 'Your studio' });
});

test('a translated page takes a brief with its photos, and says what is missing', async () => {
  const page = await openStudio({ path: '/dashboard' });
  await app.openModal(page, 'Pic to Image');
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: /^Create/ }));
  expect(dialog.getByText('Please check: brand vibe, script idea')).toBeVisible();
  await app.write(page, dialog.getByRole('textbox', { name: /^Brand/ }), 'Warm');
  expect(dialog.getByText('Please check: script idea')).toBeVisible();
  await app.addReferencePhotos(page, MIN_REFERENCE_PHOTOS);
  expect(dialog.getByText(`${MIN_REFERENCE_PHOTOS}/${MAX_REFERENCE_PHOTOS} photos uploaded`)).toBeVisible();
  // What is copied or sent is not translated.
  for (const name of screen.getAllByText('reference-1.png')) expect(name.tagName).not.toBe('FONT');
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a page that an extension changes keeps its pictures, which are enlarged, deleted and restored', async () => {
  const page = await openStudio({}, startExtension);
  const { user } = page;
  for (const prompt of ['first', 'second']) {
    await user.clear(app.promptBox());
    await app.write(page, app.promptBox(), prompt);
    await user.click(app.generateButton());
    await waitFor(() => screen.getAllByRole('img', { name: `Picture of ADA7K: ${prompt}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Picture 1 of 2' });
  await user.keyboard('{ArrowRight}');
  expect(within(lightbox).getByRole('img', { name: 'Picture of ADA7K: first' })).toBeVisible();
  await user.keyboard('{Escape}');
  const [, older] = within(screen.getByRole('region', { name: 'Your pictures' })).getAllByRole('listitem');
  await user.click(within(older!).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
