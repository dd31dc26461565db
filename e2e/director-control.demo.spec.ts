import { RECOMMENDED_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { mark, panel, tab } from './director-panel.ts';
import { expect, test } from './studio-test.ts';

// The director's tab for time, photos, person and credits.

test.use({ hasDirector: true });

test('sample photos that no field takes say so', async ({ page, studio }) => {
  await page.clock.install();
  await studio.open('/studio', { scenario: 'signed-out' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: '12 portraits' }).click();
  await page.clock.runFor(21_000);
  await expect(panel(page).getByText('There is no field “Training photos”.')).toBeVisible();
});

test('sample photos, a training and its end need neither waiting nor own files', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'new-creator' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page)
    .getByRole('button', { name: `${RECOMMENDED_TRAINING_PHOTOS.min} portraits` })
    .click();
  await page.getByRole('button', { name: 'Fast Training' }).click();
  await expect(page.getByRole('progressbar', { name: /^Training/ })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Step to the next event' }).click();
  await expect(page.getByText(/Ready/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your twins, $2 spent' })).toBeVisible();
});
