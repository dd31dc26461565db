import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toastHistory, notify } from '../lib/toast.ts';
import { LongText } from './long-text.tsx';
import { Notice } from './notice.tsx';

const BOOK = `${'A word. '.repeat(15_000)}The end`;

test('shows 2,000 characters of a text of any size, and all of it on demand, and does not truncate a short one', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<LongText text="Too dark." />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  render(
    <Notice tone="error" title="Training Failed">
      {BOOK} Try again.
    </Notice>,
  );
  expect(document.body.textContent.length).toBeLessThan(2100);
  expect(document.body).toHaveTextContent(/Try again\.$/);
  for (let press = 1; press <= 3; press += 1) await user.click(screen.getByRole('button', { name: 'more' }));
  expect(document.body.textContent).toContain(BOOK);
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(document.body.textContent.length).toBeLessThan(2100);
});

test('limits the text of a toast', () => {
  notify({ title: 'Training Failed', text: BOOK });
  expect(toastHistory().at(-1)?.text).toHaveLength(500);
});
