import { RECOMMENDED_TRAINING_PHOTOS } from '../openapi/limits.gen.ts';
import { mark, panel, tab } from './director-panel.ts';
import { expect, test } from './studio-test.ts';

// The director's tab for time, photos, person and credits.

test.use({ hasDirector: true });

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
