import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { ACTIONS, brandBox, createButton, ideaBox, write, writeBrief } from './actions.ts';
import { testEntry, type CatalogueEntry } from './check-entry.ts';
import { answered, describeFailures } from './check-failure.ts';
import { addReferencePhotos, openModal } from './create-content.ts';

/** A press of Create job that is refused before any call. The modal opens over any page. */
const refused = (title: string, text: string, rest: Pick<CatalogueEntry, 'arrange' | 'inline' | 'kept'>) => ({
  path: '/dashboard',
  button: createButton,
  where: () => screen.getByRole('dialog'),
  toast: { title, text, variant: 'destructive' } as const,
  isTitleElsewhere: true,
  ...rest,
});

testEntry(
  'Missing Information: Please fill in all required fields (§5.1), with spaces only, before photos are asked for',
  refused('Missing Information', 'Please fill in all required fields', {
    async arrange(page) {
      await openModal(page, 'Create AI Twin');
      await write(page, brandBox(), '   ');
    },
    inline: ['Tell us about the brand.', 'Tell us the idea.'],
    kept: () => expect(brandBox()).toHaveValue('   '),
  }),
);

testEntry(
  'Reference Photos Required: ai_twin and photoshoot need at least as many (§5.2), with one too few',
  refused(
    'Reference Photos Required',
    'Please upload at least 3-6 photos to train your AI twin for photoshoots',
    {
      async arrange(page) {
        await writeBrief(page, 'Pic to Image');
        await addReferencePhotos(page, MIN_REFERENCE_PHOTOS - 1);
      },
      inline: ['1 more needed'],
      kept() {
        expect(brandBox()).toHaveValue('Warm');
        expect(ideaBox()).toHaveValue('A candle');
        expect(screen.getByRole('dialog')).toHaveTextContent(
          `${MIN_REFERENCE_PHOTOS - 1}/${MAX_REFERENCE_PHOTOS} photos uploaded`,
        );
      },
    },
  ),
);

describeFailures(
  'Error Creating Job: error message or Something went wrong (§4.4, §8.9)',
  ACTIONS['creating a job'],
  [answered('the id in the answer is no text', { id: 7 }, 'Something went wrong')],
);
