import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  MAX_PROMPT_LENGTH,
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';
import * as app from './error-catalogue/actions.ts';
import { expectHeaderToShow, openPage, signedInPage, type Setting } from './error-catalogue/open-page.ts';
import { startTranslator } from './translator.ts';

const { removeChild, insertBefore } = Node.prototype;
let translator: ReturnType<typeof startTranslator>;

beforeEach(allowMovedNodes);

afterEach(() => {
  translator.stop();
  Object.assign(Node.prototype, { removeChild, insertBefore });
  const failures = [...translator.staleTexts(), ...screen.queryAllByText('Something went wrong')];
  // A console error fails a test in the same way (vitest.setup.ts).
  if (failures.length > 0) throw new Error(failures.map(String).join('\n'));
});

async function open(setting?: Setting) {
  const page = await openPage(setting);
  translator = startTranslator();
  return page;
}

describe('a translated page', () => {
  test('shows the prompt as it is sent', async () => {
    const page = await open();
    await signedInPage();
    await expectHeaderToShow(page.credits());
    await page.user.type(app.promptBox(), 'at');
    const sent = within(app.generator()).getByText('Will be sent:').closest('p');
    expect(sent).toHaveTextContent(/^Will be sent: ADA7K person, at$/);
    expect(within(app.generator()).getByText(`16 / ${formatNumber(MAX_PROMPT_LENGTH)}`)).toBeVisible();
  });

  test('shows the balance after a picture', async () => {
    const page = await open();
    await signedInPage();
    await page.user.type(app.promptBox(), 'at');
    await page.user.click(app.generateButton());
    await waitFor(() => screen.getByText(/^Your picture is ready/));
    expect(app.generateButton()).toHaveTextContent(/^Generate Image \(FREE\)$/);
    await expectHeaderToShow(page.credits());
  });

  test('counts photos', async () => {
    const page = await open();
    await signedInPage();
    await app.choosePhotos(page, 3);
    expect(app.upload()).toHaveTextContent(`3/${MAX_TRAINING_PHOTOS} photos`);
    await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
    expect(app.upload()).toHaveTextContent(`${MIN_TRAINING_PHOTOS}/${MAX_TRAINING_PHOTOS} photos`);
  });

  test('shows a training until it is finished', async () => {
    const page = await open();
    await signedInPage();
    const creditsBefore = page.credits();
    await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
    await page.user.click(app.trainButton());
    const ring = await screen.findByRole('progressbar', { name: /^Training/ });
    await expectHeaderToShow(creditsBefore - TRAINING_COST_CREDITS.fast);
    page.backend.clock.advance(TRAINING_DURATION_MS.fast / 2);
    await waitFor(() => expect(ring).toHaveAttribute('value', '50'));
    expect(ring.parentElement).toHaveTextContent(/^50%$/);
    page.backend.clock.advance(TRAINING_DURATION_MS.fast / 2);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(ring).not.toBeInTheDocument());
    expect(app.training()).not.toHaveTextContent('%');
  });

  test('counts down from 5 to the studio after a payment (§2.5, §9.7)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await open({ path: '/checkout/success' });
    const link = await screen.findByRole('link', { name: 'Start Creating' });
    for (const seconds of ['5', '4', '3', '2', '1']) {
      expect(link).toHaveTextContent(new RegExp(`${seconds}$`));
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    await screen.findByRole('heading', { level: 1, name: 'Your studio' });
  });
});
