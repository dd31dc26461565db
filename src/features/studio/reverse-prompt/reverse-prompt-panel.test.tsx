import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('Reverse prompt (§2.3) analyzes an image, announces each time that its prompts are ready, and keeps them across a reload', async () => {
  const { user, usePrompt } = await openPanel();
  await user.upload(fileField(), photo('look.png'));
  expect(screen.getByRole('img', { name: 'Preview of look.png' })).toBeVisible();
  for (let time = 1; time <= 2; time += 1) {
    const response = holdResponses();
    await user.click(extract());
    expect(screen.queryByText('Your prompts are ready.')).not.toBeInTheDocument();
    response();
    const ready = await screen.findByText('Your prompts are ready.');
    expect(ready.closest('[role=status]')).toBeInTheDocument();
  }
  // All of them are in image-analysis.test.ts.
  expect(screen.getByRole('heading', { name: 'Light and frame' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Style tags' })).toBeVisible();
  const prompts = within(screen.getByRole('list', { name: 'Prompts' }));
  expect(prompts.getByRole('heading', { name: 'SDXL negative' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|null/);

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(prompts.getByRole('button', { name: 'Copy FLUX prompt' }));
  const flux = copied.mock.lastCall?.[0];
  await user.click(screen.getByRole('button', { name: 'Use This Prompt' }));
  expect(usePrompt).toHaveBeenCalledExactlyOnceWith(flux);
  expect(screen.getByText('Copied into the generator')).toBeVisible();
  cleanup();
  await openPanel();
  expect(screen.getByRole('list', { name: 'Prompts' })).toBeVisible();
  expect(screen.getByText('Read from look.png · Saved on this device')).toBeVisible();
});

test('Reverse prompt (§2.3) truncates a long description', async () => {
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

test('Reverse prompt (§2.3) says when a file cannot be decoded', async () => {
  const { user } = await openPanel();
  await user.upload(fileField(), photo('notes.png'));
  fireEvent.error(screen.getByRole('img', { name: 'Preview of notes.png' }));
  expect(screen.getByText('notes.png cannot be read as an image. Choose another one.')).toBeVisible();
  await user.click(extract());
  expect(await screen.findAllByText('No Image Selected')).toHaveLength(2);
});

test('Reverse prompt (§2.3) revokes the addresses of its previews when another image is chosen, and when it is left', async () => {
  const { user } = await openPanel();
  await user.upload(fileField(), photo('one.png'));
  await user.upload(fileField(), photo('two.png'));
  cleanup();
  const created = vi.mocked(URL.createObjectURL).mock.results.map(({ value }) => value as string);
  expect(created).not.toHaveLength(0);
  expect(vi.mocked(URL.revokeObjectURL).mock.calls.flat().toSorted()).toEqual(created.toSorted());
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
