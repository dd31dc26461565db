import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { holdResponses } from '#mocks/testing/test-requests.ts';
import { photo } from '#test/photos.ts';
import { renderPart } from '#test/render-part.tsx';
import { ReversePromptPanel } from './reverse-prompt-panel.tsx';

const extract = () => screen.getByRole('button', { name: 'Extract Prompts' });
const fileField = () => screen.getByLabelText('Reference image');

async function openPanel(...faults: Fault[]) {
  // jsdom has no object URLs.
  const created = vi.spyOn(URL, 'createObjectURL');
  created.mockImplementation(() => `blob:${created.mock.calls.length}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const usePrompt = vi.fn();
  const page = await renderPart(<ReversePromptPanel onUsePrompt={usePrompt} />, { faults });
  return { ...page, usePrompt };
}

async function analyzeImage() {
  const page = await openPanel();
  await page.user.upload(fileField(), photo('look.png'));
  await page.user.click(extract());
  await screen.findByText('Your prompts are ready.');
  return page;
}

describe('the reverse prompt (§2.3)', () => {
  test('announces each analysis', async () => {
    const { user } = await openPanel();
    await user.upload(fileField(), photo('look.png'));
    expect(screen.getByRole('img', { name: 'Preview of look.png' })).toBeVisible();
    for (let time = 1; time <= 2; time += 1) {
      const releaseResponses = holdResponses();
      await user.click(extract());
      expect(screen.queryByText('Your prompts are ready.')).not.toBeInTheDocument();
      releaseResponses();
      const ready = await screen.findByText('Your prompts are ready.');
      expect(ready.closest('[role=status]')).toBeInTheDocument();
    }
  });

  test('shows the analysis of an image', async () => {
    await analyzeImage();
    // The test of image-analysis.ts covers all headings.
    expect(screen.getByRole('heading', { name: 'Light and frame' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Style tags' })).toBeVisible();
    const prompts = within(screen.getByRole('list', { name: 'Prompts' }));
    expect(prompts.getByRole('heading', { name: 'SDXL negative' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|null/);
  });

  test('puts the copied prompt into the generator', async () => {
    const { user, usePrompt } = await analyzeImage();
    const prompts = within(screen.getByRole('list', { name: 'Prompts' }));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(prompts.getByRole('button', { name: 'Copy FLUX prompt' }));
    const flux = copied.mock.lastCall?.[0];
    await user.click(screen.getByRole('button', { name: 'Use This Prompt' }));
    expect(usePrompt).toHaveBeenCalledExactlyOnceWith(flux);
    expect(screen.getByText('Copied into the generator')).toBeVisible();
  });

  test('stores the prompts across a reload', async () => {
    await analyzeImage();
    cleanup();
    await openPanel();
    expect(screen.getByRole('list', { name: 'Prompts' })).toBeVisible();
    expect(screen.getByText('Read from look.png · Saved on this device')).toBeVisible();
  });

  test('truncates a long description', async () => {
    const tags = Array.from({ length: 400 }, (_, index) => `tag ${index}`);
    const body = {
      ok: true,
      analysis: { style_tags: tags },
      prompts: { flux: { prompt: `${'word '.repeat(200_000)}the end` } },
    };
    const { user } = await openPanel({ operation: 'reversePrompt', kind: 'body', body });
    await user.upload(fileField(), photo('look.png'));
    await user.click(extract());
    const shown = within(await screen.findByRole('list', { name: 'Style tags' })).getAllByRole('listitem');
    expect(shown).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show more (370 left)' }));
    expect(screen.getByText('tag 30').closest('li')).toHaveFocus();
    const prompt = screen.getByRole('list', { name: 'Prompts' });
    await user.click(within(prompt).getByRole('button', { name: 'more' }));
    expect(Math.round(prompt.textContent.length / 1_000)).toBe(20);
  });

  test('reports an undecodable file', async () => {
    const { user } = await openPanel();
    await user.upload(fileField(), photo('notes.png'));
    fireEvent.error(screen.getByRole('img', { name: 'Preview of notes.png' }));
    expect(screen.getByText('notes.png cannot be read as an image. Choose another one.')).toBeVisible();
    await user.click(extract());
    expect(await screen.findAllByText('No Image Selected')).toHaveLength(2);
  });

  test('revokes the URLs of its previews', async () => {
    const { user } = await openPanel();
    await user.upload(fileField(), photo('first.png'));
    await user.upload(fileField(), photo('second.png'));
    cleanup();
    const created = vi.mocked(URL.createObjectURL).mock.results.map(({ value }) => value as string);
    expect(created).not.toHaveLength(0);
    expect(vi.mocked(URL.revokeObjectURL).mock.calls.flat().toSorted()).toEqual(created.toSorted());
  });
});

test('a missing image moves the focus to its button, described by the error (§5)', async () => {
  const { user } = await openPanel();
  await user.click(extract());
  const choose = screen.getByRole('button', { name: /^Choose a reference image/ });
  expect(choose).toHaveFocus();
  expect(choose).toHaveAccessibleDescription(/Choose a reference image first/);
});

test('the groups of an analysis are headings, not landmarks', async () => {
  const { user } = await openPanel();
  await user.upload(fileField(), photo('look.png'));
  await user.click(extract());
  expect(await screen.findByRole('heading', { name: 'Hair' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Hair' })).not.toBeInTheDocument();
});
