import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openSignedIn } from '../error-catalogue/open-page.ts';
import { photos } from '../photos.ts';

/** The bodies of the app's requests (section 7). */
describe('the requests of Quality Training (§7.2, §6.1)', () => {
  async function train() {
    const page = await openSignedIn();
    const form = vi.spyOn(FormData.prototype, 'append');
    await app.choosePhotos(page);
    page.requests.clear();
    await page.user.click(screen.getByRole('button', { name: 'Quality Training' }));
    await waitFor(() => screen.getByRole('progressbar', { name: /^Training/ }));
    return { page, form };
  }

  test('charge its price', async () => {
    const { page } = await train();
    expect(page.requests.bodies('deductCredits')).toEqual([{ amount: TRAINING_COST_CREDITS.fast }]);
  });

  test('upload the photos as a form', async () => {
    const { form } = await train();
    const sent = form.mock.calls.map(([name, value]) => [name, value instanceof File ? value.name : value]);
    const files = photos(app.PLENTY).map((file) => ['photos', file.name]);
    expect(sent).toEqual([['userId', 'user_ada'], ...files]);
  });

  test('train in its mode with the zip', async () => {
    const { page } = await train();
    expect(page.requests.bodies('trainTwin')).toEqual([
      { userId: 'user_ada', mode: 'lora', referenceImages: [expect.stringMatching(/\S/)] },
    ]);
  });
});

test('the requests of a picture (§7.2, §5.7) have its price, prompt, trigger word', async () => {
  const page = await openSignedIn();
  await app.writePrompt(page);
  await page.user.click(app.generateButton());
  await screen.findByRole('img', { name: 'Picture of ADA7K: on a rooftop' });
  expect(page.requests.bodies('deductCredits')).toEqual([{ amount: IMAGE_COST_CREDITS }]);
  expect(page.requests.bodies('generateImage')).toEqual([
    { userId: 'user_ada', prompt: 'ADA7K person, on a rooftop', ...IMAGE_SETTINGS },
  ]);
});

describe('the requests of a writing style (§7.2, §6.1)', () => {
  async function learnStyle() {
    const page = await openSignedIn({ scenario: 'new-creator' });
    await app.write(page, app.samplesBox(), 'One.\n\nTwo.');
    await app.addDocument(page);
    await page.user.click(app.analyzeButton());
    await waitFor(() => screen.getByRole('region', { name: 'Style profile' }));
    return page;
  }
  const userId = 'user_nia';

  test('describe the documents', async () => {
    const page = await learnStyle();
    expect(page.requests.bodies('processDocuments')).toEqual([
      { userId, documents: [{ name: 'letters.pdf', type: 'application/pdf', size: 3000 }] },
    ]);
  });

  test('have the samples', async () => {
    const page = await learnStyle();
    expect(page.requests.bodies('embedStyle')).toEqual([
      { userId, sampleTexts: ['One.', 'Two.', expect.stringMatching(/\S/)] },
    ]);
  });

  test('have the topic of a post with its platform', async () => {
    const page = await learnStyle();
    await app.write(page, app.topicBox(), 'Our studio opens');
    await page.user.click(app.postButton());
    await waitFor(() => screen.getByRole('article', { name: 'Preview on Facebook' }));
    expect(page.requests.bodies('generatePost')).toEqual([
      { userId, topic: 'Our studio opens', platform: 'facebook' },
    ]);
  });
});
