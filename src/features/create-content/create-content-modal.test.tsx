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

/** A list of jobs as a later screen may show it. */
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

const choices = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

test('the form (§2.7, §9.6) starts with the documented defaults, offers the documented choices (§3.3), and the preview follows', async () => {
  const { user } = await openModal('commercial');
  const frame = await screen.findByTestId('platform-preview');
  expect(choices('Platform')).toEqual(['tiktok', 'instagram', 'facebook', 'youtube', 'linkedin']);
  expect(choices('Ratio')).toEqual(['9:16', '1:1', '16:9']);
  expect(choices('Voice')).toEqual(['ai', 'user']);
  for (const name of ['TikTok', '9:16', 'AI voice'])
    expect(screen.getByRole('radio', { name })).toBeChecked();
  for (const field of [brandBox(), ideaBox(), screen.getByLabelText('Schedule')])
    expect(field).toHaveValue('');
  expect(screen.getByLabelText('Schedule')).toHaveAttribute('type', 'datetime-local');
  expect(screen.getByLabelText('Schedule')).toHaveAccessibleDescription(
    expect.stringContaining(Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  await user.click(screen.getByRole('radio', { name: 'LinkedIn' }));
  await user.click(screen.getByRole('radio', { name: '16:9' }));
  expect(frame).toHaveAttribute('data-platform', 'linkedin');
  expect(frame).toHaveAttribute('data-ratio', '16:9');
  expect(screen.getByText('1920 × 1080')).toBeInTheDocument();
});

test('the form (§2.7, §9.6) of a twin has reference photos before the voice, and previews the head of the active twin without a call', async () => {
  const { container } = render(<TwinHead triggerWord="ADA2M" />);
  const head = container.innerHTML;
  cleanup();
  const { backend } = await openModal('photoshoot', { scenario: 'creator' });
  const preview = await screen.findByTestId('platform-preview');
  expect(preview.innerHTML).not.toContain(head);
  expect(backend.requests.list().some(({ url }) => url.includes('/twins/'))).toBe(false);
  const photos = screen.getByRole('region', { name: 'Reference photos' });
  const voice = screen.getByRole('group', { name: 'Voice' });
  expect(photos.compareDocumentPosition(voice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const known = await fetchTwins('user_ada');
  act(() => storeValue('twins', known.twins));
  selectTwin('user_ada', 'ADA2M');
  await waitFor(() => expect(preview.innerHTML).toContain(head));
});

test('the form (§2.7, §9.6) of a twin previews its latest picture on this device, then the chosen photos', async () => {
  const images = () =>
    [...screen.getByTestId('platform-preview').querySelectorAll('img')].map(({ src }) => src);
  await storePictures(picture(2), picture(1));
  await openModal('ai_twin', { scenario: 'creator' });
  await waitFor(() => expect(images()).toEqual([picture(2).imageUrl]));
  cleanup();
  const photos = [{ url: '/u/0', name: 'a.png', thumbnail: 'data:image/png;base64,QQ==' }];
  await openModal('ai_twin', { scenario: 'creator', earlier: { id: 'job_1', brief: {}, photos } });
  await waitFor(() => expect(images()).toEqual(['data:image/png;base64,QQ==']));
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

  /** Opens a form whose schedule shows a date; `value` is what the browser reports. */
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

  test('takes years of four digits', async () => {
    await openModal('reel');
    expect(await screen.findByLabelText('Schedule')).toHaveAttribute('max', '9999-12-31T23:59');
  });

  test('is empty in a brief that is used again after its time', async () => {
    const brief = { brand: 'Warm', idea: 'A candle', schedule_at: '2026-01-01T09:30' };
    await openModal('reel', { earlier: { id: 'job_1', brief, photos: [] } });
    expect(await screen.findByLabelText('Schedule')).toHaveValue('');
  });

  test('keeps a future time in a brief that is used again', async () => {
    const brief = { brand: 'Warm', idea: 'A candle', schedule_at: '2099-01-01T09:30' };
    await openModal('reel', { earlier: { id: 'job_1', brief, photos: [] } });
    expect(await screen.findByLabelText('Schedule')).toHaveValue('2099-01-01T09:30');
  });
});

test('creating (§2.7, §4.4) creates one job, cannot be closed meanwhile, then opens its page and invalidates the job list', async () => {
  const { user, backend, onClose } = await openModal('reel');
  const jobsBefore = backend.db.jobs.size;
  for (const name of ['YouTube', '1:1', 'My voice'])
    await user.click(await screen.findByRole('radio', { name }));
  fireEvent.change(screen.getByLabelText('Schedule'), { target: { value: '2099-12-01T09:30' } });
  await fillBrief({ user });
  expect(screen.getByText('Draft saved on this device')).toBeInTheDocument();
  readJobs.mockClear();
  const response = holdResponses();
  const form = brandBox().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  const button = await screen.findByRole('button', { name: 'Creating...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(brandBox()).toBeDisabled();
  await user.keyboard('{Escape}');
  for (const close of screen.getAllByRole('button', { name: 'Close' })) await user.click(close);
  await atRest();
  expect(onClose).not.toHaveBeenCalled();
  response();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText('Job Created Successfully')).toBeVisible();
  expect(backend.db.jobs.size).toBe(jobsBefore + 1);
  const job = backend.db.jobs.all().at(-1);
  const choices = { platform: 'youtube', ratio: '1:1', voice: 'user', schedule_at: '2099-12-01T09:30' };
  expect(job).toMatchObject({ goal: 'reel', brief: { ...choices, brand: 'Warm', idea: 'A candle' } });
  expect(window.location.pathname).toBe(`/job/${job?.id}`);
  expect(recentJobs('user_ada')[0]?.id).toBe(job?.id);
  expect(storedValue('brief-draft-reel')).toBeNull();
  expect(readJobs).toHaveBeenCalledOnce();
});

test('creating (§2.7, §4.4) keeps the focus, also after lost answers, which return it to the field that sent the form; submitted again, it creates the same job', async () => {
  const { user, backend, onClose } = await openModal('reel', {
    prepare: ({ faults }) =>
      faults.add({ operation: 'createJob', kind: 'status', status: 500, afterEffect: true, times: 3 }),
  });
  const jobsBefore = backend.db.jobs.size;
  await fillBrief({ user });
  const radio = screen.getByRole('radio', { name: 'TikTok' });
  act(() => radio.focus());
  const response = holdResponses();
  fireEvent.submit(radio.closest('form') as HTMLFormElement);
  expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveFocus();
  response();
  expect(await screen.findByText(/Everything you typed is still here/)).toBeVisible();
  expect(radio).toHaveFocus();
  await user.click(createButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(backend.db.jobs.size).toBe(jobsBefore + 1);
});

test('the draft of an earlier job has its photos, marks those that the server does not have, sends their addresses (§7.3), and leaves the own draft', async () => {
  const photos = ['a.png', 'b.png', 'c.png'].map(photo);
  storeValue('photo-draft-photoshoot', [photo('mine.png')]);
  storeValue('brief-draft-photoshoot', { ...EMPTY_BRIEF, brand: 'My draft' });
  const { user, backend, onClose } = await openModal('photoshoot', {
    earlier: { id: 'job_1', brief: { brand: 'Warm', idea: 'A candle' }, photos },
    prepare: ({ db }) => Promise.all(['a.png', 'b.png'].map((id) => db.uploads.insert({ ...uploaded, id }))),
  });
  expect(await screen.findByText(`3/${MAX_REFERENCE_PHOTOS} photos uploaded`)).toBeVisible();
  await user.click(createButton());
  expect(await screen.findAllByText('Add it again')).toHaveLength(1);
  expect(screen.getAllByText(/One of the photos is no longer there/)).toHaveLength(2);
  await backend.db.uploads.insert({ ...uploaded, id: 'c.png' });
  await user.click(createButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const job = backend.db.jobs.all().at(-1);
  expect(job?.referenceImages).toEqual(photos.map(({ url }) => url));
  expect(photosOfJob('user_ada', job?.id ?? '')).toEqual(photos);
  expect(storedValue('photo-draft-photoshoot')).toEqual([photo('mine.png')]);
  expect(storedValue('brief-draft-photoshoot')).toMatchObject({ brand: 'My draft' });
});

test('the draft of an earlier job is separate: its changes survive closing, and so does the person’s own draft', async () => {
  const mine = { ...EMPTY_BRIEF, brand: 'My draft' };
  storeValue('brief-draft-reel', mine);
  const five = Array.from('abcde', (jobId) => ({ jobId, brief: mine, photos: [] }));
  storeValue('earlier-drafts', five);
  const earlier = { id: 'job_1', brief: { brand: 'Earlier brand', idea: 'Earlier idea' }, photos: [] };
  const { user } = await openModal('reel', { earlier });
  await user.type(await waitFor(brandBox), '!');
  expect(storedValue('brief-draft-reel')).toEqual(mine);
  // The newest five are kept.
  expect(storedValue('earlier-drafts')).toMatchObject([{ jobId: 'job_1' }, ...five.slice(0, 4)]);
  cleanup();
  await openModal('reel', { earlier: { ...earlier, id: 'job_2', brief: { brand: 'Another job' } } });
  expect(await waitFor(brandBox)).toHaveValue('Another job');
  cleanup();
  const again = await openModal('reel', { earlier });
  expect(await waitFor(brandBox)).toHaveValue('Earlier brand!');
  await again.user.click(screen.getByRole('button', { name: 'Use my draft instead' }));
  expect(brandBox()).toHaveValue('My draft');
  expect(screen.queryByText('Filled in from the earlier job')).not.toBeInTheDocument();
});

/** The server creates the job, and its response is lost. */
const LOST_RESPONSE = {
  operation: 'createJob',
  kind: 'status',
  status: 500,
  afterEffect: true,
  times: 3,
} as const;

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

test('a changed brief offers to send the one again that may have been created', async () => {
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

test('a changed brief can be created as another job', async () => {
  const { user, created, onClose } = await changeBriefAfterLostResponse();
  await user.click(createButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(created()).toBe(2);
});
