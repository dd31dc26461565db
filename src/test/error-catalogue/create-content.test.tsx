import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeEntry, type CatalogueEntry } from './check-entry.ts';
import { addReferencePhotos, openModal } from './create-content.ts';
import { openPage, pressTwice, shownToast, type Page } from './open-page.ts';

const BRAND = 'Brand vibe and guidelines';
const IDEA = 'Script idea or product description';

const modal = (name: string) => () => screen.getByRole('dialog', { name });
const createButton = (name: string) => () =>
  within(modal(name)()).getByRole('button', { name: 'Create job' });
const field = (name: string, label: string) => within(modal(name)()).getByRole('textbox', { name: label });

async function write(page: Page, name: string, label: string, text: string) {
  await page.user.click(field(name, label));
  await page.user.paste(text);
}

const brief = (name: string) => async (page: Page) => {
  await openModal(page, name);
  await write(page, name, BRAND, 'Warm and dry');
  await write(page, name, IDEA, 'A candle that smells of rain');
};
const keptBrief = (name: string) => () => {
  expect(field(name, BRAND)).toHaveValue('Warm and dry');
  expect(field(name, IDEA)).toHaveValue('A candle that smells of rain');
};
const keptPhotos = (name: string, count: number) => () => {
  keptBrief(name)();
  expect(modal(name)()).toHaveTextContent(`${count}/10 photos uploaded`);
};

/** The page of the dashboard; the modal opens over any. */
const path = '/dashboard';

const missing = (
  name: string,
  given: Pick<CatalogueEntry, 'when' | 'fields'> & { brand?: string; idea?: string },
): CatalogueEntry => ({
  ...given,
  path,
  async arrange(page) {
    await openModal(page, name);
    if (given.brand !== undefined) await write(page, name, BRAND, given.brand);
    if (given.idea !== undefined) await write(page, name, IDEA, given.idea);
  },
  button: createButton(name),
  toast: {
    title: 'Missing Information',
    text: 'Please fill in all required fields',
    variant: 'destructive',
  },
  where: modal(name),
  kept() {
    expect(field(name, BRAND)).toHaveValue(given.brand ?? '');
    expect(field(name, IDEA)).toHaveValue(given.idea ?? '');
  },
});

const NO_BRAND = { [BRAND]: 'Tell us about the brand.' };
const NO_IDEA = { [IDEA]: 'Tell us the idea.' };

describeEntry('Missing Information: Please fill in all required fields (§5.1)', [
  missing('Create Commercial', { when: 'without anything', fields: { ...NO_BRAND, ...NO_IDEA } }),
  missing('Create Short Reel', { when: 'without a brand', idea: 'A candle', fields: NO_BRAND }),
  missing('Create Short Reel', { when: 'without an idea', brand: 'Warm', fields: NO_IDEA }),
  missing('Create Commercial', {
    when: 'with spaces only',
    brand: '   ',
    idea: ' \n ',
    fields: { ...NO_BRAND, ...NO_IDEA },
  }),
  missing('Create AI Twin', {
    when: 'before photos are asked for',
    brand: 'Warm',
    fields: NO_IDEA,
  }),
]);

const photosRequired = (name: string, count: number): CatalogueEntry => ({
  when: `${name} with ${count} photos`,
  path,
  async arrange(page) {
    await brief(name)(page);
    await addReferencePhotos(page, count);
  },
  button: createButton(name),
  toast: {
    title: 'Reference Photos Required',
    text: 'Please upload at least 3-6 photos to train your AI twin for photoshoots',
    variant: 'destructive',
  },
  where: modal(name),
  inline: [`${3 - count} more needed`],
  isTitleElsewhere: true,
  kept: keptPhotos(name, count),
});

describeEntry('Reference Photos Required: ai_twin and photoshoot need at least 3 (§5.2)', [
  photosRequired('Create AI Twin', 0),
  photosRequired('Pic to Image', 2),
]);

const notCreated = (
  given: Pick<CatalogueEntry, 'when' | 'faults' | 'inline'> & { text: string },
): CatalogueEntry => ({
  ...given,
  path,
  arrange: brief('Create Commercial'),
  button: createButton('Create Commercial'),
  toast: { title: 'Error Creating Job', text: given.text, variant: 'destructive' },
  where: modal('Create Commercial'),
  requests: { createJob: 1 },
  kept: keptBrief('Create Commercial'),
});

describeEntry('Error Creating Job: error message or Something went wrong (§4.4, §8.9)', [
  notCreated({
    when: 'when the server refuses it',
    faults: [{ operation: 'createJob', kind: 'status', status: 400, body: { error: 'No such goal.' } }],
    text: '400: No such goal.',
    inline: ['No such goal.'],
  }),
  notCreated({
    when: 'when the server breaks down',
    faults: [{ operation: 'createJob', kind: 'empty', status: 500 }],
    text: '500: Internal Server Error',
  }),
  notCreated({
    when: 'when the id in the answer is no text',
    faults: [{ operation: 'createJob', kind: 'body', body: { id: 7 } }],
    text: 'Something went wrong',
  }),
]);

describe('Job Created Successfully (§4.4, §8.11)', () => {
  it.each([
    ['Create Commercial', 0],
    ['Create Short Reel', 0],
    ['Create AI Twin', 3],
    ['Pic to Image', 3],
  ])('%s: toast, modal closed, the job’s page, one job for two presses', async (name, photoCount) => {
    const page = await openPage({ path });
    await brief(name)(page);
    await addReferencePhotos(page, photoCount);
    page.forgetNotices();
    page.requests.clear();
    pressTwice(createButton(name)());
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Job Created Successfully',
        text: "Your content is being generated. You'll be redirected to the status page.",
        variant: 'default',
      }),
    );
    expect(page.notices()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const job = page.backend.db.jobs.all().at(-1);
    expect(window.location.pathname).toBe(`/job/${job?.id}`);
    expect(page.requests.changes()).toEqual({ createJob: 1 });
    expect(job?.referenceImages).toHaveLength(photoCount);
    await waitFor(() => screen.getByRole('region', { name: 'Pipeline' }));
  });
});
