import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFocusRestoration } from './restore-focus.ts';

function Page() {
  useFocusRestoration();
  return (
    <main>
      <h1>Dashboard</h1>
      <button type="button">Create</button>
    </main>
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
test('leaves a closing dialog the time to return the focus, also when it opened a moment ago', async () => {
  render(<Page />);
  const [page, opener] = [screen.getByRole('main'), screen.getByRole('button')];
  opener.focus();
  page.setAttribute('inert', '');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.tabIndex = -1;
  await vi.advanceTimersByTimeAsync(60);
  dialog.focus();
  await vi.advanceTimersByTimeAsync(30);
  dialog.remove();
  page.removeAttribute('inert');
  await vi.advanceTimersByTimeAsync(90);
  expect(document.body).toHaveFocus();
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole('heading')).toHaveFocus();
});
