import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

// A button with a disabled reason is in src/test/error-catalogue/.

/** Each press starts an action; `end` ends the one that runs. */
function renderAction() {
  const action = vi.fn<() => void>();
  let setRunning: (isRunning: boolean) => void = () => {};
  function Action() {
    const [isRunning, set] = useState(false);
    useEffect(() => {
      setRunning = set;
    }, []);
    const start = () => {
      action();
      set(true);
    };
    return (
      <Button isBusy={isRunning} onClick={start}>
        Generate
      </Button>
    );
  }
  render(<Action />);
  return { action, end: () => act(() => setRunning(false)), user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Generate' });

test('one press, one action (decision 57) ignores the second click of a double click, even when the action has ended between them', async () => {
  const { action, end, user } = renderAction();
  action.mockImplementationOnce(() => queueMicrotask(end));
  await user.dblClick(button());
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(action).toHaveBeenCalledOnce();
  await user.click(button());
  expect(action).toHaveBeenCalledTimes(2);
});

test.each([
  ['mouse', '[MouseLeft>]', '[/MouseLeft]'],
  ['space bar', '[Space>]', '[/Space]'],
])('a %s pressed during an action starts nothing after it', async (name, press, release) => {
  const { action, end, user } = renderAction();
  await user.click(button());
  const give = (keys: string) =>
    name === 'mouse' ? user.pointer({ keys, target: button() }) : user.keyboard(keys);
  await give(press);
  end();
  await give(release);
  expect(action).toHaveBeenCalledOnce();
  await give(press);
  await give(release);
  expect(action).toHaveBeenCalledTimes(2);
});

test('one press, one action (decision 57) accepts clicks without a key or a pointer, as by voice control', async () => {
  const { action, end, user } = renderAction();
  await user.click(button());
  end();
  fireEvent.click(button());
  expect(action).toHaveBeenCalledTimes(2);
});

test('one press, one action (decision 57) ignores the rest of a double click on what it replaced', () => {
  const { action } = renderAction();
  fireEvent.click(button(), { detail: 2 });
  expect(action).not.toHaveBeenCalled();
});
