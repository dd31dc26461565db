import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toastHistory, notify } from '../lib/toast.ts';
import { LongText } from './long-text.tsx';
import { Notice } from './notice.tsx';

const BOOK = `${'A word. '.repeat(15_000)}The end`;

function renderBook() {
  render(
    <Notice tone="error" title="Training Failed">
      {BOOK} Try again.
    </Notice>,
  );
  return userEvent.setup();
}

/** Clicks "more" until the whole book is shown. */
async function showAll(user: ReturnType<typeof userEvent.setup>) {
  for (let click = 1; click <= 3; click += 1) await user.click(screen.getByRole('button', { name: 'more' }));
}

test('a short text is not truncated', () => {
  render(<LongText text="Too dark." />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a long text is truncated to 2,000 characters', () => {
  renderBook();
  expect(document.body.textContent.length).toBeLessThan(2100);
  expect(document.body).toHaveTextContent(/Try again\.$/);
});

test('a long text is shown completely on demand', async () => {
  await showAll(renderBook());
  expect(document.body.textContent).toContain(BOOK);
});

test('a long text can be truncated again', async () => {
  const user = renderBook();
  await showAll(user);
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(document.body.textContent.length).toBeLessThan(2100);
});

test('the text of a toast is limited', () => {
  notify({ title: 'Training Failed', text: BOOK });
  expect(toastHistory().at(-1)?.text).toHaveLength(500);
});
