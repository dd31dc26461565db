import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { ACTIONS } from './actions.ts';
import { testEntry } from './check-entry.ts';
import { answered, describeFailures } from './check-failure.ts';
import { addReferencePhotos, openModal } from './create-content.ts';
import type { Page } from './open-page.ts';

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
/** The page of the dashboard; the modal opens over any. */
const path = '/dashboard';

testEntry(
  'Missing Information: Please fill in all required fields (§5.1), with spaces only, before photos are asked for',
  {
    path,
    async arrange(page) {
      await openModal(page, 'Create AI Twin');
      await write(page, 'Create AI Twin', BRAND, '   ');
    },
    button: createButton('Create AI Twin'),
    toast: {
      title: 'Missing Information',
      text: 'Please fill in all required fields',
      variant: 'destructive',
    },
    where: modal('Create AI Twin'),
    inline: ['Tell us about the brand.', 'Tell us the idea.'],
    isTitleElsewhere: true,
    kept: () => expect(field('Create AI Twin', BRAND)).toHaveValue('   '),
  },
);

testEntry(
  'Reference Photos Required: ai_twin and photoshoot need at least as many (§5.2), with one too few',
  {
    path,
    async arrange(page) {
      await brief('Pic to Image')(page);
      await addReferencePhotos(page, MIN_REFERENCE_PHOTOS - 1);
    },
    button: createButton('Pic to Image'),
    toast: {
      title: 'Reference Photos Required',
      text: 'Please upload at least 3-6 photos to train your AI twin for photoshoots',
      variant: 'destructive',
    },
    where: modal('Pic to Image'),
    inline: ['1 more needed'],
    isTitleElsewhere: true,
    kept() {
      expect(field('Pic to Image', BRAND)).toHaveValue('Warm and dry');
      expect(field('Pic to Image', IDEA)).toHaveValue('A candle that smells of rain');
      expect(modal('Pic to Image')()).toHaveTextContent(
        `${MIN_REFERENCE_PHOTOS - 1}/${MAX_REFERENCE_PHOTOS} photos uploaded`,
      );
    },
  },
);

describeFailures(
  'Error Creating Job: error message or Something went wrong (§4.4, §8.9)',
  ACTIONS['creating a job'],
  [answered('the id in the answer is no text', { id: 7 }, 'Something went wrong')],
);
