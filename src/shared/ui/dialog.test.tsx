import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { notify } from '../lib/toast.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toaster.tsx';

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const idea = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Create
      </button>
      {isOpen && (
        <Dialog
          onClose={() => setIsOpen(false)}
          title="Create Commercial"
          size="sm"
          initialFocus={idea}
          footer={null}
        >
          <input ref={idea} aria-label="Idea" />
        </Dialog>
      )}
      <Toaster />
    </>
  );
}

test('has a name, makes the page inert each time that it opens, sets the initial focus, and returns it and its toast when it closes', async () => {
  render(<Screen />);
  const create = screen.getByRole('button', { name: 'Create' });
  await userEvent.click(create);
  const dialog = await screen.findByRole('dialog', { name: 'Create Commercial' });
  await waitFor(() => expect(screen.getByLabelText('Idea')).toHaveFocus());
  // Headless UI sets it together with `inert`, which jsdom does not know.
  expect(create.closest('[aria-hidden=true]')).toBeInTheDocument();
  notify({ title: 'Job Created Successfully' });
  const toast = await screen.findByText('Job Created Successfully');
  expect(dialog).toContainElement(toast);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Job Created Successfully')).toBe(toast);
  expect(create).toHaveFocus();
  expect(create.closest('[aria-hidden]')).not.toBeInTheDocument();

  await userEvent.click(create);
  await waitFor(() => expect(screen.getByLabelText('Idea')).toHaveFocus());
  expect(create.closest('[aria-hidden=true]')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(create.closest('[aria-hidden]')).not.toBeInTheDocument();
});

test('keeps toasts accessible: they are announced, F8 focuses them, and dismissing one keeps the dialog', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByLabelText('Idea')).toHaveFocus());
  notify({
    title: 'Missing Information',
    text: 'Please fill in all required fields',
    tone: 'error',
  });
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('dialog')).toContainElement(alert);
  expect(alert.textContent).toContain('Missing Information');
  expect(alert.closest('[inert], [aria-hidden=true]')).not.toBeInTheDocument();
  await userEvent.keyboard('[F8]');
  expect(document.activeElement?.closest('[data-sonner-toaster]')).toContainElement(alert);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('is closed by an Escape that comes while it is rendered', () => {
  render(<Screen />);
  const create = screen.getByRole('button', { name: 'Create' });
  act(() => {
    flushSync(() => create.click());
    expect(screen.getByRole('dialog')).toBeEmptyDOMElement();
    fireEvent.keyDown(create, { key: 'Escape' });
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
