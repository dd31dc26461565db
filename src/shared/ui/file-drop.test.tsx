import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

/** Was it left to the browser, which puts words into a field and opens a file in the page's place? */
function isLeftToBrowser(kind: 'dragOver' | 'drop', types: string[]): boolean {
  const field = screen.getByRole('textbox');
  const event = createEvent[kind](field, { dataTransfer: { types, files: [], items: [] } });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

test('prevents opening files dropped beside it, but not dropping text into a field', () => {
  render(
    <>
      <textarea />
      <FileDrop label="Photo" accept={{ 'image/*': [] }} onFiles={vi.fn()}>
        Choose a photo
      </FileDrop>
    </>,
  );
  expect(isLeftToBrowser('dragOver', ['text/plain'])).toBe(true);
  expect(isLeftToBrowser('drop', ['text/plain', 'text/html'])).toBe(true);
  expect(isLeftToBrowser('dragOver', ['Files'])).toBe(false);
  expect(isLeftToBrowser('drop', ['Files'])).toBe(false);
});
