import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addRecentJob, recentJobs } from '#entities/job/recent-jobs.ts';
import { savePhotosOfJob } from '#entities/job/reference-photos.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest } from '#mocks/testing/test-calls.ts';
import { JOB_ASSET_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { recordRequests, type RequestLog } from '#test/error-catalogue/request-log.ts';
import { renderPart } from '#test/render-part.tsx';
import { JobById } from './job-page.tsx';

const POLL_MS = 2000;
const MINUTE_MS = 60_000;
const onCreateAgain = vi.fn();

let requests: RequestLog;
/** How often a job was read so far. */
const readings = () => requests.paths('getJob').length;

/** Opens the page of a job, where reading it may go wrong. */
function openJob(id: string, fault?: Omit<Fault, 'operation'>) {
  const page = (
    <Routes>
      <Route element={<Outlet context={onCreateAgain} />}>
        <Route path="*" element={<JobById id={id} />} />
      </Route>
    </Routes>
  );
  return renderPart(page, {
    prepare: (backend) => {
      requests = recordRequests();
      return fault && backend.faults.add({ operation: 'getJob', ...fault });
    },
  });
}

const pollsGoBy = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * POLL_MS + 50));

function frames() {
  const strip = screen.getByRole('region', { name: 'Pipeline' });
  return within(strip)
    .getAllByRole('listitem')
    .map((frame) => frame.dataset['state']);
}

const completeJob = {
  id: 'job_complete',
  status: 'COMPLETE',
  next: 'DONE',
  goal: 'commercial',
  input: {
    platform: 'instagram',
    ratio: '1:1',
    voice: 'ai',
    brand: 'Warm',
    idea: 'A candle',
    schedule_at: '',
  },
  assets: {},
  createdAt: '2026-11-20T14:02:00Z',
  updatedAt: '2026-11-20T14:09:30Z',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('a running job (§2.6, §4.3, §9.7)', () => {
  test('shows its steps and percentage, and no unfinished assets', async () => {
    await openJob('job_running');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Short reel, in the making');
    expect(frames().join(' ')).toBe('completed completed processing pending pending pending pending');
    expect(screen.getByText('29%')).toBeVisible();
    expect(screen.getByText('2 of 7 steps finished')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Generated content' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Downloads' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^29%/);
  });

  test('updates by itself, announces each step once, and is not polled when complete', async () => {
    const { backend } = await openJob('job_running');
    const told = await screen.findByText('Avatar is being made. 29% done.');
    await pollsGoBy(1);
    expect(told).toHaveTextContent('Avatar is being made. 29% done.');

    backend.clock.advance(10 * MINUTE_MS);
    await pollsGoBy(1);
    expect(await screen.findByRole('heading', { name: 'Generated content' })).toBeVisible();
    expect(told).toHaveTextContent('The job is complete.');
    expect(frames()).toEqual(Array.from({ length: 7 }, () => 'completed'));
    expect(screen.getByText('100%')).toBeVisible();

    const readingsSoFar = readings();
    await pollsGoBy(5);
    expect(readings()).toBe(readingsSoFar);
  });

  test.each<[string, Omit<Fault, 'operation'>, string]>([
    ['found the server away', { kind: 'status', status: 500, times: 3 }, 'Reconnecting…'],
    [
      'was refused (decision 18)',
      { kind: 'status', status: 403, times: 3 },
      'The server refused the last update. Trying again…',
    ],
  ])('is read every two seconds, also after a poll that %s', async (_, fault, words) => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    await backend.faults.add({ operation: 'getJob', ...fault });
    await pollsGoBy(1);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('29%')).toBeVisible();
    await pollsGoBy(3);
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(screen.queryByText('Job Not Found')).not.toBeInTheDocument();
  });

  test('that is deleted meanwhile is Job Not Found, and is not polled', async () => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    await backend.faults.add({ operation: 'getJob', kind: 'status', status: 404 });
    await pollsGoBy(1);
    expect(await screen.findByText('The server did not find this job. Asking again…')).toBeVisible();
    expect(screen.getByText('29%')).toBeVisible();
    await pollsGoBy(1);
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    const readingsSoFar = readings();
    await pollsGoBy(3);
    expect(readings()).toBe(readingsSoFar);
    expect(recentJobs('user_ada')).toEqual([]);
  });

  test.each([0, 1])(
    'after %i answers: one 404 is asked again, and the job stays in Recent jobs',
    async (skip) => {
      addRecentJob('user_ada', { id: 'job_running', goal: 'reel' });
      await openJob('job_running', { kind: 'status', status: 404, skip, times: 1 });
      await screen.findByText(skip === 0 ? 'Job Not Found' : '29%');
      for (let polls = 0; polls < 3; polls += 1) await pollsGoBy(1);
      expect(await screen.findByText('29%')).toBeVisible();
      expect(screen.queryByText(/did not find/)).not.toBeInTheDocument();
      expect(recentJobs('user_ada')).toHaveLength(1);
    },
  );

  test('that failed ends, though the worker that says so has a clock that is behind', async () => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    const body = { ...completeJob, status: 'ERROR', next: 'VOICE', updatedAt: '2020-01-01T00:00:00Z' };
    await backend.faults.add({ operation: 'getJob', kind: 'body', body });
    await pollsGoBy(1);
    expect(await screen.findByText('Failed at Voice')).toBeVisible();
  });

  test('is not polled for as long as a busy server asks', async () => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    const headers = { 'retry-after': '30' };
    await backend.faults.add({ operation: 'getJob', kind: 'status', status: 429, headers, times: 1 });
    await pollsGoBy(1);
    expect(await screen.findByText('The server is busy and asked to wait 30 seconds.')).toBeVisible();
    // From here on time passes only by polls.
    vi.setTimerTickMode('manual');
    const readingsSoFar = readings();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 29_000);
    await pollsGoBy(5);
    expect(readings()).toBe(readingsSoFar);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    await pollsGoBy(1);
    await atRest();
    expect(screen.queryByText(/busy/)).not.toBeInTheDocument();
    expect(readings()).toBe(readingsSoFar + 1);
  });

  test('can be polled by a button when the server asks for more than two minutes', async () => {
    const { backend, user } = await openJob('job_running');
    await screen.findByText('29%');
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    const headers = { date: 'Sun, 22 Nov 2026 09:30:00 GMT', 'retry-after': 'Sun, 22 Nov 2026 09:40:00 GMT' };
    await backend.faults.add({ operation: 'getJob', kind: 'status', status: 503, headers, times: 1 });
    await pollsGoBy(1);
    expect(await screen.findByText('The server is busy and asked to wait 10 minutes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.queryByText(/busy/)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  });

  test('says that the device is offline', async () => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await backend.faults.add({ operation: 'getJob', kind: 'network' });
    await pollsGoBy(1);
    expect(
      await screen.findByText('You are offline. Updates continue when you are back online.'),
    ).toBeVisible();
  });

  test('ignores an outdated answer', async () => {
    const { backend } = await openJob('job_running');
    await screen.findByText('29%');
    const body = { ...completeJob, status: 'IN_PROGRESS', next: 'VOICE', updatedAt: '2020-01-01T00:00:00Z' };
    await backend.faults.add({ operation: 'getJob', kind: 'body', body });
    const readingsSoFar = readings();
    await pollsGoBy(2);
    expect(readings()).toBeGreaterThan(readingsSoFar);
    expect(screen.getByText('29%')).toBeVisible();
  });

  test('is not polled when its page is left', async () => {
    await openJob('job_running');
    await screen.findByText('29%');
    cleanup();
    const readingsSoFar = readings();
    await pollsGoBy(5);
    expect(readings()).toBe(readingsSoFar);
  });

  test('is added to the recent jobs', async () => {
    await openJob('job_running');
    await screen.findByText('29%');
    expect(recentJobs('user_ada')).toMatchObject([{ id: 'job_running', goal: 'reel' }]);
  });
});

describe('a job that cannot be shown', () => {
  test('says why it could not be read, and offers to try again', async () => {
    const { user } = await openJob('job_running', { kind: 'network', times: 1 });
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach the server");
    expect(screen.queryByText('Job Not Found')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('29%')).toBeVisible();
  });

  test('is shown by itself when the server is reachable again', async () => {
    await openJob('job_running', { kind: 'status', status: 500, times: 3 });
    await screen.findByRole('alert');
    await pollsGoBy(3);
    expect(await screen.findByText('29%')).toBeVisible();
  });

  test('treats an invalid answer as a failure', async () => {
    await openJob('job_running', { kind: 'body', body: {}, times: 1 });
    expect(await screen.findByRole('alert')).toHaveTextContent("The server's answer could not be read.");
  });
});

describe('a failed job (§4.3)', () => {
  test('says where it failed, and which steps were finished', async () => {
    await openJob('job_error');
    expect(await screen.findByText('Failed at Voice')).toBeVisible();
    expect(frames()).toEqual(['completed', ...Array.from({ length: 6 }, () => 'failed')]);
    const strip = within(screen.getByRole('region', { name: 'Pipeline' }));
    const coloured = strip.getAllByRole('listitem').filter(({ dataset }) => dataset['muted'] === undefined);
    expect(coloured.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Voice/)]);
    expect(screen.getByText('0%')).toBeVisible();
    expect(screen.getByText('1 of 7 steps finished')).toBeVisible();
    expect(screen.getByText(/Its photos are not on this device and have to be added again/)).toBeVisible();
  });

  test('passes on the photos it was created with', async () => {
    const photos = [{ url: '/api/objects/upload/a', name: 'a.png', thumbnail: '' }];
    savePhotosOfJob('user_ada', 'job_error', photos);
    const { user } = await openJob('job_error');
    await user.click(await screen.findByRole('button', { name: 'Create again with the same brief' }));
    expect(onCreateAgain).toHaveBeenLastCalledWith('ai_twin', expect.anything(), photos);
    expect(screen.getByText(/The brief and its 1 photo are kept/)).toBeVisible();
  });
});

describe('a complete job (§2.6, §4.3)', () => {
  test('shows its script, video and pictures, and offers downloads', async () => {
    await openJob('job_complete');
    expect(await screen.findByLabelText('The finished video')).toHaveAttribute(
      'src',
      expect.stringMatching(/9x16\.webm$/),
    );
    expect(screen.getByRole('img', { name: 'Avatar of this job' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Thumbnail of this job' })).toBeVisible();
    for (const file of ['video', 'avatar', 'thumbnail', 'script']) {
      expect(screen.getByRole('button', { name: `Download ${file}` })).toBeEnabled();
    }
  });

  test('without assets says so and offers no download', async () => {
    await openJob('job_complete', { kind: 'body', body: completeJob });
    expect(await screen.findByText('Nothing was delivered')).toBeVisible();
    expect(screen.getByText('The job is complete, but nothing was delivered.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/downloads are below|Download /);
  });

  test('with missing assets names them', async () => {
    await openJob('job_complete', { kind: 'body', body: { ...completeJob, assets: { script: 'Hello' } } });
    expect(await screen.findByText('Video was not delivered.')).toBeVisible();
    expect(screen.getByText('Not available for this job: video, avatar, thumbnail.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download script' })).toBeEnabled();
  });

  test('starts its video by one button, which the browser’s controls replace', async () => {
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

  test('with a video this browser cannot play says so, and still offers the file', async () => {
    await openJob('job_complete');
    const video = await screen.findByLabelText('The finished video');
    act(() => void video.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/This browser can’t play the video/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download video' })).toBeEnabled();
    expect(document.body).not.toHaveTextContent('Not available for this job');
  });

  test('whose connection is lost while the video plays offers to try again, and shows all when it is back', async () => {
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
    await fail(screen.getByRole('img', { name: 'Avatar of this job' }));
    expect(await screen.findByText('Avatar could not be loaded.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/can’t (play|show)|Not available for this job/);
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('img', { name: 'Avatar of this job' })).toBeVisible();
    // The address is the same, and the browser says that it was the network.
    Object.defineProperty(await video(), 'error', { value: { code: 2 } });
    await fail(await video());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await fail(await video());
    expect(await screen.findByText(/This browser can’t play the video/)).toBeVisible();
  });

  test('with a video that cannot be loaded removes that download only', async () => {
    const { user } = await openJob('job_complete');
    const download = await screen.findByRole('button', { name: 'Download video' });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 404 }));
    await user.click(download);
    expect(await screen.findByText('Video is not available.')).toBeVisible();
    expect(screen.getByText('Not available for this job: video.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download script' })).toBeEnabled();
  });

  /** The server signs the addresses anew with each reading, and only the latest can be loaded. */
  async function openSigned() {
    let signed = 0;
    const address = (file: string, at: number) => `/media/${file}?signed=${at}`;
    const page = await openJob('job_complete', { kind: 'body', body: signedJob(0) });
    // `recordRequests` has replaced it.
    const fetch = vi.mocked(globalThis.fetch).getMockImplementation() ?? globalThis.fetch;
    const loaded: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (!url.startsWith('/media/')) return fetch(input, init);
      loaded.push(url);
      const isValid = signed > 0 && url.endsWith(`=${signed}`);
      const headers = { 'content-type': 'image/png' };
      return Promise.resolve(
        isValid ? new Response('bytes', { headers }) : new Response(null, { status: 403 }),
      );
    });
    await screen.findByLabelText('The finished video');
    const readingsBefore = readings();

    function signedJob(at: number) {
      const assets = {
        script: 'Hello',
        finalVideoUrl: address('video.webm', at),
        avatarUrl: address('avatar.png', at),
        thumbnailUrl: address('thumbnail.png', at),
      };
      return { ...completeJob, assets };
    }

    return {
      ...page,
      loaded,
      renewals: () => readings() - readingsBefore,
      async signAnew() {
        signed += 1;
        await page.backend.faults.clear();
        await page.backend.faults.add({ operation: 'getJob', kind: 'body', body: signedJob(signed) });
      },
      /** They expire, and the server has none that can be loaded. */
      expire: () => (signed += 10),
    };
  }

  test('downloads a file whose address has expired, by one reading of the job (decision 76)', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, signAnew, loaded, renewals } = await openSigned();
    await signAnew();
    await user.click(screen.getByRole('button', { name: 'Download avatar' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(loaded).toEqual(['/media/avatar.png?signed=0', '/media/avatar.png?signed=1']);
    await user.click(screen.getByRole('button', { name: 'Download avatar' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(renewals()).toBe(1);
    // The others are still shown as they were.
    expect(screen.getByLabelText('The finished video')).toHaveAttribute('src', '/media/video.webm?signed=0');
    expect(document.body).not.toHaveTextContent('Not available');
  });

  test('shows a video and pictures whose addresses have expired, at the place where the video was', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { signAnew, renewals } = await openSigned();
    const video = screen.getByLabelText<HTMLVideoElement>('The finished video');
    Object.defineProperty(video, 'readyState', { value: 4, configurable: true });
    video.currentTime = 7;
    for (const event of ['play', 'timeupdate']) act(() => void video.dispatchEvent(new Event(event)));
    await signAnew();
    for (const element of [video, ...screen.getAllByRole('img', { name: /of this job/ })])
      act(() => void element.dispatchEvent(new Event('error')));
    await waitFor(() => expect(video).toHaveAttribute('src', '/media/video.webm?signed=1'));
    Object.defineProperty(video, 'readyState', { value: 0 });
    video.currentTime = 0;
    for (const event of ['timeupdate', 'loadedmetadata'])
      act(() => void video.dispatchEvent(new Event(event)));
    expect([video.currentTime, play.mock.calls.length]).toEqual([7, 1]);
    for (const name of ['Avatar', 'Thumbnail']) {
      const picture = screen.getByRole('img', { name: `${name} of this job` });
      await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringContaining('signed=1')));
    }
    expect(video).toHaveAttribute('poster', '/media/thumbnail.png?signed=1');
    expect(renewals()).toBe(3);
  });

  test('reads the job once for a file that is gone, and again when an address may have expired', async () => {
    const { user, backend, signAnew, expire, renewals } = await openSigned();
    const video = screen.getByLabelText('The finished video');
    for (let failures = 0; failures < 4; failures += 1) {
      await signAnew();
      await act(async () => void video.dispatchEvent(new Event('error')));
    }
    expect(await screen.findByText(/This browser can’t play the video/)).toBeVisible();
    expect(renewals()).toBe(1);
    expire();
    await user.click(screen.getByRole('button', { name: 'Download video' }));
    expect(await screen.findByText('Video is not available.')).toBeVisible();
    expect(renewals()).toBe(1);
    const avatar = screen.getByRole('img', { name: 'Avatar of this job' });
    for (const expected of [2, 3]) {
      await signAnew();
      await act(async () => void avatar.dispatchEvent(new Event('error')));
      await waitFor(() => expect(renewals()).toBe(expected));
      backend.clock.advance(JOB_ASSET_LIFETIME_MS);
    }
    expect(avatar).toBeVisible();
  });

  test('with a download that takes too long says that, and keeps offering it', async () => {
    const { user } = await openJob('job_complete');
    const download = await screen.findByRole('button', { name: 'Download video' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new DOMException('Too long.', 'TimeoutError'));
    await user.click(download);
    expect(await screen.findByText('The server took too long to answer. Please try again.')).toBeVisible();
    expect(download).toBeEnabled();
  });

  test('opens a file in a tab whose host refuses to be read by the page, at an address that has not expired', async () => {
    const replace = vi.fn();
    const tab = { opener: window, location: { replace } };
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
    const address = (at: number) => `https://files.example/video.mp4?signed=${at}`;
    const body = (at: number) => ({ ...completeJob, assets: { finalVideoUrl: address(at) } });
    const { user, backend } = await openJob('job_complete', { kind: 'body', body: body(0) });
    const fetch = vi.mocked(globalThis.fetch).getMockImplementation() ?? globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      typeof input === 'string' && input.startsWith('https://files.example')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init),
    );
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const download = await screen.findByRole('button', { name: 'Download video' });
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
      await backend.faults.clear();
      await backend.faults.add({ operation: 'getJob', kind: 'body', body: body(at + 1) });
    }
    expect(link).toHaveAttribute('href', address(1));
    // Another host may allow it.
    const elsewhere = { ...completeJob, assets: { finalVideoUrl: 'https://other.example/video.mp4' } };
    await backend.faults.clear();
    await backend.faults.add({ operation: 'getJob', kind: 'body', body: elsewhere });
    await user.click(link);
    expect(await screen.findByRole('button', { name: 'Download video' })).toBeEnabled();
  });

  test('never uses a `javascript:` URL', async () => {
    const assets = { finalVideoUrl: 'javascript:alert(1)', avatarUrl: 'data:text/html,x', script: 'Hello' };
    await openJob('job_complete', { kind: 'body', body: { ...completeJob, assets } });
    expect(await screen.findByText('Video was not delivered.')).toBeVisible();
    expect(screen.getByText('Avatar was not delivered.')).toBeVisible();
  });

  test('shows invalid dates as unknown, and unknown values as they are', async () => {
    const body = {
      ...completeJob,
      goal: 'podcast',
      input: { ...completeJob.input, platform: 'radio', schedule_at: 'soon' },
      createdAt: 'yesterday',
    };
    await openJob('job_complete', { kind: 'body', body });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Content, ready to roll');
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    expect(within(timeline).getByText('Created').parentElement).toHaveTextContent('unknown');
    expect(screen.getByText('radio')).toBeVisible();
    expect(screen.getByText('soon')).toBeVisible();
  });
});
