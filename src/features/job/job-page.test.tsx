import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addRecentJob, recentJobs, savePhotosOfJob } from '#entities/job/stored-jobs.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest } from '#mocks/testing/test-requests.ts';
import { EXAMPLE_JOB, JOB_ASSET_LIFETIME_MS, JOB_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { setClock } from '#shared/lib/clock.ts';
import type { TestPage } from '#test/prepare-page.ts';
import { renderPart } from '#test/render-part.tsx';
import type { PreparedBackend } from '#test/start-backend.ts';
import { JobById } from './job-page.tsx';

const POLL_MS = 2000;
const MINUTE_MS = 60_000;
const END_MINUTES = JOB_ENDS_WITHIN_MS / MINUTE_MS;
type JobFault = Omit<Fault, 'operation'>;
const createModal = { open: vi.fn(), prepare: vi.fn() };

let requests: TestPage['requests'];
/** The number of requests for the job so far. */
const readings = () => requests.paths('getJob').length;

/** Opens the page of a job. @param fault a fault of its requests */
async function openJob(id: string, fault?: JobFault, prepare?: PreparedBackend['prepare']) {
  const routes = (
    <Routes>
      <Route element={<Outlet context={createModal} />}>
        <Route path="*" element={<JobById id={id} />} />
      </Route>
    </Routes>
  );
  const page = await renderPart(routes, {
    async prepare(backend) {
      if (fault) await backend.faults.add({ operation: 'getJob', ...fault });
      await prepare?.(backend);
    },
  });
  ({ requests } = page);
  return page;
}

/** Every later request for the job gets this response. */
async function respondWith({ backend: { faults } }: TestPage, response: JobFault) {
  await faults.clear();
  await faults.add({ operation: 'getJob', ...response });
}

const pollsGoBy = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * POLL_MS + 50));
const part = (name: string) => screen.findByRole('region', { name });

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const frames = () =>
  within(screen.getByRole('region', { name: 'Pipeline' }))
    .getAllByRole('listitem')
    .map(({ dataset, textContent }) => [dataset['state'], textContent]);

const times = { createdAt: '2026-11-20T14:02:00Z', updatedAt: '2026-11-20T14:09:30Z' };
const { goal, ...brief } = EXAMPLE_JOB;
const input = { ...brief, schedule_at: '2026-11-24T18:00' };
const completeJob = {
  id: 'job_complete',
  status: 'COMPLETE',
  next: 'DONE',
  goal,
  input,
  assets: {},
  ...times,
};
const responses = (part: object): JobFault => ({ kind: 'body', body: { ...completeJob, ...part } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.runOnlyPendingTimers();
});

describe('a running job (§2.6, §4.2, §4.3, §9.7)', () => {
  const states = () => frames().map(([state]) => state);

  /** Opens a running job, and completes it. */
  async function openCompletedJob(prepare?: () => void) {
    const page = await openJob('job_running');
    await screen.findByText('29%');
    prepare?.();
    page.backend.clock.advance(10 * MINUTE_MS);
    await pollsGoBy(1);
    await screen.findByRole('heading', { name: 'Generated content' });
    return page;
  }

  test('shows the state of its steps', async () => {
    await openJob('job_running');
    expect(screen.getByText('Loading the job…')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Short reel, in the making');
    expect(states().join(' ')).toBe('completed completed processing pending pending pending pending');
    expect(screen.getByText('2 of 7 steps finished')).toBeVisible();
    expect(screen.getByText('In progress')).toBeVisible();
    expect(document.title).toMatch(/^29%/);
    expect(screen.queryByRole('heading', { name: /Generated content|Downloads/ })).not.toBeInTheDocument();
  });

  test('shows its current step with its brief', async () => {
    await openJob('job_running');
    const making = within(await part('Avatar'));
    expect(making.getByText('Now: step 3 of 7')).toBeVisible();
    expect(making.getByText('Avatar provider · filming…')).toBeVisible();
    expect(making.getByText('Three things nobody tells you about opening a studio')).toBeVisible();
  });

  test('is added to Recent jobs', async () => {
    await openJob('job_running');
    await screen.findByText('29%');
    expect(recentJobs('user_ada')).toMatchObject([{ id: 'job_running', goal: 'reel' }]);
  });

  test('announces each step once', async () => {
    const { backend } = await openJob('job_running');
    const status = await screen.findByText('Being made: Avatar. 29% done.');
    await pollsGoBy(1);
    expect(status).toHaveTextContent('Being made: Avatar. 29% done.');
    backend.clock.advance(10 * MINUTE_MS);
    await pollsGoBy(1);
    await waitFor(() => expect(status).toHaveTextContent('The job is complete.'));
  });

  test('preserves the focus when it completes', async () => {
    const copyButton = () => screen.getByRole('button', { name: 'Copy job id' });
    await openCompletedJob(() => act(() => copyButton().focus()));
    expect(copyButton()).toHaveFocus();
  });

  test('is not polled once it is complete', async () => {
    await openCompletedJob();
    expect(screen.getByText('100%')).toBeVisible();
    const readingsSoFar = readings();
    await pollsGoBy(5);
    expect(readings()).toBe(readingsSoFar);
  });

  test('shows the steps as one line that opens once it is complete', async () => {
    const { user } = await openCompletedJob();
    expect(frames()[0]).toEqual(['completed', 'Script Completed. Script provider · written']);
    await user.click(screen.getByRole('button', { name: 'Show the steps' }));
    expect(screen.getByRole('button', { name: 'Hide the steps' })).toHaveAttribute('aria-expanded', 'true');
    expect(states()).toEqual(Array.from({ length: 7 }, () => 'completed'));
  });
});

describe('polling a running job every two seconds (decision 18)', () => {
  test.each<[goesWrong: string, fault: JobFault, message: string, isOnline: boolean]>([
    ['a server error', { kind: 'status', status: 500 }, 'Reconnecting…', true],
    ['a refusal', { kind: 'status', status: 403 }, 'Couldn’t update this job. Trying again…', true],
    ['a job not found', { kind: 'status', status: 404 }, 'Couldn’t find this job. Checking again…', true],
    [
      'a lost connection',
      { kind: 'network' },
      'You are offline. Updates continue when you are back online.',
      false,
    ],
  ])('reports %s until the next poll', async (_, fault, message, isOnline) => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await backend.faults.add({ operation: 'getJob', ...fault, times: 1 });
    await pollsGoBy(1);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('29%')).toBeVisible();
    await pollsGoBy(1);
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(recentJobs('user_ada')).toHaveLength(1);
  });

  test('ignores an outdated response', async () => {
    const page = await openJob('job_running');
    await screen.findByText('29%');
    const outdated = { status: 'IN_PROGRESS', next: 'VOICE', updatedAt: '2020-01-01T00:00:00Z' };
    await respondWith(page, responses(outdated));
    await pollsGoBy(2);
    expect(screen.getByText('29%')).toBeVisible();
  });

  test('ends at the second response without the job', async () => {
    const page = await openJob('job_running');
    await screen.findByText('29%');
    await respondWith(page, { kind: 'status', status: 404 });
    await pollsGoBy(1);
    expect(screen.getByText('29%')).toBeVisible();
    await pollsGoBy(1);
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    const readingsSoFar = readings();
    await pollsGoBy(3);
    expect(readings()).toBe(readingsSoFar);
    expect(recentJobs('user_ada')).toEqual([]);
  });

  /** Opens a running job whose next poll meets a busy server. */
  async function openAtBusyServer(headers: Record<string, string>) {
    const page = await openJob('job_running');
    await screen.findByText('29%');
    const busy = { operation: 'getJob', kind: 'status', status: 503, times: 1 } as const;
    await page.backend.faults.add({ ...busy, headers });
    await pollsGoBy(1);
    return page;
  }
  const TEN_MINUTES = {
    date: 'Sun, 22 Nov 2026 09:30:00 GMT',
    'retry-after': 'Sun, 22 Nov 2026 09:40:00 GMT',
  };

  test('offers Check now when a busy server asks for a long pause', async () => {
    const { user } = await openAtBusyServer(TEN_MINUTES);
    expect(await screen.findByText('The server is busy. Next update in 10 minutes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.queryByText(/busy/)).not.toBeInTheDocument());
  });

  test('announces the result of Check now', async () => {
    const { user } = await openAtBusyServer(TEN_MINUTES);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(announced()).toContain('Checked just now.'));
  });

  test('pauses for as long as a busy server asks', async () => {
    await openAtBusyServer({ 'retry-after': '30' });
    expect(await screen.findByText('The server is busy. Next update in 30 seconds.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    const readingsSoFar = readings();
    await pollsGoBy(5);
    expect(readings()).toBe(readingsSoFar);
  });
});

describe('a job that cannot be read', () => {
  test('stays in Recent jobs when only its first request finds nothing', async () => {
    addRecentJob('user_ada', { id: 'job_running', goal: 'reel' });
    await openJob('job_running', { kind: 'status', status: 404, times: 1 });
    await screen.findByText('Job Not Found');
    await pollsGoBy(2);
    expect(await screen.findByText('29%')).toBeVisible();
    expect(recentJobs('user_ada')).toHaveLength(1);
  });

  test('is requested again by Try again', async () => {
    const { user, backend } = await openJob('job_running', { kind: 'body', body: {}, times: 1 });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't read the server's response.");
    await backend.faults.add({ operation: 'getJob', kind: 'network', times: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent("Can't reach the server"));
    expect(screen.queryByText('Job Not Found')).not.toBeInTheDocument();
  });

  test('is shown when a later poll succeeds', async () => {
    await openJob('job_running', { kind: 'body', body: {}, times: 1 });
    await screen.findByRole('alert');
    await pollsGoBy(2);
    expect(await screen.findByText('29%')).toBeVisible();
  });

  test('is not polled after its page is left', async () => {
    await openJob('job_running', { kind: 'body', body: {}, times: 1 });
    await screen.findByRole('alert');
    cleanup();
    const readingsSoFar = readings();
    await pollsGoBy(3);
    expect(readings()).toBe(readingsSoFar);
  });
});

describe('an overdue job (decision 42)', () => {
  test.each([
    [10, 2, false],
    [END_MINUTES + 10, -2, true],
    [undefined, 2, false],
  ])('follows the server’s time: %s minutes old, device clock %i h off', async (minutes, hours, isOver) => {
    const respondedAt = (after: number) => new Date(Date.parse(completeJob.createdAt) + after * MINUTE_MS);
    const headers = minutes === undefined ? {} : { date: respondedAt(minutes).toUTCString() };
    await openJob('job_complete', { ...responses({ status: 'PROCESSING' }), headers }, () => {
      setClock();
      vi.spyOn(Date, 'now').mockReturnValue(respondedAt(10 + hours * 60).getTime());
    });
    expect(await screen.findByText('In progress')).toBeVisible();
    // An overdue job is reported immediately.
    await atRest();
    expect(screen.queryAllByText('This job is taking too long')).toHaveLength(isOver ? 1 : 0);
    const again = screen.queryAllByRole('button', { name: 'Create again with the same brief' });
    expect(again).toHaveLength(isOver ? 1 : 0);
  });
});

test.each([
  ['PENDING', 'SCRIPT', 'Script', 'Queued for step 1 of 7', 'Pending'],
  ['PROCESSING', 'DONE', 'All steps finished', /^Your video appears here when/, 'In progress'],
])('a job in the status %s at %s has a frame', async (status, next, name, text, badge) => {
  const odd = { createdAt: 'soon', updatedAt: '2030-01-01T00:00:00Z' };
  await openJob('job_complete', responses({ status, next, ...odd }));
  expect(within(await part(name)).getByText(text)).toBeVisible();
  expect(screen.getAllByText(badge)[0]).toBeVisible();
  expect(document.body).not.toHaveTextContent(/NaN|ago/);
});

describe('a failed job (§4.3)', () => {
  test('shows the step that failed', async () => {
    await openJob('job_error');
    expect(await screen.findByText('Failed at Voice')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByText('Stopped at step 2 of 7')).toBeVisible();
    expect(screen.getByText('Delivered').nextSibling).toHaveTextContent('0%');
    // All states and texts are in pipeline.test.ts.
    expect(frames()[1]).toEqual(['failed', '2VoiceFailedVoice provider · did not finish']);
    expect(frames()[6]).toEqual(['failed', '7ScheduleFailedScheduling provider · not started']);
  });

  test('is created again with its photos', async () => {
    const photos = [{ url: '/api/objects/upload/a', name: 'a.png', thumbnail: '' }];
    savePhotosOfJob('user_ada', 'job_error', photos);
    const { user } = await openJob('job_error');
    expect(await screen.findByText(/Your brief and its 1 photo are saved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create again with the same brief' }));
    const earlier = { id: 'job_error', brief: expect.anything(), photos };
    expect(createModal.open).toHaveBeenLastCalledWith('ai_twin', earlier);
  });
});

describe('a complete job (§2.6, §4.3)', () => {
  test('shows its video with its pictures', async () => {
    await openJob('job_complete');
    const video = await screen.findByLabelText('The finished video');
    expect(video).toHaveAttribute('src', expect.stringMatching(/9x16\.webm$/));
    expect(screen.getByText('Complete')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Portrait of the presenter' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Cover of the video: / })).toBeVisible();
  });

  test('offers its downloads', async () => {
    await openJob('job_complete');
    await screen.findByLabelText('The finished video');
    for (const file of ['video', 'avatar', 'thumbnail', 'script']) {
      expect(screen.getByRole('button', { name: `Download ${file}` })).toBeEnabled();
    }
  });

  test('offers its brief for another job', async () => {
    const { user } = await openJob('job_complete');
    await user.click(await screen.findByRole('button', { name: 'Create another with this brief' }));
    const earlier = { id: 'job_complete', brief: expect.anything(), photos: [] };
    expect(createModal.open).toHaveBeenLastCalledWith('commercial', earlier);
  });

  test('starts its video by one button', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user } = await openJob('job_complete');
    const video = await screen.findByLabelText('The finished video');
    expect(video).not.toHaveAttribute('controls');
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(play).toHaveBeenCalledOnce();
    expect(video).toHaveAttribute('controls');
    expect(video).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Play the video' })).not.toBeInTheDocument();
  });

  test('reports that nothing was delivered', async () => {
    await openJob('job_complete', responses({}));
    expect(await screen.findByText('Nothing was delivered')).toBeVisible();
    expect(screen.getByText('The job is complete, but nothing was delivered.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/downloads are below|Download /);
  });

  test('shows its brief', async () => {
    await openJob('job_complete', responses({}));
    const facts = within(await part('Details'))
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'Content: Short reel',
      'Platform: TikTok',
      'Ratio: 9:16 vertical',
      'Voice: AI voice',
      expect.stringMatching(/^Schedule: .*Nov 24, 2026.*18:00/),
      `Brand vibe and guidelines: ${input.brand}`,
      `Script idea or product description: ${input.idea}`,
    ]);
  });

  test('shows its times', async () => {
    await openJob('job_complete', responses({}));
    const moments = within(await part('Timeline'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(moments).toEqual([
      expect.stringMatching(/^CreatedNov 20, 2026/),
      expect.stringMatching(/^Last updatedNov 20, 2026.*7 minutes after it was created$/),
      expect.stringMatching(/^Scheduled.*Nov 24, 2026.*18:00/),
    ]);
  });

  test('treats an asset with an unsafe URL as missing', async () => {
    const assets = { finalVideoUrl: 'javascript:alert(1)', avatarUrl: 'data:text/html,x', script: 'Hello' };
    await openJob('job_complete', responses({ assets }));
    expect(await screen.findByText('Video was not delivered.')).toBeVisible();
    expect(screen.getByText('Not available for this job: video, avatar, thumbnail.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download script' })).toBeEnabled();
  });

  test('does not translate the script, which users copy', async () => {
    await openJob('job_complete', responses({ assets: { script: 'Hello' } }));
    expect(await screen.findByText('Hello')).toHaveAttribute('translate', 'no');
  });

  test('shows unknown values unchanged', async () => {
    const odd = { goal: 'podcast', input: { ...input, platform: 'radio', schedule_at: 'soon' } };
    await openJob('job_complete', responses({ ...odd, createdAt: 'yesterday' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Content, finished without a film',
    );
    expect(within(await part('Timeline')).getByText('Created').parentElement).toHaveTextContent('unknown');
    expect(within(await part('Details')).getByText('radio')).toBeVisible();
    expect(screen.getByText('soon')).toBeVisible();
  });

  test('shows the brief until a video without a poster has its first frame', async () => {
    await openJob('job_complete', responses({ assets: { finalVideoUrl: '/media/video.webm' } }));
    const video = await screen.findByLabelText('The finished video');
    expect(screen.getAllByText(input.idea)).toHaveLength(2);
    act(() => void video.dispatchEvent(new Event('loadeddata')));
    expect(screen.getAllByText(input.idea)).toHaveLength(1);
  });

  test('offers to load its media again after a lost connection', async () => {
    const { user, backend } = await openJob('job_complete');
    const fail = async (element: HTMLElement) =>
      act(async () => void element.dispatchEvent(new Event('error')));
    const video = () => screen.findByLabelText('The finished video');
    await video();
    await backend.faults.add({ operation: '*', kind: 'network' });
    for (const isRetried of [true, false]) {
      await fail(await video());
      expect(await screen.findByText('Video could not be loaded.')).toBeVisible();
      if (isRetried) await user.click(screen.getByRole('button', { name: 'Try again' }));
    }
    await backend.faults.clear();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail(screen.getByRole('img', { name: 'Portrait of the presenter' }));
    expect(await screen.findByText('Avatar could not be loaded.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/can’t (play|show)|Not available for this job/);
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('img', { name: 'Portrait of the presenter' })).toBeVisible();
    // The address is the same, and the browser reports a network error.
    Object.defineProperty(await video(), 'error', { value: { code: 2 } });
    await fail(await video());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await fail(await video());
    expect(await screen.findByText(/This browser can’t play the video/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download video' })).toBeEnabled();
  });

  /** Opens a complete job whose server signs new addresses for each response. Only the latest addresses load. */
  async function openSigned() {
    let signed = 0;
    const address = (file: string) => `/media/${file}?signed=${signed}`;
    const signedJob = () => ({
      script: 'Hello',
      finalVideoUrl: address('video.webm'),
      avatarUrl: address('avatar.png'),
      thumbnailUrl: address('thumbnail.png'),
    });
    const page = await openJob('job_complete', responses({ assets: signedJob() }));
    const { fetch } = globalThis;
    const loaded: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((resource, init) => {
      const url = String(resource instanceof Request ? resource.url : resource);
      if (!url.startsWith('/media/')) return fetch(resource, init);
      loaded.push(url);
      const status = signed > 0 && url.endsWith(`=${signed}`) ? 200 : 403;
      return Promise.resolve(new Response('bytes', { headers: { 'content-type': 'image/png' }, status }));
    });
    const video = await screen.findByLabelText<HTMLVideoElement>('The finished video');
    const readingsBefore = readings();
    return {
      ...page,
      video,
      loaded,
      renewals: () => readings() - readingsBefore,
      async signAnew() {
        signed += 1;
        await respondWith(page, responses({ assets: signedJob() }));
      },
      /** All addresses expire, and the server has no new ones. */
      expire: () => (signed += 10),
    };
  }

  test('renews each expired address by one request (decision 76)', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user, signAnew, loaded, renewals, video } = await openSigned();
    Object.defineProperty(video, 'readyState', { value: 4, configurable: true });
    video.currentTime = 7;
    for (const event of ['play', 'timeupdate']) act(() => void video.dispatchEvent(new Event(event)));
    await signAnew();
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Download avatar' }));
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(times));
    }
    expect(loaded.slice(0, 2)).toEqual(['/media/avatar.png?signed=0', '/media/avatar.png?signed=1']);
    expect(renewals()).toBe(1);
    // The other media keep their addresses.
    expect(video).toHaveAttribute('src', '/media/video.webm?signed=0');
    const pictures = screen.getAllByRole('img', { name: /^Portrait|^Cover/ });
    for (const element of [video, ...pictures]) act(() => void element.dispatchEvent(new Event('error')));
    await waitFor(() => expect(video).toHaveAttribute('src', '/media/video.webm?signed=1'));
    Object.defineProperty(video, 'readyState', { value: 0 });
    video.currentTime = 0;
    for (const event of ['timeupdate', 'loadedmetadata'])
      act(() => void video.dispatchEvent(new Event(event)));
    expect([video.currentTime, play.mock.calls.length]).toEqual([7, 1]);
    const thumbnail = screen.getByRole('img', { name: /^Cover of the video: / });
    await waitFor(() => expect(thumbnail).toHaveAttribute('src', '/media/thumbnail.png?signed=1'));
    expect(video).toHaveAttribute('poster', '/media/thumbnail.png?signed=1');
    expect(renewals()).toBe(3);
  });

  test('requests the job once for a missing file within the lifetime of an address', async () => {
    const { user, backend, signAnew, expire, renewals, video } = await openSigned();
    for (let failures = 0; failures < 4; failures += 1) {
      await signAnew();
      await act(async () => void video.dispatchEvent(new Event('error')));
    }
    expect(await screen.findByText(/This browser can’t play the video/)).toBeVisible();
    expect(renewals()).toBe(1);
    expire();
    await user.click(screen.getByRole('button', { name: 'Download video' }));
    expect(await screen.findByText('Video is not available.')).toBeVisible();
    expect(screen.getByText('Not available for this job: video.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download script' })).toBeEnabled();
    expect(renewals()).toBe(1);
    const avatar = screen.getByRole('img', { name: 'Portrait of the presenter' });
    for (const expected of [2, 3]) {
      await signAnew();
      await act(async () => void avatar.dispatchEvent(new Event('error')));
      await waitFor(() => expect(renewals()).toBe(expected));
      backend.clock.advance(JOB_ASSET_LIFETIME_MS);
    }
    expect(avatar).toBeVisible();
  });

  test('opens a file in a tab when its host forbids reading it', async () => {
    const replace = vi.fn();
    const tab = { opener: window, location: { replace } };
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
    const address = (signature: number) => `https://files.example/video.mp4?signed=${signature}`;
    const body = (signature: number) => ({ ...completeJob, assets: { finalVideoUrl: address(signature) } });
    const page = await openJob('job_complete', { kind: 'body', body: body(0) });
    const { user, backend } = page;
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      typeof input === 'string' && input.startsWith('https://files.example')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init),
    );
    const download = await screen.findByRole('button', { name: 'Download video' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(download);
    expect(await screen.findByText('Video could not be loaded')).toBeVisible();
    onLine.mockReturnValue(true);
    await user.click(download);
    const link = await screen.findByRole('link', { name: 'Open video in a new tab' });
    expect(link).toHaveAttribute('href', address(0));
    for (const signature of [0, 1]) {
      fireEvent.click(link);
      // The click itself opens the tab: Safari would block one that opens after the response.
      expect(opened).toHaveBeenCalledTimes(signature + 1);
      await waitFor(() => expect(replace).toHaveBeenLastCalledWith(address(signature)));
      expect(tab.opener).toBeNull();
      backend.clock.advance(JOB_ASSET_LIFETIME_MS);
      await respondWith(page, { kind: 'body', body: body(signature + 1) });
    }
    expect(link).toHaveAttribute('href', address(1));
    // Another host may allow reading.
    const elsewhere = { ...completeJob, assets: { finalVideoUrl: 'https://other.example/video.mp4' } };
    await respondWith(page, { kind: 'body', body: elsewhere });
    await user.click(link);
    expect(await screen.findByRole('button', { name: 'Download video' })).toBeEnabled();
  });

  test('announces a download', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await openJob('job_complete');
    await user.click(await screen.findByRole('button', { name: 'Download script' }));
    expect(announced()).toContain('Script downloaded.');
  });

  test('has its assets under Generated content', async () => {
    await openJob('job_complete');
    await screen.findByRole('heading', { name: 'Script' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const from = headings.indexOf('Generated content');
    expect(headings.slice(from, from + 6)).toEqual([
      'Generated content',
      'Downloads',
      'Script',
      'Avatar',
      'Thumbnail',
      'Details',
    ]);
  });
});
