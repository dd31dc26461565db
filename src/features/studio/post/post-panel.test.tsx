import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { holdResponses } from '#mocks/testing/test-requests.ts';
import { renderPart } from '#test/render-part.tsx';
import { PostPanel } from './post-panel.tsx';

const generate = () => screen.getByRole('button', { name: 'Generate Post' });
const topic = () => screen.getByRole('textbox', { name: 'Topic' });

const openPanel = (...faults: Fault[]) => renderPart(<PostPanel />, { scenario: 'style-learned', faults });

async function generatePost() {
  const page = await openPanel();
  await page.user.type(topic(), 'Our studio opens its doors');
  await page.user.click(generate());
  const preview = await screen.findByRole('article', { name: 'Preview on Facebook' });
  return { ...page, preview };
}

describe('generating a post (§2.3, §9.6)', () => {
  test('Facebook is the default of four networks', async () => {
    await openPanel();
    const platform = screen.getByRole('combobox', { name: 'Platform' });
    expect(platform).toHaveValue('facebook');
    const names = within(platform).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent).join()).toBe('Facebook,Instagram,LinkedIn,TikTok');
  });

  test('a post is shown as on its network', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, preview } = await generatePost();
    // The text is not translated, because it can be copied.
    expect(preview.querySelector('[translate=no]')).toHaveTextContent(/our studio opens its doors/i);
    expect(scrolled.mock.contexts.at(-1)).toContainElement(preview);
    expect(screen.getByText(/ \/ 63,206$/)).toBeVisible();
    expect(topic()).toHaveValue('Our studio opens its doors');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'TikTok');
    expect(screen.getByRole('article', { name: 'Preview on TikTok' })).toBeVisible();
  });

  test('each post is announced', async () => {
    const { user } = await generatePost();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'TikTok');
    const ready = () => screen.queryByText('Your post is ready.')?.closest('[role=status]');
    expect(ready()).toBeInTheDocument();
    const releaseResponses = holdResponses();
    await user.click(generate());
    expect(ready()).toBeUndefined();
    releaseResponses();
    await waitFor(() => expect(ready()).toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Preview on TikTok' })).toBeVisible();
    expect(screen.getByText(/ \/ 2,200$/)).toBeVisible();
  });

  test('an older post is shown with its network', async () => {
    const { user } = await generatePost();
    const platform = screen.getByRole('combobox', { name: 'Platform' });
    await user.selectOptions(platform, 'TikTok');
    await user.click(generate());
    const older = within(await screen.findByRole('region', { name: 'Last posts' })).getByRole('button', {
      name: /Facebook/,
    });
    await user.click(older);
    expect(screen.getByRole('article', { name: 'Preview on Facebook' })).toBeVisible();
    expect(platform).toHaveValue('facebook');
  });

  test('a post can be copied', async () => {
    const { user } = await generatePost();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy post' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\S/));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByText('Copied', { selector: 'output' })).toBeInTheDocument();
  });

  test('a refused copy suggests a selection', async () => {
    const { user } = await generatePost();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    copied.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const copy = screen.getByRole('button', { name: 'Copy post' });
    await user.click(copy);
    expect(copy).toHaveTextContent(/Select the text instead/);
  });

  test('a post of 20 kB is truncated until “more” is clicked', async () => {
    const post = `${'A long story. '.repeat(1500)}<b>The end</b>`;
    const { user } = await openPanel({ operation: 'generatePost', kind: 'body', body: { ok: true, post } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'LinkedIn');
    await user.type(topic(), 'Our story');
    await user.click(generate());
    const preview = await screen.findByRole('article', { name: 'Preview on LinkedIn' });
    expect(preview).not.toHaveTextContent('The end');
    await user.click(within(preview).getByRole('button', { name: 'more' }));
    expect(preview).toHaveTextContent('<b>The end</b>');
    expect(screen.getByText(/18,014 characters too long for LinkedIn/)).toBeVisible();
  });
});

test('an empty topic gets the focus, described by its error (§5)', async () => {
  const { user } = await openPanel();
  await user.click(generate());
  expect(topic()).toHaveFocus();
  expect(topic()).toBeInvalid();
  expect(topic()).toHaveAccessibleDescription(/in a few words/);
});
