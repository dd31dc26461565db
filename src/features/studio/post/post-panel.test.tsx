import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { holdResponses } from '#mocks/testing/test-requests.ts';
import { renderPart } from '#test/render-part.tsx';
import { PostPanel } from './post-panel.tsx';

const generate = () => screen.getByRole('button', { name: 'Generate Post' });
const topic = () => screen.getByRole('textbox', { name: 'Topic' });

const openPanel = (...faults: Fault[]) => renderPart(<PostPanel />, { scenario: 'style-learned', faults });

test('Generating a post (§2.3, §9.6) starts with Facebook, shows the post as its network does, and announces it each time', async () => {
  const { user } = await openPanel();
  const platform = screen.getByRole('combobox', { name: 'Platform' });
  expect(platform).toHaveValue('facebook');
  const names = within(platform).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent).join()).toBe('Facebook,Instagram,LinkedIn,TikTok');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.type(topic(), 'Our studio opens its doors');
  await user.click(generate());
  const preview = await screen.findByRole('article', { name: 'Preview on Facebook' });
  // What is copied is shown as it is.
  expect(preview.querySelector('[translate=no]')).toHaveTextContent(/our studio opens its doors/i);
  expect(scrolled.mock.contexts.at(-1)).toContainElement(preview);
  expect(screen.getByText(/ \/ 63,206$/)).toBeVisible();
  expect(topic()).toHaveValue('Our studio opens its doors');

  await user.selectOptions(platform, 'TikTok');
  expect(screen.getByRole('article', { name: 'Preview on TikTok' })).toBeVisible();
  const ready = () => screen.queryByText('Your post is ready.')?.closest('[role=status]');
  expect(ready()).toBeInTheDocument();
  const response = holdResponses();
  await user.click(generate());
  expect(ready()).toBeUndefined();
  response();
  await waitFor(() => expect(ready()).toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Preview on TikTok' })).toBeVisible();
  expect(screen.getByText(/ \/ 2,200$/)).toBeVisible();

  const older = within(screen.getByRole('region', { name: 'Last posts' })).getByRole('button', {
    name: /Facebook/,
  });
  await user.click(older);
  expect(screen.getByRole('article', { name: 'Preview on Facebook' })).toBeVisible();
  expect(platform).toHaveValue('facebook');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy post' }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\S/));
  const copy = await screen.findByRole('button', { name: 'Copied' });
  expect(screen.getByText('Copied', { selector: 'output' })).toBeInTheDocument();
  copied.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(copy);
  expect(copy).toHaveTextContent(/Select the text instead/);
});

test('Generating a post (§2.3, §9.6) truncates a post of 20 kB, and shows all on demand', async () => {
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

test('an empty topic gets the focus, described by its error (§5)', async () => {
  const { user } = await openPanel();
  await user.click(generate());
  expect(topic()).toHaveFocus();
  expect(topic()).toBeInvalid();
  expect(topic()).toHaveAccessibleDescription(/in a few words/);
});
