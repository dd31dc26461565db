import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { notify } from '../lib/toast.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toaster.tsx';

function Screen({ canClose = true }: { canClose?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Create
      </button>
      {isOpen && (
        <Dialog
          onClose={() => setIsOpen(false)}
          canClose={canClose}
          title="Create Commercial"
          size="sm"
          footer={null}
        >
          <input data-autofocus aria-label="Idea" />
          <button type="button" onClick={() => setAdding(true)}>
            Add Photo
          </button>
          {isAdding && (
            <Dialog onClose={() => setAdding(false)} title="Photo" size="sm" footer={null}>
              <input aria-label="File" />
            </Dialog>
          )}
        </Dialog>
      )}
      <Toaster />
    </>
  );
}

const create = () => screen.getByText('Create');
const dialog = (name = 'Create Commercial') => screen.queryByRole('dialog', { name });
const isClosed = (name?: string) => waitFor(() => expect(dialog(name)).not.toBeInTheDocument());

async function open(canClose?: boolean) {
  render(<Screen {...(canClose !== undefined && { canClose })} />);
  await userEvent.click(create());
  await waitFor(() => expect(screen.getByLabelText('Idea')).toHaveFocus());
}

describe('a dialog', () => {
  test('has a name', async () => {
    await open();
    expect(dialog()).toBeVisible();
  });

  test('makes the page inert each time it opens', async () => {
    await open();
    // Headless UI sets `aria-hidden` together with `inert`, which jsdom does not implement.
    expect(create().closest('[aria-hidden=true]')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(create().closest('[aria-hidden]')).not.toBeInTheDocument();
    await userEvent.click(create());
    await waitFor(() => expect(create().closest('[aria-hidden=true]')).toBeInTheDocument());
  });

  test.each(['Escape', 'Close'])('returns the focus to the button that opened it (%s)', async (control) => {
    await open();
    if (control === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(create()).toHaveFocus();
  });

  test('returns the focus to the dialog below it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add Photo' }));
    await screen.findByRole('dialog', { name: 'Photo' });
    await userEvent.keyboard('{Escape}');
    await isClosed('Photo');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
  });

  test('is not closed by an Escape that ends a composition', async () => {
    await open();
    fireEvent.keyDown(screen.getByLabelText('Idea'), { key: 'Escape', isComposing: true });
    expect(dialog()).toBeVisible();
    fireEvent.keyDown(screen.getByLabelText('Idea'), { key: 'Escape' });
    await isClosed();
  });
});

describe('Back', () => {
  const entries = () => history.length;
  const hasEntry = () => waitFor(() => expect(history.state).toHaveProperty('openDialogs'));
  const hasLeftEntry = () =>
    waitFor(() => expect(history.state as object).not.toMatchObject({ openDialogs: expect.any(Number) }));
  const back = () => act(() => history.back());

  test('closes an open dialog without leaving the page', async () => {
    const { href } = location;
    await open();
    await hasEntry();
    back();
    await isClosed();
    expect(location.href).toBe(href);
    await waitFor(() => expect(create()).toHaveFocus());
  });

  test('closes only the dialog on top', async () => {
    await open();
    await hasEntry();
    await userEvent.click(screen.getByRole('button', { name: 'Add Photo' }));
    await screen.findByRole('dialog', { name: 'Photo' });
    await waitFor(() => expect(history.state).toMatchObject({ openDialogs: 2 }));
    back();
    await isClosed('Photo');
    expect(dialog()).toBeVisible();
    back();
    await isClosed();
  });

  test('does not close a dialog that must stay open', async () => {
    await open(false);
    await hasEntry();
    back();
    await hasEntry();
    expect(dialog()).toBeVisible();
  });

  test('leaves the page after a dialog was closed by its button', async () => {
    history.pushState({ page: 'dashboard' }, '');
    await open();
    await hasEntry();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(history.state).toEqual({ page: 'dashboard' }));
  });

  test('preserves the router’s state of the entry', async () => {
    history.replaceState({ key: 'abc', idx: 3 }, '');
    await open();
    await hasEntry();
    expect(history.state).toMatchObject({ key: 'abc', idx: 3 });
  });

  test('is not needed twice after Forward to a closed dialog', async () => {
    history.pushState({ page: 'studio' }, '');
    await open();
    await hasEntry();
    back();
    await isClosed();
    const count = entries();
    act(() => history.forward());
    await hasLeftEntry();
    await waitFor(() => expect(history.state).toEqual({ page: 'studio' }));
    expect(entries()).toBe(count);
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('a toast beside an open dialog', () => {
  async function openWithToast() {
    await open();
    notify({ title: 'Missing Information', text: 'Please fill in all required fields', tone: 'error' });
    return screen.findByText('Missing Information');
  }

  test('is not inert', async () => {
    const toast = await openWithToast();
    expect(toast.closest('[inert], [aria-hidden=true]')).not.toBeInTheDocument();
  });

  test('gets the focus with F8', async () => {
    const toast = await openWithToast();
    await userEvent.keyboard('[F8]');
    expect(document.activeElement).toContainElement(toast);
  });

  test('is closed by Escape without closing the dialog', async () => {
    await openWithToast();
    await userEvent.keyboard('[F8]{Escape}');
    await waitFor(() => expect(screen.queryByText('Missing Information')).not.toBeInTheDocument());
    expect(dialog()).toBeVisible();
  });

  test('stays visible when the dialog is closed', async () => {
    await openWithToast();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(screen.getByText('Missing Information')).toBeVisible();
  });
});
