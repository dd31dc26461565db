import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { selectTwin, useSelectedTwin } from '#entities/twin/selected-twin.ts';
import { useTwins } from '#entities/twin/use-twins.ts';
import { PhotoPanel } from '#features/studio/photos/photo-panel.tsx';
import { TwinList } from '#features/studio/twins/twin-list.tsx';
import type { StateId } from '#mocks/backend.ts';
import {
  MIN_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
  TRAINING_ENDS_WITHIN_MS,
} from '#openapi/limits.gen.ts';
import { useUserId } from '#shared/api/session.ts';
import { setClock, syncServerClock } from '#shared/lib/clock.ts';
import { toastHistory, type Toast } from '#shared/lib/toast.ts';
import { TRAINING_PERHAPS_CHARGED } from '#test/error-catalogue/actions.ts';
import { photos } from '#test/photos.ts';
import { renderPart } from '#test/render-part.tsx';
import { holdTime } from '../flow/testing/tabs.ts';
import { failedOnServer } from '../flow/training-messages.ts';
import { createTrainingStore } from '../flow/training-store.ts';
import { TrainingFailed } from './training-outcome.tsx';
import { TrainingPanel } from './training-panel.tsx';
import { trainingPhase, TrainingProgress } from './training-progress.tsx';
import { TrainingSteps } from './training-steps.tsx';

/** Steps 1 and 2 with the list, as the studio puts them together. */
function Steps() {
  const userId = useUserId();
  const twins = useTwins();
  const selected = useSelectedTwin(twins.twins);
  return (
    <>
      <TwinList twins={twins} selected={selected} onSelect={(key) => selectTwin(userId, key)} />
      <PhotoPanel />
      <TrainingPanel />
    </>
  );
}

interface Studio {
  scenario?: StateId;
  photoCount?: number;
}

async function openSteps({ scenario = 'creator', photoCount = MIN_TRAINING_PHOTOS }: Studio = {}) {
  const page = await renderPart(<Steps />, { scenario });
  const field = await screen.findByLabelText('Training photos');
  if (photoCount > 0) await userEvent.upload(field, photos(photoCount));
  await chosenPhotos(photoCount);
  return page;
}

const button = (name: 'Fast Training' | 'Quality Training') => screen.getByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: 'Train your twin' }));
const chosenPhotos = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('button', { name: /^Remove .*png$/ })).toHaveLength(count));
const lastToast = (): Toast | undefined => toastHistory().at(-1);

describe('the two buttons (§2.3, §9.2)', () => {
  test('link to the plans when there are too few credits', async () => {
    await openSteps({ scenario: 'low-credits', photoCount: 0 });
    expect(await panel().findAllByText(/^\d+ credits? short$/)).toHaveLength(2);
    expect(panel().getAllByRole('link', { name: 'See the plans' })[0]).toHaveAttribute('href', '#pricing');
    expect(panel().queryByText('Your balance after')).not.toBeInTheDocument();
  });
});

describe('a training (§4.6, §9.2)', () => {
  test.each([
    ['Fast Training', TRAINING_DURATION_MS.fast],
    ['Quality Training', TRAINING_DURATION_MS.lora],
  ] as const)('%s charges, runs %i ms, and the new twin is selected', async (name, ms) => {
    const { user, backend, credits } = await openSteps();
    await user.dblClick(button(name));
    expect(await panel().findByRole('progressbar')).toBeInTheDocument();
    expect(credits()).toBe(740 - TRAINING_COST_CREDITS);
    expect(panel().getByText('You can leave; the training continues.')).toBeVisible();
    expect(panel().getByText(/An estimate; the server expects (3-4|15-20) minutes/)).toBeVisible();
    expect(button('Fast Training')).toHaveAttribute('aria-disabled', 'true');

    backend.clock.advance(ms / 2);
    await panel().findByText(/^5\d$/);
    await waitFor(() => expect(document.title).toMatch(/^5\d% · /));

    backend.clock.advance(ms / 2);
    const list = within(await screen.findByRole('region', { name: 'Your twins, $6 spent' }));
    await waitFor(() => expect(document.title).not.toContain('%'));
    const word = backend.db.twins.all().at(-1)?.triggerWord;
    expect(lastToast()).toMatchObject({
      title: 'Your twin is ready',
      text: `${word} is trained and selected. Time to create.`,
      variant: 'default',
    });
    const newest = list.getAllByRole('radio')[0];
    expect(newest).toBeChecked();
    expect(newest).toHaveAccessibleName(expect.stringContaining(`${word}, completed`));
    expect(credits()).toBe(740 - TRAINING_COST_CREDITS);
  });

  test('says that the charge takes long after ten seconds, and of the upload after a minute', async () => {
    const steps = (step: 'charging' | 'uploading') => <TrainingSteps step={step} onCancel={() => {}} />;
    const long = () => screen.queryByText(/^This takes longer than usual|^Still no answer/);
    const pass = holdTime();
    const { rerender } = render(steps('charging'));
    pass(9_999);
    rerender(steps('charging'));
    expect(long()).not.toBeInTheDocument();
    pass(10_000);
    await waitFor(() => expect(long()).toHaveTextContent('This takes longer than usual.'));
    rerender(steps('uploading'));
    expect(long()).not.toBeInTheDocument();
    pass(70_000);
    await waitFor(() => expect(long()).toHaveTextContent(/^Still no answer/));
  });

  test('shows what two clocks agree on, when the server’s is an hour ahead (decision 78)', () => {
    const startedAt = Date.now() - TRAINING_DURATION_MS.fast / 2;
    setClock();
    syncServerClock(new Headers({ date: new Date(Date.now() + 3_600_000).toUTCString() }));
    const times = { startedAt, startedHereAt: startedAt, seenAt: performance.now() };
    render(
      <TrainingProgress
        training={{ id: 'one', mode: 'fast', step: 'running', knownTwins: [], ...times }}
        store={createTrainingStore('user_ada')}
      />,
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
    expect(screen.getByRole('status')).toHaveTextContent(trainingPhase(50));
  });

  test('that never ends can be given up after its upper bound, with a refund (decision 42)', async () => {
    const { user, backend, credits } = await openSteps({ scenario: 'training-stuck', photoCount: 0 });
    expect(await panel().findByText('Finishing up…')).toBeVisible();
    await backend.faults.add({ operation: 'listTrainedModels', kind: 'status', status: 500 });
    await backend.faults.add({ operation: 'getTrainingStatus', kind: 'status', status: 500 });
    backend.clock.advance(TRAINING_ENDS_WITHIN_MS.fast);
    await user.click(await panel().findByRole('button', { name: 'Stop waiting' }));
    expect(await panel().findByText(REFUNDED, { exact: false })).toBeVisible();
    expect(credits()).toBe(740 + TRAINING_COST_CREDITS);
  });

  test('whose charge is unclear says so while the credits are asked back (decision 54)', async () => {
    const refund = { id: 'one', isCharged: false, state: 'unknown' } as const;
    const state = { step: 'refunding', failure: failedOnServer, refund } as const;
    await renderPart(<TrainingFailed state={state} onDismiss={() => {}} />, {});
    expect(await screen.findByText(TRAINING_PERHAPS_CHARGED)).toBeVisible();
  });

  test('checks for another device’s training only on request, and shows it', async () => {
    // Nothing is checked again meanwhile.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user, requests } = await openSteps({ scenario: 'training-elsewhere', photoCount: 0 });
    expect(await panel().findAllByText(`${740 - TRAINING_COST_CREDITS} credits`)).toHaveLength(2);
    expect(requests.calls()).toContain('listTrainedModels');
    expect(requests.calls()).not.toContain('getTrainingStatus');
    await user.click(panel().getByRole('button', { name: 'Check now' }));
    expect(await panel().findByText('A twin is being trained')).toBeVisible();
    expect(requests.calls()).toContain('getTrainingStatus');
    expect(button('Fast Training')).toHaveAttribute('aria-disabled', 'true');
  });
});

const REFUNDED = `Your ${TRAINING_COST_CREDITS} credits have been refunded.`;

test('photos that the server rejected (§8.3) are marked with their cause, and removed with one press, which can be undone', async () => {
  const { user } = await openSteps({ scenario: 'photos-rejected' });
  await user.click(button('Fast Training'));
  const remove = await panel().findByRole('button', { name: 'Remove these 3' });
  const grid = within(screen.getByRole('list', { name: 'Your photos' }));
  expect(grid.getAllByText(/^Not usable: /).map((line) => line.textContent)).toEqual([
    'Not usable: no face found',
    'Not usable: more than one person',
    'Not usable: too blurry',
  ]);
  await user.click(remove);
  await chosenPhotos(MIN_TRAINING_PHOTOS - 3);
  expect(grid.queryByText(/^Not usable/)).not.toBeInTheDocument();
  expect(remove).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await chosenPhotos(MIN_TRAINING_PHOTOS);
  expect(grid.getAllByText(/^Not usable: /)).toHaveLength(3);
});
