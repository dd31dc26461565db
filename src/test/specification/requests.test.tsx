import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openSignedIn } from '../error-catalogue/open-page.ts';
import { photos } from '../photos.ts';

/** Section 7: what each call carries when the app makes it. */
test('what the app sends (§7.2, §6.1): Quality Training charges its price, uploads the photos as a form and trains in its mode with the zip', async () => {
  const page = await openSignedIn();
  const form = vi.spyOn(FormData.prototype, 'append');
  await app.choosePhotos(page);
  page.requests.clear();
  await page.user.click(screen.getByRole('button', { name: 'Quality Training' }));
  await waitFor(() => screen.getByRole('progressbar', { name: /^Training/ }));
  expect(page.requests.bodies('deductCredits')).toEqual([{ amount: TRAINING_COST_CREDITS.fast }]);
  const sent = form.mock.calls.map(([name, value]) => [name, value instanceof File ? value.name : value]);
  const files = photos(app.PLENTY).map((file) => ['photos', file.name]);
  expect(sent).toEqual([['userId', 'user_ada'], ...files]);
  expect(page.requests.bodies('trainTwin')).toEqual([
    { userId: 'user_ada', mode: 'lora', referenceImages: [expect.stringMatching(/\S/)] },
  ]);
});

test('what the app sends (§7.2, §5.7): a picture charges its price, and has the prompt behind the trigger word and "person"', async () => {
  const page = await openSignedIn();
  await app.writePrompt(page);
  await page.user.click(app.generateButton());
  await screen.findByRole('img', { name: 'Picture of ADA7K: on a rooftop' });
  expect(page.requests.bodies('deductCredits')).toEqual([{ amount: IMAGE_COST_CREDITS }]);
  expect(page.requests.bodies('generateImage')).toEqual([
    { userId: 'user_ada', prompt: 'ADA7K person, on a rooftop', ...IMAGE_SETTINGS },
  ]);
});

test('what the app sends (§7.2, §6.1): name, type and size of documents, the samples, and topic and platform of a post', async () => {
  const page = await openSignedIn({ scenario: 'new-creator' });
  await app.write(page, app.samplesBox(), 'One.\n\nTwo.');
  await app.addDocument(page);
  await page.user.click(app.analyseButton());
  await waitFor(() => screen.getByRole('region', { name: 'Style profile' }));
  const userId = 'user_nia';
  expect(page.requests.bodies('processDocuments')).toEqual([
    { userId, documents: [{ name: 'letters.pdf', type: 'application/pdf', size: 3000 }] },
  ]);
  expect(page.requests.bodies('embedStyle')).toEqual([
    { userId, sampleTexts: ['One.', 'Two.', expect.stringMatching(/\S/)] },
  ]);

  await app.write(page, app.topicBox(), 'Our studio opens');
  await page.user.click(app.postButton());
  await waitFor(() => screen.getByRole('article', { name: 'Preview on Facebook' }));
  expect(page.requests.bodies('generatePost')).toEqual([
    { userId, topic: 'Our studio opens', platform: 'facebook' },
  ]);
});
