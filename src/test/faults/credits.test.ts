import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import { generateButton, writePrompt } from '../error-catalogue/actions.ts';
import {
  expectHeaderToShow,
  openPage,
  panel,
  pressTwice,
  signedInPage,
} from '../error-catalogue/open-page.ts';
import { variants } from './matrix.ts';

const picture = () =>
  within(panel('Generate images')).getByRole('img', { name: /^Picture of ADA7K: on a rooftop/ });

async function openGenerator(faults: readonly Fault[]) {
  const page = await openPage({ faults });
  await signedInPage();
  await writePrompt(page);
  return page;
}

describe('POST /api/users/me/deduct-credits answers nonsense: balance shown never negative/NaN; GET credits is the truth', () => {
  const answers: [string, unknown][] = [
    ['newBalance -1', { newBalance: -1 }],
    ['newBalance "800"', { newBalance: '800' }],
    ['newBalance missing with available given', { available: 740 - IMAGE_COST_CREDITS }],
  ];

  test.each(variants(answers))('%s', async (_, body) => {
    const page = await openGenerator([{ operation: 'deductCredits', kind: 'body', body, afterEffect: true }]);
    pressTwice(generateButton());
    await waitFor(picture);
    await expectHeaderToShow(740 - IMAGE_COST_CREDITS);
    expect(page.credits()).toBe(740 - IMAGE_COST_CREDITS);
    expect(page.notices()).toEqual([]);
    expect(document.body).not.toHaveTextContent(/NaN|undefined|-1 credits|800 credits/);
  });

  test('and the balance is unknown when it cannot be read after that', async () => {
    const page = await openGenerator([
      { operation: 'deductCredits', kind: 'body', body: { newBalance: -1 }, afterEffect: true },
    ]);
    await expectHeaderToShow(740);
    await page.backend.faults.add({ operation: 'getCredits', kind: 'body', body: { credits: -1 } });
    pressTwice(generateButton());
    await waitFor(picture);
    await expectHeaderToShow('unknown');
    expect(document.body).not.toHaveTextContent('-1');
  });
});
