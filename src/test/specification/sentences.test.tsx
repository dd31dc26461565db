import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photoGrade } from '#entities/training-photos/photo-set.ts';
import { EMPTY_BRIEF } from '#features/create-content/job-draft.ts';
import { CREATE_CONTENT_MESSAGES } from '#features/create-content/messages.ts';
import { refusalOf } from '#features/create-content/refusal.ts';
import { refundText } from '#features/studio/training/flow/training-messages.ts';
import { chooseDocuments } from '#features/studio/writing-style/document-list.tsx';
import type { StateId } from '#mocks/states/states.ts';
import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';
import { sizeRefusal } from '#shared/lib/format-file.ts';
import { openModal } from '../error-catalogue/actions.ts';
import { openPage } from '../error-catalogue/open-page.ts';

// The documented sentences, written out with today's numbers. Other tests build them from the contract's constants.
// The error catalogue tests the sentences without numbers.

const PHOTO = { size: 10_485_761 } as Blob;
const DOCUMENT = { name: 'a.txt', type: '', size: 10_485_761 };
/** An emoji is one character of two code units. */
const BRIEF = { ...EMPTY_BRIEF, brand: '🎬'.repeat(2001), idea: '🎬'.repeat(5000 + 6000) };

test.each<[section: string, documented: string, shown: string | undefined]>([
  ['§5.3', 'is 10.1 MB; the maximum is 10 MB', sizeRefusal(PHOTO, MAX_PHOTO_BYTES)],
  ['§5.4', 'Needs 8-20 photos', photoGrade(0).hint],
  ['§5.4', 'Needs 1 more', photoGrade(7).hint],
  ['§5.4', 'Good', photoGrade(11).hint],
  ['§5.4', 'Tip: 12-15 photos are recommended. Add 4 more for a better likeness.', photoGrade(8).tip],
  ['§5.4', 'Perfect', photoGrade(12).hint],
  ['§5.4', 'Perfect', photoGrade(15).hint],
  ['§5.4', 'Excellent', photoGrade(16).hint],
  [
    '§8.4',
    'Your 200 credits have been refunded.',
    refundText({ id: 'refund_1', isCharged: true, costCredits: 200, state: 'refunded' }),
  ],
  [
    '§8.11',
    "Your content is being generated. You'll be redirected to the status page.",
    CREATE_CONTENT_MESSAGES.jobCreated.text,
  ],
  // The contract sets these limits. The specification leaves them open.
  ['§2.3', 'is larger than 10 MB', chooseDocuments([DOCUMENT], []).refused[0]?.cause],
  ['§3.3', '2,000 characters at most: 1 too many.', refusalOf('reel', BRIEF, 0)?.fields.brand],
  ['§3.3', '5,000 characters at most: 6,000 too many.', refusalOf('podcast', BRIEF, 0)?.fields.idea],
])('the app shows the sentence of %s: %s', (_, documented, shown) => {
  expect(shown).toBe(documented);
});

test.each<[path: string, scenario: StateId, sentences: string[]]>([
  [
    '/',
    'signed-out',
    [
      'Upload 5-7 diverse photos',
      'A training takes 8 to 20 in all',
      'in about 3-5 minutes',
      'All premium templates$9.99Credits total300Trainings1Image generations20',
      'Most PopularSave 20%Priority support$39.99Credits total1,000Trainings5Image generations60',
      'Priority processing$99.99Credits total3,000Trainings15Image generations200',
    ],
  ],
  [
    '/studio',
    'low-credits',
    [
      '199 creditsBuy More',
      '0/20 photos',
      '3-4 minutes · 200 credits',
      '15-20 minutes · 200 credits',
      'Generate Image (FREE)',
      '5 credits per attempt',
    ],
  ],
])('%s (%s) shows the documented numbers (§5.5, §9.1 to §9.5)', async (path, scenario, sentences) => {
  await openPage({ path, scenario });
  for (const sentence of sentences) await waitFor(() => expect(document.body).toHaveTextContent(sentence));
});

test('the form of a photoshoot shows the required photos (§4.5, §5.2)', async () => {
  const page = await openPage({ path: '/dashboard' });
  await openModal(page, 'Pic to Image');
  const form = screen.getByRole('dialog');
  expect(form).toHaveTextContent('0/10 photos uploaded3 more needed');
  expect(form).toHaveTextContent('3-10 photos are required');
});
