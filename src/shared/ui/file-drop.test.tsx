import { createEvent, fireEvent, isInaccessible, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop, RefusedFiles } from './file-drop.tsx';

/** Whether the browser handles the event: it inserts text into a field and opens a file in place of the page. */
function isLeftToBrowser(kind: 'dragOver' | 'drop', types: string[]): boolean {
  const field = screen.getByRole('textbox');
  const event = createEvent[kind](field, { dataTransfer: { types, files: [], items: [] } });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

/** Renders a drop zone beside a text field. */
function renderBesideField() {
  render(
    <>
      <textarea />
      <FileDrop label="Photo" accept={{ 'image/*': [] }} onFiles={vi.fn()}>
        Choose a photo
      </FileDrop>
    </>,
  );
}

test('text can be dropped into a field', () => {
  renderBesideField();
  expect(isLeftToBrowser('dragOver', ['text/plain'])).toBe(true);
  expect(isLeftToBrowser('drop', ['text/plain', 'text/html'])).toBe(true);
});

test('files dropped outside a zone are not opened', () => {
  renderBesideField();
  expect(isLeftToBrowser('dragOver', ['Files'])).toBe(false);
  expect(isLeftToBrowser('drop', ['Files'])).toBe(false);
});

test('the hidden file input is not exposed', () => {
  render(
    <FileDrop label="Photo" accept={{ 'image/*': [] }} onFiles={vi.fn()}>
      Choose a photo
    </FileDrop>,
  );
  expect(isInaccessible(screen.getByLabelText('Photo'))).toBe(true);
});

test('refused files are announced once all files are checked', () => {
  const files = ['a.png', 'b.png'].map((name) => ({ name, cause: 'is too large' }));
  const refused = (count: number, isChecking: boolean) => (
    <RefusedFiles files={files.slice(0, count)} isChecking={isChecking} end="not added" onDismiss={vi.fn()} />
  );
  const { rerender } = render(refused(1, true));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toEqual(['']);
  rerender(refused(2, false));
  expect(announced()).toEqual(['2 files not added: a.png is too large. b.png is too large.']);
});
