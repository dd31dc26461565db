import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import useSWR from 'swr';
import { describe, expect, test, vi } from 'vitest';
import type { EarlierJob } from '#entities/job/brief.ts';
import { recentJobs, photosOfJob } from '#entities/job/stored-jobs.ts';
import { selectTwin } from '#entities/twin/selected-twin.ts';
import { fetchTwins } from '#entities/twin/use-twins.ts';
import { atRest, holdResponses } from '#mocks/testing/test-requests.ts';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { TwinHead } from '#shared/ui/twin-face.tsx';
import { brandBox, createButton, fillBrief, ideaBox } from '#test/error-catalogue/actions.ts';
import { storePictures } from '#test/faults/stored-files.ts';
import { picture } from '#test/picture.ts';
import { renderPart } from '#test/render-part.tsx';
import type { PreparedBackend } from '#test/start-backend.ts';
import { storedValue, storeValue } from '#test/stored-values.ts';
import { CreateContentModal } from './create-content-modal.tsx';
import { EMPTY_BRIEF } from './job-draft.ts';

async function openModal(type: string, options: PreparedBackend & { earlier?: EarlierJob } = {}) {
  const { earlier, ...backendOptions } = options;
  const onClose = vi.fn();
  const page = await renderPart(
    <>
      <CreateContentModal type={type} earlier={earlier} onClose={onClose} />
      <JobList />
    </>,
    backendOptions,
  );
  return { ...page, onClose };
}

const readJobs = vi.fn(() => Promise.resolve([]));

/** A list of jobs, as a later screen may have one. */
function JobList() {
  useSWR(['/api/jobs'], readJobs);
  return null;
}

const photo = (name: string) => ({ url: `/api/objects/upload/${name}`, name, thumbnail: '' });
const uploaded = {
  userId: 'user_ada',
  createdAt: 0,
  expiresAt: 1,
  usedAt: 1,
  mediaType: 'image/png',
  bytes: 1,
};

/** The server creates the job, and its response is lost. */
const LOST_RESPONSE = {
  operation: 'createJob',
  kind: 'status',
  status: 500,
  afterEffect: true,
  times: 3,
} as const;

const choices = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

describe('the form (§2.7, §9.6)', () => {
  test('offers the documented choices (§3.3)', async () => {
    await openModal('commercial');
    await screen.findByTestId('platform-preview');
    expect(choices('Platform')).toEqual(['tiktok', 'instagram', 'facebook', 'youtube', 'linkedin']);
    expect(choices('Ratio')).toEqual(['9:16', '1:1', '16:9']);
    expect(choices('Voice')).toEqual(['ai', 'user']);
  });

  test('starts with the documented defaults (§3.3)', async () => {
    await openModal('commercial');
    await screen.findByTestId('platform-preview');
    for (const name of ['TikTok', '9:16', 'AI voice'])
      expect(screen.getByRole('radio', { name })).toBeChecked();
    for (const field of [brandBox(), ideaBox(), screen.getByLabelText('Schedule')])
      expect(field).toHaveValue('');
  });

  test('describes the schedule by the time zone', async () => {
    await openModal('commercial');
    expect(await screen.findByLabelText('Schedule')).toHaveAttribute('type', 'datetime-local');
    expect(screen.getByLabelText('Schedule')).toHaveAccessibleDescription(
      expect.stringContaining(Intl.DateTimeFormat().resolvedOptions().timeZone),
    );
  });

  test('is followed by its preview', async () => {
    const { user } = await openModal('commercial');
    const frame = await screen.findByTestId('platform-preview');
    await user.click(screen.getByRole('radio', { name: 'LinkedIn' }));
    await user.click(screen.getByRole('radio', { name: '16:9' }));
    expect(frame).toHaveAttribute('data-platform', 'linkedin');
    expect(frame).toHaveAttribute('data-ratio', '16:9');
    expect(screen.getByText('1920 × 1080')).toBeInTheDocument();
  });

  test('has reference photos before the voice', async () => {
    await openModal('photoshoot', { scenario: 'creator' });
    const photos = await screen.findByRole('region', { name: 'Reference photos' });
    const voice = screen.getByRole('group', { name: 'Voice' });
    expect(photos.compareDocumentPosition(voice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('previews the head of the active twin without a request', async () => {
    const { container } = render(<TwinHead triggerWord="ADA2M" />);
    const head = container.innerHTML;
    cleanup();
    const { backend } = await openModal('photoshoot', { scenario: 'creator' });
    const preview = await screen.findByTestId('platform-preview');
    expect(preview.innerHTML).not.toContain(head);
    expect(backend.requests.list().some(({ url }) => url.includes('/twins/'))).toBe(false);
    const known = await fetchTwins('user_ada');
    act(() => storeValue('twins', known.twins));
    selectTwin('user_ada', 'ADA2M');
    await waitFor(() => expect(preview.innerHTML).toContain(head));
  });

  const previewedImages = () =>
    [...screen.getByTestId('platform-preview').querySelectorAll('img')].map(({ src }) => src);

  test('previews the latest picture of the twin on this device', async () => {
    await storePictures(picture(2), picture(1));
    await openModal('ai_twin', { scenario: 'creator' });
    await waitFor(() => expect(previewedImages()).toEqual([picture(2).imageUrl]));
  });

  test('previews the chosen photos', async () => {
    const photos = [{ url: '/u/0', name: 'a.png', thumbnail: 'data:image/png;base64,QQ==' }];
    await openModal('ai_twin', { scenario: 'creator', earlier: { id: 'job_1', brief: {}, photos } });
    await waitFor(() => expect(previewedImages()).toEqual(['data:image/png;base64,QQ==']));
  });
});

describe('a form that is refused before any request', () => {
  test('focuses the first missing field', async () => {
    const { user } = await openModal('ai_twin');
    await user.type(await waitFor(brandBox), '   ');
    await user.click(createButton());
    expect(brandBox()).toHaveFocus();
  });

  test('shows an error at each missing field', async () => {
    const { user } = await openModal('ai_twin');
    await waitFor(brandBox);
    await user.click(createButton());
    expect(brandBox()).toHaveAccessibleDescription(/Tell us about the brand\./);
    expect(ideaBox()).toHaveAccessibleDescription(/Tell us the idea\./);
    await user.type(brandBox(), 'Warm');
    expect(brandBox()).toBeValid();
  });

  test('focuses Add Photo where only photos are missing', async () => {
    const { user } = await openModal('ai_twin');
    await user.type(await waitFor(brandBox), 'Warm');
    await user.type(ideaBox(), 'A candle');
    await user.click(createButton());
    expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus();
  });
});

describe('the schedule (§3.3, decision 26)', () => {
  const scheduleField = () => screen.getByLabelText<HTMLInputElement>('Schedule');

  /** Submits a form whose schedule shows a date. @param value the value that the browser reports */
  async function openScheduled(value: string, badInput = false) {
    const page = await openModal('reel', { scenario: 'creator' });
    await fillBrief(page);
    fireEvent.change(scheduleField(), { target: { value } });
    if (badInput) {
      vi.spyOn(scheduleField(), 'validity', 'get').mockReturnValue({ badInput } as ValidityState);
    }
    await page.user.click(createButton());
    return page;
  }

  test('is refused while only a date is typed', async () => {
    const { requests } = await openScheduled('', true);
    expect(scheduleField()).toHaveAccessibleDescription(/Enter a date and time, or clear the field\./);
    expect(scheduleField()).toHaveFocus();
    expect(requests.changes()).toEqual({});
  });

  test('is refused in the past', async () => {
    const { requests } = await openScheduled('2026-01-01T09:30');
    expect(scheduleField()).toHaveAccessibleDescription(/This time has passed\. Choose a later one\./);
    expect(requests.changes()).toEqual({});
  });

  test('accepts years of four digits', async () => {
    await openModal('reel');
    expect(await screen.findByLabelText('Schedule')).toHaveAttribute('max', '9999-12-31T23:59');
  });

  test('is empty in a brief that is used again after its time', async () => {
    const brief = { brand: 'Warm', idea: 'A candle', schedule_at: '2026-01-01T09:30' };
    await openModal('reel', { earlier: { id: 'job_1', brief, photos: [] } });
    expect(await screen.findByLabelText('Schedule')).toHaveValue('');
  });

  test('preserves a future time in a brief that is used again', async () => {
    const brief = { brand: 'Warm', idea: 'A candle', schedule_at: '2099-01-01T09:30' };
    await openModal('reel', { earlier: { id: 'job_1', brief, photos: [] } });
    expect(await screen.findByLabelText('Schedule')).toHaveValue('2099-01-01T09:30');
  });
});

describe('creating a job (§2.7, §4.4)', () => {
  /** Fills in a form, and submits it while its response is held. */
  async function submitHeld() {
    const page = await openModal('reel');
    const { user, backend } = page;
    const jobsBefore = backend.db.jobs.size;
    for (const name of ['YouTube', '1:1', 'My voice'])
      await user.click(await screen.findByRole('radio', { name }));
    fireEvent.change(screen.getByLabelText('Schedule'), { target: { value: '2099-12-01T09:30' } });
    await fillBrief(page);
    expect(screen.getByText('Draft saved on this device')).toBeInTheDocument();
    readJobs.mockClear();
    const releaseResponse = holdResponses();
    const form = brandBox().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    return { ...page, jobsBefore, releaseResponse };
  }

  test('cannot be closed before the response', async () => {
    const { user, onClose } = await submitHeld();
    const button = await screen.findByRole('button', { name: 'Creating...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(brandBox()).toBeDisabled();
    await user.keyboard('{Escape}');
    for (const close of screen.getAllByRole('button', { name: 'Close' })) await user.click(close);
    await atRest();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('creates one job from two submits', async () => {
    const { backend, jobsBefore, releaseResponse, onClose } = await submitHeld();
    releaseResponse();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText('Job Created Successfully')).toBeVisible();
    expect(backend.db.jobs.size).toBe(jobsBefore + 1);
    const job = backend.db.jobs.all().at(-1);
    const choices = { platform: 'youtube', ratio: '1:1', voice: 'user', schedule_at: '2099-12-01T09:30' };
    expect(job).toMatchObject({ goal: 'reel', brief: { ...choices, brand: 'Warm', idea: 'A candle' } });
  });

  test('opens the page of the job', async () => {
    const { backend, releaseResponse, onClose } = await submitHeld();
    releaseResponse();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const job = backend.db.jobs.all().at(-1);
    expect(window.location.pathname).toBe(`/job/${job?.id}`);
    expect(recentJobs('user_ada')[0]?.id).toBe(job?.id);
  });

  test('removes the draft', async () => {
    const { releaseResponse, onClose } = await submitHeld();
    releaseResponse();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(storedValue('brief-draft-reel')).toBeNull();
  });

  test('reads the job list again', async () => {
    const { releaseResponse, onClose } = await submitHeld();
    releaseResponse();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(readJobs).toHaveBeenCalledOnce();
  });

  test('returns the focus to the field that sent the form after lost responses', async () => {
    const { user } = await openModal('reel', { faults: [LOST_RESPONSE] });
    await fillBrief({ user });
    const radio = screen.getByRole('radio', { name: 'TikTok' });
    act(() => radio.focus());
    const releaseResponse = holdResponses();
    fireEvent.submit(radio.closest('form') as HTMLFormElement);
    expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveFocus();
    releaseResponse();
    expect(await screen.findByText(/Everything you typed is still here/)).toBeVisible();
    expect(radio).toHaveFocus();
  });

  test('creates the same job when submitted again after lost responses', async () => {
    const { user, backend, onClose } = await openModal('reel', { faults: [LOST_RESPONSE] });
    const jobsBefore = backend.db.jobs.size;
    await fillBrief({ user });
    await user.click(createButton());
    await screen.findByText(/Everything you typed is still here/);
    await user.click(createButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(backend.db.jobs.size).toBe(jobsBefore + 1);
  });
});

describe('the draft of an earlier job', () => {
  const photos = ['a.png', 'b.png', 'c.png'].map(photo);

  /** Opens a photoshoot of three photos. The server does not have the last one. */
  async function openEarlierPhotoshoot() {
    storeValue('photo-draft-photoshoot', [photo('own.png')]);
    storeValue('brief-draft-photoshoot', { ...EMPTY_BRIEF, brand: 'My draft' });
    const page = await openModal('photoshoot', {
      earlier: { id: 'job_1', brief: { brand: 'Warm', idea: 'A candle' }, photos },
      prepare: ({ db }) =>
        Promise.all(['a.png', 'b.png'].map((id) => db.uploads.insert({ ...uploaded, id }))),
    });
    expect(await screen.findByText(`3/${MAX_REFERENCE_PHOTOS} photos uploaded`)).toBeVisible();
    return page;
  }

  test('marks a photo that the server does not have', async () => {
    const { user } = await openEarlierPhotoshoot();
    await user.click(createButton());
    expect(await screen.findAllByText('Add it again')).toHaveLength(1);
    expect(screen.getAllByText(/One of the photos is no longer there/)).toHaveLength(2);
  });

  test('is sent with the addresses of its photos (§7.3)', async () => {
    const { user, backend, onClose } = await openEarlierPhotoshoot();
    await backend.db.uploads.insert({ ...uploaded, id: 'c.png' });
    await user.click(createButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const job = backend.db.jobs.all().at(-1);
    expect(job?.referenceImages).toEqual(photos.map(({ url }) => url));
    expect(photosOfJob('user_ada', job?.id ?? '')).toEqual(photos);
  });

  test('leaves the user’s own draft unchanged', async () => {
    const { user, backend, onClose } = await openEarlierPhotoshoot();
    await backend.db.uploads.insert({ ...uploaded, id: 'c.png' });
    await user.click(createButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(storedValue('photo-draft-photoshoot')).toEqual([photo('own.png')]);
    expect(storedValue('brief-draft-photoshoot')).toMatchObject({ brand: 'My draft' });
  });

  const ownBrief = { ...EMPTY_BRIEF, brand: 'My draft' };
  const earlierDrafts = Array.from('abcde', (jobId) => ({ jobId, brief: ownBrief, photos: [] }));
  const earlier = { id: 'job_1', brief: { brand: 'Earlier brand', idea: 'Earlier idea' }, photos: [] };
  /** Changes the draft of an earlier job, and closes its form. */
  async function changeEarlierDraft() {
    storeValue('brief-draft-reel', ownBrief);
    storeValue('earlier-drafts', earlierDrafts);
    const { user } = await openModal('reel', { earlier });
    await user.type(await waitFor(brandBox), '!');
    cleanup();
  }

  test('is stored among the newest five', async () => {
    await changeEarlierDraft();
    expect(storedValue('brief-draft-reel')).toEqual(ownBrief);
    expect(storedValue('earlier-drafts')).toMatchObject([{ jobId: 'job_1' }, ...earlierDrafts.slice(0, 4)]);
  });

  test('is separate from the draft of another job', async () => {
    await changeEarlierDraft();
    await openModal('reel', { earlier: { ...earlier, id: 'job_2', brief: { brand: 'Another job' } } });
    expect(await waitFor(brandBox)).toHaveValue('Another job');
  });

  test('survives closing', async () => {
    await changeEarlierDraft();
    await openModal('reel', { earlier });
    expect(await waitFor(brandBox)).toHaveValue('Earlier brand!');
  });

  test('can be replaced by the user’s own draft', async () => {
    await changeEarlierDraft();
    const { user } = await openModal('reel', { earlier });
    await waitFor(brandBox);
    await user.click(screen.getByRole('button', { name: 'Use my draft instead' }));
    expect(brandBox()).toHaveValue('My draft');
    expect(screen.queryByText('Filled in from the earlier job')).not.toBeInTheDocument();
  });
});

describe('a brief changed after a lost response', () => {
  async function changeBriefAfterLostResponse() {
    const page = await openModal('reel', { faults: [LOST_RESPONSE] });
    const jobsBefore = page.backend.db.jobs.size;
    await fillBrief(page);
    await page.user.click(createButton());
    expect(await screen.findByText(/Everything you typed is still here/)).toBeVisible();
    expect(screen.queryByText('Your first brief may have been sent')).not.toBeInTheDocument();
    await page.user.type(brandBox(), '!');
    const created = () => page.backend.db.jobs.size - jobsBefore;
    return { ...page, created };
  }

  test('offers to send the first brief again', async () => {
    const { user, backend, created, onClose } = await changeBriefAfterLostResponse();
    expect(screen.getByText('Your first brief may have been sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the first brief again' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(created()).toBe(1);
    const job = backend.db.jobs.all().at(-1);
    expect(window.location.pathname).toBe(`/job/${job?.id}`);
    expect(job?.brief.brand).toBe('Warm');
    expect(storedValue('brief-draft-reel')).toMatchObject({ brand: 'Warm!' });
  });

  test('can be created as another job', async () => {
    const { user, created, onClose } = await changeBriefAfterLostResponse();
    await user.click(createButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(created()).toBe(2);
  });
});
