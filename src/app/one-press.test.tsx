import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#test/render-app.tsx';

/** So often a key repeats while it is held for some seconds. */
const HELD = 90;

test('a held key is one press (decision 57): Enter on Generate Image makes one attempt where every one fails, and adds lines in a text area', async () => {
  const { user, backend } = await renderApp('/studio', {
    scenario: 'creator',
    faults: [{ operation: 'generateImage', kind: 'status', status: 500 }],
  });
  const prompt = await screen.findByRole('textbox', { name: 'Your prompt' });
  await user.type(prompt, 'a{Enter>3/}b{ >2/}');
  expect(prompt).toHaveValue('a\n\n\nb  ');
  const before = backend.db.ledger.all().length;
  screen.getByRole('button', { name: 'Generate Image (FREE)' }).focus();
  await user.keyboard(`{Enter>${HELD}/}`);
  // The attempt is over.
  await screen.findByRole('button', { name: 'Generate Image (FREE)' });
  expect(backend.db.ledger.all().length - before).toBe(1);
});

test('a held key is one press (decision 57): a held Enter opens a form, and does not submit it; a held Escape closes only the dialog in front', async () => {
  const { user } = await renderApp('/dashboard', { scenario: 'creator' });
  (await screen.findAllByRole('button', { name: /^Create AI Twin/ }))[0]!.focus();
  await user.keyboard('{Enter>}');
  const form = within(await screen.findByRole('dialog', { name: 'Create AI Twin' }));
  await waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus());
  await user.keyboard(`{Enter>${HELD}/}`);
  expect(form.queryByText(/Please check/)).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Add Photo' }));
  await screen.findByRole('dialog', { name: 'Add Photo' });
  await user.keyboard(`{Escape>${HELD}/}`);
  expect(screen.getByRole('dialog', { name: 'Create AI Twin' })).toBeVisible();
});

test('a double click is one press (decision 57): the second one does nothing to what has appeared under the pointer', async () => {
  await renderApp('/dashboard', { scenario: 'creator' });
  const [create] = await screen.findAllByRole('button', { name: /^Create AI Twin/ });
  const signOut = screen.getByRole('link', { name: 'Sign Out' });
  fireEvent.mouseDown(create!, { detail: 1 });
  expect(fireEvent.mouseDown(create!, { detail: 2 })).toBe(true);
  expect(fireEvent.mouseDown(signOut, { detail: 2 })).toBe(false);
  expect(fireEvent.pointerUp(signOut)).toBe(false);
  expect(fireEvent.click(screen.getByRole('main'), { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(signOut, { detail: 1 })).toBe(true);
  expect(fireEvent.pointerUp(signOut)).toBe(true);
});
