import { waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { photo } from '../photos.ts';
import { describeEntry, type CatalogueEntry } from './check-entry.ts';
import { panel, type Page } from './open-page.ts';

const reverse = () => panel('Reverse prompt');
const button = () => within(reverse()).getByRole('button', { name: 'Extract Prompts' });
const preview = () => within(reverse()).getByRole('img', { name: 'Preview of look.png' });

const arrange = async ({ user }: Page) => {
  // jsdom has no object URLs.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  await user.upload(within(reverse()).getByLabelText('Reference image'), photo('look.png'));
  await waitFor(preview);
};
const kept = () => expect(preview()).toBeVisible();

const failed = (
  given: Pick<CatalogueEntry, 'when' | 'faults'> & { text: string; inline?: readonly string[] },
): CatalogueEntry => ({
  ...given,
  arrange,
  button,
  toast: { title: 'Analysis Failed', text: given.text, variant: 'destructive' },
  where: reverse,
  requests: { reversePrompt: 1 },
  kept,
});

describeEntry('No Image Selected: reverse prompt needs an image (§5.6)', [
  {
    when: 'without one',
    button,
    toast: { title: 'No Image Selected', text: 'Choose a reference image first.', variant: 'default' },
    where: reverse,
  },
]);

describeEntry('Analysis Failed (Failed to analyze image) (§8.6)', [
  failed({
    when: 'when the answer says nothing',
    faults: [{ operation: 'reversePrompt', kind: 'body', body: {} }],
    text: 'Failed to analyze image',
  }),
  failed({
    when: 'when the server says why in a 200',
    faults: [{ operation: 'reversePrompt', kind: 'body', body: { ok: false, error: 'Nobody is in it.' } }],
    text: 'Nobody is in it.',
  }),
  failed({
    when: 'when the server breaks down',
    faults: [{ operation: 'reversePrompt', kind: 'empty', status: 500 }],
    text: '500: Internal Server Error',
  }),
  failed({
    when: 'when the image is refused',
    faults: [
      {
        operation: 'reversePrompt',
        kind: 'status',
        status: 415,
        body: { error: 'Only JPEG, PNG, WebP, AVIF and GIF images can be used.' },
      },
    ],
    text: '415: Only JPEG, PNG, WebP, AVIF and GIF images can be used.',
    inline: ['Only JPEG, PNG, WebP, AVIF and GIF images can be used.'],
  }),
]);
