import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choosePhotos, PLENTY, REFUNDED, shownPhotos, trainButton } from '../error-catalogue/actions.ts';
import {
  expectHeaderToShow,
  openPage,
  panel,
  pressTwice,
  shownToast,
  signedInPage,
} from '../error-catalogue/open-page.ts';

const SLOW_MS = 30_000;

afterEach(() => vi.useRealTimers());

describe('a training that fails while the person is on another page', () => {
  test('shows a toast there, is refunded once, and is in its panel on return', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const page = await openPage({
      scenario: 'train-fails',
      faults: [{ operation: 'uploadTrainingPhotos', kind: 'delay', delayMs: SLOW_MS }],
    });
    await signedInPage();
    await choosePhotos(page);
    page.requests.clear();
    pressTwice(trainButton());
    await waitFor(() => expect(page.requests.changes()).toMatchObject({ uploadTrainingPhotos: 1 }));
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Train your twin' })).not.toBeInTheDocument(),
    );
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
    await waitFor(() => expect(shownToast().title).toBe('Training Failed'));
    expect(page.requests.changes()).toEqual({
      deductCredits: 1,
      uploadTrainingPhotos: 1,
      trainTwin: 1,
      refundCredits: 1,
    });

    await page.user.click(screen.getByRole('link', { name: 'Studio' }));
    await waitFor(() => panel('Train your twin'));
    expect(panel('Train your twin')).toHaveTextContent('Training Failed');
    expect(panel('Train your twin')).toHaveTextContent(REFUNDED);
    await waitFor(() => expect(shownPhotos()).toHaveLength(PLENTY));
    await expectHeaderToShow(740);
    expect(page.notices()).toHaveLength(1);
  });
});
