import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenTraining } from '#entities/credits/open-training.ts';
import { holdResponses } from '#mocks/testing/test-requests.ts';
import {
  MIN_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
  TRAINING_ENDS_WITHIN_MS,
} from '#openapi/limits.gen.ts';
import { noteServerDate, setClock } from '#shared/lib/clock.ts';
import {
  choosePhotos,
  REFUNDED,
  shownPhotos,
  training,
  TRAINING_PERHAPS_CHARGED,
} from '#test/error-catalogue/actions.ts';
import { openSignedIn } from '#test/error-catalogue/open-page.ts';
import { failStorage } from '#test/fail-storage.ts';
import { renderPart } from '#test/render-part.tsx';
import { storeValue } from '#test/stored-values.ts';
import { failedOnServer } from '../flow/training-messages.ts';
import { createTrainingStore, trainingCode } from '../flow/training-store.ts';
import { TrainingFailed } from './training-outcome.tsx';
import { trainingPhase, TrainingProgress } from './training-progress.tsx';
import { submissionText, TrainingSteps } from './training-status.tsx';

const button = (name: 'Fast Training' | 'Quality Training') => screen.getByRole('button', { name });
const panel = () => within(training());

const OPEN: Omit<OpenTraining, 'step'> = {
  id: 'training-1',
  mode: 'fast',
  costCredits: 200,
  knownTwins: [],
  startedAt: 0,
  startedHereAt: 0,
};

describe('the training panel (§2.3, §4.6, §9.2)', () => {
  test('the buttons link to the plans without enough credits', async () => {
    await openSignedIn({ scenario: 'low-credits' });
    expect(await panel().findAllByText(/^\d+ credits? short$/)).toHaveLength(2);
    expect(panel().getAllByRole('link', { name: 'See the plans' })[0]).toHaveAttribute('href', '#pricing');
    expect(panel().queryByText('Your balance after')).not.toBeInTheDocument();
  });

  const inBar = `Fast Training ${TRAINING_COST_CREDITS.fast} credits`;

  test('eight photos show a bar that starts a training', async () => {
    const page = await openSignedIn();
    await choosePhotos(page, MIN_TRAINING_PHOTOS);
    await page.user.click(await screen.findByRole('button', { name: inBar }));
    expect(await screen.findByRole('progressbar', { name: 'Training, estimated' })).toBeInTheDocument();
  });

  test('seven photos show no bar', async () => {
    await choosePhotos(await openSignedIn(), MIN_TRAINING_PHOTOS - 1);
    expect(screen.queryByRole('button', { name: inBar })).not.toBeInTheDocument();
  });

  test('one photo of a running training is lit', async () => {
    const page = await openSignedIn({ scenario: 'training' });
    await choosePhotos(page, 3);
    const inTraining = () => [...training().querySelectorAll('li')];
    await waitFor(() => expect(inTraining()).toHaveLength(3));
    expect(inTraining().filter((photo) => photo.className.includes('outline-ember'))).toHaveLength(1);
  });

  test('the buttons are disabled while another tab trains', async () => {
    await choosePhotos(await openSignedIn(), MIN_TRAINING_PHOTOS);
    // The code never loads, so this tab cannot take the lock.
    vi.spyOn(trainingCode, 'load').mockReturnValue(new Promise(() => {}));
    const charging = { id: 'training-1', mode: 'fast', step: 'charging', knownTwins: [], startedAt: 0 };
    storeValue('training', { open: charging, refunds: [] });
    fireEvent(window, new StorageEvent('storage'));
    expect(panel().getAllByText('not known')).toHaveLength(2);
    const reason = /^Wait until the other training on this device/;
    expect(button('Fast Training')).toHaveAccessibleDescription(reason);
  });

  test('a browser that stores no training shows a warning', async () => {
    failStorage('Storage', 'setItem', (key) => key !== 'twin-studio:open-steps:user_ada');
    const page = await openSignedIn();
    await choosePhotos(page, MIN_TRAINING_PHOTOS);
    expect(panel().getByText(/^Keep this page open/)).toBeVisible();
  });

  test.each([
    ['Fast Training', TRAINING_DURATION_MS.fast, TRAINING_COST_CREDITS.fast],
    ['Quality Training', TRAINING_DURATION_MS.lora, TRAINING_COST_CREDITS.lora],
  ] as const)('%s selects the new twin after %i ms', async (name, ms, cost) => {
    const page = await openSignedIn();
    const { user, backend, credits } = page;
    await choosePhotos(page, MIN_TRAINING_PHOTOS);
    await user.dblClick(button(name));
    expect(await panel().findByRole('progressbar')).toBeInTheDocument();
    expect(credits()).toBe(740 - cost);
    expect(panel().getByText('You can close this page.')).toBeVisible();
    expect(panel().getByText(/Usually (3-4|15-20) minutes\./)).toBeVisible();
    expect(button('Fast Training')).toHaveAttribute('aria-disabled', 'true');

    backend.clock.advance(ms / 2);
    await panel().findByText(/^5\d$/);
    await waitFor(() => expect(document.title).toMatch(/^5\d% · /));

    backend.clock.advance(ms / 2);
    // Triggers the next check, which is due only in five seconds.
    fireEvent(window, new Event('online'));
    const list = within(await screen.findByRole('region', { name: 'Your twins, $6 spent' }));
    await waitFor(() => expect(document.title).not.toContain('%'));
    const word = backend.db.twins.all().at(-1)?.triggerWord;
    expect(page.notices().at(-1)).toEqual({
      title: 'Your twin is ready',
      text: `${word} is trained and selected. Time to create.`,
      variant: 'default',
    });
    const newest = list.getAllByRole('radio')[0];
    expect(newest).toBeChecked();
    expect(newest).toHaveAccessibleName(expect.stringContaining(`${word}, completed`));
    expect(credits()).toBe(740 - cost);
  });
});

/** Renders a step. @returns a function that sets the time since the first step started, ms */
function openSteps(first: 'charging' | 'uploading') {
  const steps = (step: 'charging' | 'uploading') => (
    <TrainingSteps training={{ ...OPEN, step }} onCancel={() => {}} />
  );
  let time = 0;
  setClock(() => time);
  onTestFinished(() => setClock());
  const { rerender } = render(steps(first));
  return (ms: number, step = first) => {
    time = ms;
    rerender(steps(step));
  };
}

const slowNotice = () => screen.queryByText(/^This is taking longer than usual|^Still no response/);

test('a slow charge is reported after ten seconds', async () => {
  const setTime = openSteps('charging');
  setTime(9_999);
  expect(slowNotice()).not.toBeInTheDocument();
  setTime(10_000);
  await waitFor(() => expect(slowNotice()).toHaveTextContent('This is taking longer than usual.'));
});

test('a slow upload is reported after a minute', async () => {
  const setTime = openSteps('charging');
  setTime(10_000, 'uploading');
  expect(slowNotice()).not.toBeInTheDocument();
  setTime(70_000, 'uploading');
  await waitFor(() => expect(slowNotice()).toHaveTextContent(/^Still no response/));
});

test('the progress bar follows this device’s clock alone (decision 78)', () => {
  const startedHereAt = Date.now() - TRAINING_DURATION_MS.fast / 2;
  setClock();
  noteServerDate(new Headers({ date: new Date(Date.now() + 3_600_000).toUTCString() }));
  render(
    <TrainingProgress
      training={{ ...OPEN, step: 'running', startedAt: 0, startedHereAt }}
      store={createTrainingStore('user_ada')}
    />,
  );
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(trainingPhase(50));
});

test('giving up an overdue training refunds it (decision 42)', async () => {
  const { user, backend, credits } = await openSignedIn({ scenario: 'training-stuck' });
  expect(await panel().findByText('Finishing up…')).toBeVisible();
  await backend.faults.add({ operation: 'listTrainedModels', kind: 'status', status: 500 });
  await backend.faults.add({ operation: 'getTrainingStatus', kind: 'status', status: 500 });
  backend.clock.advance(TRAINING_ENDS_WITHIN_MS.fast);
  await user.click(await panel().findByRole('button', { name: 'Stop waiting' }));
  expect(await panel().findByText(REFUNDED, { exact: false })).toBeVisible();
  expect(credits()).toBe(740 + TRAINING_COST_CREDITS.fast);
});

test('an unclear charge is reported while its refund is requested (decision 54)', async () => {
  const refund = { id: 'training-1', isCharged: false, costCredits: 200, state: 'unknown' } as const;
  const state = { step: 'refunding', failure: failedOnServer, refund } as const;
  await renderPart(<TrainingFailed state={state} onDismiss={() => {}} />, {});
  expect(await screen.findByText(TRAINING_PERHAPS_CHARGED)).toBeVisible();
});

test('a training of another device is shown on request', async () => {
  // Stops the periodic checks.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { user, requests } = await openSignedIn({ scenario: 'training-elsewhere' });
  for (const cost of Object.values(TRAINING_COST_CREDITS))
    expect((await panel().findAllByText(`${740 - cost} credits`)).length).toBeGreaterThan(0);
  expect(requests.requests()).toContain('listTrainedModels');
  expect(requests.requests()).not.toContain('getTrainingStatus');
  await user.click(panel().getByRole('button', { name: 'Check now' }));
  expect(await panel().findByText('A twin is being trained')).toBeVisible();
  expect(requests.requests()).toContain('getTrainingStatus');
  expect(button('Fast Training')).toHaveAttribute('aria-disabled', 'true');
});

async function openRejectedPhotos() {
  const page = await openSignedIn({ scenario: 'photos-rejected' });
  const { user } = page;
  await choosePhotos(page, MIN_TRAINING_PHOTOS);
  await user.click(button('Fast Training'));
  const remove = await panel().findByRole('button', { name: 'Remove these 3' });
  const grid = within(screen.getByRole('list', { name: 'Your photos' }));
  return { user, remove, grid };
}

describe('photos that the server rejected (§8.3)', () => {
  test('are marked with their cause', async () => {
    const { grid } = await openRejectedPhotos();
    expect(grid.getAllByText(/^Not usable: /).map((line) => line.textContent)).toEqual([
      'Not usable: no face found',
      'Not usable: more than one person',
      'Not usable: too blurry',
    ]);
  });

  test('are removed by one click', async () => {
    const { user, remove, grid } = await openRejectedPhotos();
    await user.click(remove);
    await waitFor(() => expect(shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS - 3));
    expect(grid.queryByText(/^Not usable/)).not.toBeInTheDocument();
    expect(remove).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('are restored by Undo', async () => {
    const { user, remove, grid } = await openRejectedPhotos();
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
    expect(grid.getAllByText(/^Not usable: /)).toHaveLength(3);
  });
});

test('the first step of a training is announced when it starts', async () => {
  const page = await openSignedIn();
  await choosePhotos(page, MIN_TRAINING_PHOTOS);
  const releaseResponses = holdResponses();
  await page.user.click(button('Fast Training'));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain('Charging 200 credits…'));
  releaseResponses();
  await panel().findByRole('progressbar');
});

test.each([
  ['Uploading 8 photos…', 'uploading'],
  ['Requesting training…', 'requesting'],
] as const)('“%s” announces a later step', (text, step) => {
  expect(submissionText({ ...OPEN, step }, 8)).toBe(text);
});

test('the status has the focus when a training starts', async () => {
  const page = await openSignedIn();
  await choosePhotos(page, MIN_TRAINING_PHOTOS);
  await page.user.click(button('Fast Training'));
  expect(await screen.findByRole('group', { name: 'Status of the training' })).toHaveFocus();
});

test('a slow step of a training is announced', async () => {
  let time = 0;
  setClock(() => time);
  render(<TrainingSteps training={{ ...OPEN, step: 'charging' }} onCancel={() => {}} />);
  time = 10_000;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/longer than usual/));
  setClock();
});

test('Check now announces that nothing has changed', async () => {
  const { user } = await openSignedIn({ scenario: 'training' });
  await user.click(await panel().findByRole('button', { name: 'Check now' }));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain('Checked: no news yet.'));
});
