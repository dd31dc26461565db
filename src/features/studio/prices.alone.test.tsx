import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import {
  insufficientCredits,
  REFUND_TEXT,
  refundNotice,
  stateNotice,
} from './training/flow/training-messages.ts';
import type { RefundOutcome } from './training/flow/training-state.ts';

vi.mock('#openapi/limits.gen.ts', async (original) => ({
  ...(await original<object>()),
  TRAINING_COST_CREDITS: 250,
  IMAGE_COST_CREDITS: 7,
  MIN_TRAINING_PHOTOS: 9,
  MAX_TRAINING_PHOTOS: 21,
}));

/** The contract's own numbers, as a sentence would say them. */
const OLD = /\b(200|5) credits|\b8(-| to )20\b|\b20 photos/;

describe('another price in the contract (§9.2)', () => {
  test('changes every sentence of the studio', async () => {
    localStorage.setItem('twin-studio:open-steps:user_ada', '["photos","training"]');
    await renderApp('/studio', { scenario: 'creator' });
    expect(await screen.findByText('3-4 minutes · 250 credits')).toBeVisible();
    const page = screen.getByRole('main');
    await waitFor(() => expect(page).toHaveTextContent('7 credits per attempt'));
    expect(page).toHaveTextContent('0/21 photos');
    expect(page).toHaveTextContent('Please upload 9-21 photos');
    // The plans are below the studio, and show other numbers.
    page.querySelector('#pricing')?.remove();
    expect(page).not.toHaveTextContent(OLD);
  });

  test('changes every notice about a training', () => {
    const failure = insufficientCredits(35);
    const refunds = Object.keys(REFUND_TEXT) as RefundOutcome[];
    const notices = [
      ...refunds.map((refund) => stateNotice({ step: 'failed', failure, refund })),
      ...refunds.map((refund) => refundNotice(refund)),
    ];
    const text = notices.map((notice) => notice?.text).join(' ');
    expect(text).toContain('You need 250 credits. You have 35 credits.');
    expect(text).toContain('Your 250 credits have been refunded.');
    expect(text).not.toMatch(OLD);
  });

  test('appears in no source file of the app', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^test\/|\/testing\//.test(name),
    );
    const found = files.filter((name) => {
      const code = readFileSync(join('src', name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return OLD.test(code);
    });
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });
});
