import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
type Answer = Omit<Fault, 'operation'>;
const createModal = { open: vi.fn(), prepare: vi.fn() };

let requests: TestPage['requests'];
/** How often a job was read so far. */
const readings = () => requests.paths('getJob').length;

/** Opens the page of a job, where reading it may go wrong. */
async function openJob(id: string, fault?: Answer, prepare?: PreparedBackend['prepare']) {
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

/** From now on the job is read as this. */
async function respondWith({ backend: { faults } }: TestPage, response: Answer) {
  await faults.clear();
  await faults.add({ operation: 'getJob', ...response });
}

const pollsGoBy = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * POLL_MS + 50));
const part = (name: string) => screen.findByRole('region', { name });

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
const responses = (part: object): Answer => ({ kind: 'body', body: { ...completeJob, ...part } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.runOnlyPendingTimers();
});

test('a running job (§2.6, §4.2, §4.3, §9.7) shows its steps, updates by itself, announces each step once, and is not polled when complete', async () => {
  const { backend, user } = await openJob('job_running');
  expect(screen.getByText('Loading the job…')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Short reel, in the making');
  const states = () => frames().map(([state]) => state);
  expect(states().join(' ')).toBe('completed completed processing pending pending pending pending');
  expect(screen.getByText('2 of 7 steps finished')).toBeVisible();
  expect(screen.getByText('In progress')).toBeVisible();
  expect(document.title).toMatch(/^29%/);
  const making = within(await part('Avatar'));
  expect(making.getByText('Now: step 3 of 7')).toBeVisible();
  expect(making.getByText('Avatar provider · filming…')).toBeVisible();
  expect(making.getByText('Three things nobody tells you about opening a studio')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Generated content|Downloads/ })).not.toBeInTheDocument();
  expect(recentJobs('user_ada')).toMatchObject([{ id: 'job_running', goal: 'reel' }]);
  const status = screen.getByText('Being made: Avatar. 29% done.');
  await pollsGoBy(1);
  expect(status).toHaveTextContent('Being made: Avatar. 29% done.');

  const copy = screen.getByRole('button', { name: 'Copy job id' });
  act(() => copy.focus());
  backend.clock.advance(10 * MINUTE_MS);
  await pollsGoBy(1);
  expect(await screen.findByRole('heading', { name: 'Generated content' })).toBeVisible();
  expect(status).toHaveTextContent('The job is complete.');
  expect(copy).toHaveFocus();
  expect(screen.getByText('100%')).toBeVisible();
  const readingsSoFar = readings();
  await pollsGoBy(5);
  expect(readings()).toBe(readingsSoFar);
  // A line of seven steps, which opens.
  expect(frames()[0]).toEqual(['completed', 'Script Completed. Script provider · written']);
  await user.click(screen.getByRole('button', { name: 'Show the steps' }));
  expect(screen.getByRole('button', { name: 'Hide the steps' })).toHaveAttribute('aria-expanded', 'true');
  expect(states()).toEqual(Array.from({ length: 7 }, () => 'completed'));
});

test('a running job is read every two seconds, also after a poll that failed, and says why (decision 18), until it is Job Not Found', async () => {
  const page = await openJob('job_running');
  const { backend } = page;
  await screen.findByText('29%');
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  for (const [fault, words, isOnline] of [
    [{ kind: 'status', status: 500 }, 'Reconnecting…', true],
    [{ kind: 'status', status: 403 }, 'Couldn’t update this job. Trying again…', true],
    [{ kind: 'status', status: 404 }, 'Couldn’t find this job. Checking again…', true],
    [{ kind: 'network' }, 'You are offline. Updates continue when you are back online.', false],
  ] as [Answer, string, boolean][]) {
    onLine.mockReturnValue(isOnline);
    await backend.faults.add({ operation: 'getJob', ...fault, times: 1 });
    await pollsGoBy(1);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('29%')).toBeVisible();
    await pollsGoBy(1);
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  }
  expect(recentJobs('user_ada')).toHaveLength(1);
  const outdated = { status: 'IN_PROGRESS', next: 'VOICE', updatedAt: '2020-01-01T00:00:00Z' };
  await respondWith(page, responses(outdated));
  await pollsGoBy(2);
  expect(screen.getByText('29%')).toBeVisible();

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

test('a job is not polled for as long as a busy server asks; by a button when that is more than two minutes', async () => {
  const { backend, user } = await openJob('job_running');
  await screen.findByText('29%');
  const long = { date: 'Sun, 22 Nov 2026 09:30:00 GMT', 'retry-after': 'Sun, 22 Nov 2026 09:40:00 GMT' };
  const busy = { operation: 'getJob', kind: 'status', status: 503, times: 1 } as const;
  await backend.faults.add({ ...busy, headers: long });
  await pollsGoBy(1);
  expect(await screen.findByText('The server is busy. Next update in 10 minutes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.queryByText(/busy/)).not.toBeInTheDocument());
  await backend.faults.add({ ...busy, headers: { 'retry-after': '30' } });
  await pollsGoBy(1);
  expect(await screen.findByText('The server is busy. Next update in 30 seconds.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  const readingsSoFar = readings();
  await pollsGoBy(5);
  expect(readings()).toBe(readingsSoFar);
});

test('a job that is not found at first, by one server of several, stays in Recent jobs', async () => {
  addRecentJob('user_ada', { id: 'job_running', goal: 'reel' });
  await openJob('job_running', { kind: 'status', status: 404, times: 1 });
  await screen.findByText('Job Not Found');
  await pollsGoBy(2);
  expect(await screen.findByText('29%')).toBeVisible();
  expect(recentJobs('user_ada')).toHaveLength(1);
});

test('a job that cannot be read says why, offers to try again, is shown by itself later, and polled until it is left', async () => {
  const { user, backend } = await openJob('job_running', { kind: 'body', body: {}, times: 1 });
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't read the server's response.");
  await backend.faults.add({ operation: 'getJob', kind: 'network', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent("Can't reach the server"));
  expect(screen.queryByText('Job Not Found')).not.toBeInTheDocument();
  await pollsGoBy(2);
  expect(await screen.findByText('29%')).toBeVisible();
  cleanup();
  const readingsSoFar = readings();
  await pollsGoBy(3);
  expect(readings()).toBe(readingsSoFar);
});

test.each([
  [10, 2, false],
  [END_MINUTES + 10, -2, true],
  [undefined, 2, false],
])(
  'a running job is overdue by the server’s time alone (decision 42): answered %s minutes after its start, this device’s clock %i hours off',
  async (minutes, hours, isOver) => {
    const respondedAt = (after: number) => new Date(Date.parse(completeJob.createdAt) + after * MINUTE_MS);
    const headers = minutes === undefined ? {} : { date: respondedAt(minutes).toUTCString() };
    await openJob('job_complete', { ...responses({ status: 'PROCESSING' }), headers }, () => {
      setClock();
      vi.spyOn(Date, 'now').mockReturnValue(respondedAt(10 + hours * 60).getTime());
    });
    expect(await screen.findByText('In progress')).toBeVisible();
    // An overdue job is reported at once.
    await atRest();
    expect(screen.queryAllByText('This job is taking too long')).toHaveLength(isOver ? 1 : 0);
    const again = screen.queryAllByRole('button', { name: 'Create again with the same brief' });
    expect(again).toHaveLength(isOver ? 1 : 0);
  },
);

test.each([
  ['PENDING', 'SCRIPT', 'Script', 'Queued for step 1 of 7', 'Pending'],
  ['PROCESSING', 'DONE', 'All steps finished', /^Your video appears here when/, 'In progress'],
])('a job has a frame when it is %s at %s', async (status, next, name, words, badge) => {
  const odd = { createdAt: 'soon', updatedAt: '2030-01-01T00:00:00Z' };
  await openJob('job_complete', responses({ status, next, ...odd }));
  expect(within(await part(name)).getByText(words)).toBeVisible();
  expect(screen.getAllByText(badge)[0]).toBeVisible();
  expect(document.body).not.toHaveTextContent(/NaN|ago/);
});

test('a failed job says what was reached and where it failed, and is created again with its photos (§4.3)', async () => {
  const photos = [{ url: '/api/objects/upload/a', name: 'a.png', thumbnail: '' }];
  savePhotosOfJob('user_ada', 'job_error', photos);
  const { user } = await openJob('job_error');
  expect(await screen.findByText('Failed at Voice')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByText('Stopped at step 2 of 7')).toBeVisible();
  expect(screen.getByText('Delivered').nextSibling).toHaveTextContent('0%');
  // All states and texts are in pipeline.test.ts.
  expect(frames()[1]).toEqual(['failed', '2VoiceFailedVoice provider · did not finish']);
  expect(frames()[6]).toEqual(['failed', '7ScheduleFailedScheduling provider · not started']);
  expect(screen.getByText(/Your brief and its 1 photo are saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create again with the same brief' }));
  const earlier = { id: 'job_error', brief: expect.anything(), photos };
  expect(createModal.open).toHaveBeenLastCalledWith('ai_twin', earlier);
});

test('a complete job (§2.6, §4.3) leads with its video, which one button starts, and offers its downloads and its brief again', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user } = await openJob('job_complete');
  const video = await screen.findByLabelText('The finished video');
  expect(video).toHaveAttribute('src', expect.stringMatching(/9x16\.webm$/));
  expect(screen.getByText('Complete')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Portrait of the presenter' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Cover of the video: / })).toBeVisible();
  for (const file of ['video', 'avatar', 'thumbnail', 'script']) {
    expect(screen.getByRole('button', { name: `Download ${file}` })).toBeEnabled();
  }
  await user.click(screen.getByRole('button', { name: 'Create another with this brief' }));
  const earlier = { id: 'job_complete', brief: expect.anything(), photos: [] };
  expect(createModal.open).toHaveBeenLastCalledWith('commercial', earlier);
  expect(video).not.toHaveAttribute('controls');
  await user.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(play).toHaveBeenCalledOnce();
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Play the video' })).not.toBeInTheDocument();
});

test('a complete job (§2.6, §4.3) shows its brief and times, without assets says so, and offers no download', async () => {
  await openJob('job_complete', responses({}));
  expect(await screen.findByText('Nothing was delivered')).toBeVisible();
  expect(screen.getByText('The job is complete, but nothing was delivered.')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/downloads are below|Download /);
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
  const moments = within(await part('Timeline'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(moments).toEqual([
    expect.stringMatching(/^CreatedNov 20, 2026/),
    expect.stringMatching(/^Last updatedNov 20, 2026.*7 minutes after it was created$/),
    expect.stringMatching(/^Scheduled.*Nov 24, 2026.*18:00/),
  ]);
});

test('a complete job (§2.6, §4.3) names missing assets, uses no `javascript:` URL, and shows odd values as they are', async () => {
  const assets = { finalVideoUrl: 'javascript:alert(1)', avatarUrl: 'data:text/html,x', script: 'Hello' };
  const odd = { goal: 'podcast', input: { ...input, platform: 'radio', schedule_at: 'soon' } };
  await openJob('job_complete', responses({ assets, ...odd, createdAt: 'yesterday' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Content, finished without a film',
  );
  expect(screen.getByText('Video was not delivered.')).toBeVisible();
  expect(screen.getByText('Not available for this job: video, avatar, thumbnail.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download script' })).toBeEnabled();
  // What is copied is not translated.
  expect(screen.getByText('Hello')).toHaveAttribute('translate', 'no');
  expect(within(await part('Timeline')).getByText('Created').parentElement).toHaveTextContent('unknown');
  expect(within(await part('Details')).getByText('radio')).toBeVisible();
  expect(screen.getByText('soon')).toBeVisible();
});

test('a complete job (§2.6, §4.3) whose film has no poster shows the brief until there is a first frame', async () => {
  await openJob('job_complete', responses({ assets: { finalVideoUrl: '/media/video.webm' } }));
  const video = await screen.findByLabelText('The finished video');
  expect(screen.getAllByText(input.idea)).toHaveLength(2);
  act(() => void video.dispatchEvent(new Event('loadeddata')));
  expect(screen.getAllByText(input.idea)).toHaveLength(1);
});

test('a complete job (§2.6, §4.3) whose connection is lost while the video plays offers to try again, and shows all when it is back', async () => {
  const { user, backend } = await openJob('job_complete');
  const fail = async (element: HTMLElement) =>
    act(async () => void element.dispatchEvent(new Event('error')));
  const video = () => screen.findByLabelText('The finished video');
  await video();
  await backend.faults.add({ operation: '*', kind: 'network' });
  for (const press of [true, false]) {
    await fail(await video());
    expect(await screen.findByText('Video could not be loaded.')).toBeVisible();
    if (press) await user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await backend.faults.clear();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail(screen.getByRole('img', { name: 'Portrait of the presenter' }));
  expect(await screen.findByText('Avatar could not be loaded.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/can’t (play|show)|Not available for this job/);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('img', { name: 'Portrait of the presenter' })).toBeVisible();
  // The address is the same, and the browser says that it was the network.
  Object.defineProperty(await video(), 'error', { value: { code: 2 } });
  await fail(await video());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await fail(await video());
  expect(await screen.findByText(/This browser can’t play the video/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download video' })).toBeEnabled();
});

/** The server signs the addresses anew with each reading, and only the latest can be loaded. */
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
  vi.spyOn(globalThis, 'fetch').mockImplementation((given, init) => {
    const url = String(given instanceof Request ? given.url : given);
    if (!url.startsWith('/media/')) return fetch(given, init);
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
    /** They expire, and the server has none that can be loaded. */
    expire: () => (signed += 10),
  };
}

test('a complete job (§2.6, §4.3) renews addresses that have expired, each by one reading (decision 76): of a download, of a picture, and of the video, which goes on where it was', async () => {
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
  // The others are still shown as they were.
  expect(video).toHaveAttribute('src', '/media/video.webm?signed=0');
  const pictures = screen.getAllByRole('img', { name: /^Portrait|^Cover/ });
  for (const element of [video, ...pictures]) act(() => void element.dispatchEvent(new Event('error')));
  await waitFor(() => expect(video).toHaveAttribute('src', '/media/video.webm?signed=1'));
  Object.defineProperty(video, 'readyState', { value: 0 });
  video.currentTime = 0;
  for (const event of ['timeupdate', 'loadedmetadata']) act(() => void video.dispatchEvent(new Event(event)));
  expect([video.currentTime, play.mock.calls.length]).toEqual([7, 1]);
  const thumbnail = screen.getByRole('img', { name: /^Cover of the video: / });
  await waitFor(() => expect(thumbnail).toHaveAttribute('src', '/media/thumbnail.png?signed=1'));
  expect(video).toHaveAttribute('poster', '/media/thumbnail.png?signed=1');
  expect(renewals()).toBe(3);
});

test('a complete job (§2.6, §4.3) reads the job once for a file that is gone, and again when an address may have expired', async () => {
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

test('a complete job (§2.6, §4.3) opens a file in a tab whose host refuses to be read by the page, at an address that has not expired', async () => {
  const replace = vi.fn();
  const tab = { opener: window, location: { replace } };
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
  const address = (at: number) => `https://files.example/video.mp4?signed=${at}`;
  const body = (at: number) => ({ ...completeJob, assets: { finalVideoUrl: address(at) } });
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
  for (const at of [0, 1]) {
    fireEvent.click(link);
    // By the press, not after the address is read: Safari would block it.
    expect(opened).toHaveBeenCalledTimes(at + 1);
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith(address(at)));
    expect(tab.opener).toBeNull();
    backend.clock.advance(JOB_ASSET_LIFETIME_MS);
    await respondWith(page, { kind: 'body', body: body(at + 1) });
  }
  expect(link).toHaveAttribute('href', address(1));
  // Another host may allow it.
  const elsewhere = { ...completeJob, assets: { finalVideoUrl: 'https://other.example/video.mp4' } };
  await respondWith(page, { kind: 'body', body: elsewhere });
  await user.click(link);
  expect(await screen.findByRole('button', { name: 'Download video' })).toBeEnabled();
});

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('Check now of a job announces that it has checked', async () => {
  const { backend, user } = await openJob('job_running');
  await screen.findByText('29%');
  const headers = { date: 'Sun, 22 Nov 2026 09:30:00 GMT', 'retry-after': 'Sun, 22 Nov 2026 09:40:00 GMT' };
  await backend.faults.add({ operation: 'getJob', kind: 'status', status: 503, times: 1, headers });
  await pollsGoBy(1);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(announced()).toContain('Checked just now.'));
});

test('a download of a job is announced', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openJob('job_complete');
  await user.click(await screen.findByRole('button', { name: 'Download script' }));
  expect(announced()).toContain('Script downloaded.');
});

test('script, avatar, thumbnail of a complete job are under Generated content', async () => {
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
