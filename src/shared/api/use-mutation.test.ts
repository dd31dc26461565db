import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { setCurrentUser } from './current-user.ts';
import { useMutation } from './use-mutation.ts';

type Action = (signal: AbortSignal, text: string) => Promise<string>;

/** An action that the test lets succeed or fail. */
function createAction() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const action = vi.fn<Action>().mockReturnValueOnce(promise);
  return { action, resolve, reject };
}

function renderMutation(first: Action) {
  const { result, rerender, unmount } = renderHook(({ action }) => useMutation(action), {
    initialProps: { action: first },
  });
  return {
    /** Starts a run. Its promise is in an object, because `await` would wait for it. */
    start(text = 'a') {
      let outcome: Promise<string | undefined> = Promise.resolve(undefined);
      act(() => void (outcome = result.current.run(text)));
      return { outcome };
    },
    cancel: () => act(() => result.current.cancel()),
    rerenderWith: (action: Action) => rerender({ action }),
    unmount,
    isRunning: () => result.current.isRunning,
  };
}

const settle = (settling: () => void) =>
  act(async () => {
    settling();
    await Promise.resolve();
  });

const failureOf = (outcome: Promise<unknown>) => outcome.catch((error: unknown) => error);

describe('useMutation', () => {
  test('runs until its action has succeeded', async () => {
    const { action, resolve } = createAction();
    const mutation = renderMutation(action);
    const { outcome } = mutation.start();
    expect(mutation.isRunning()).toBe(true);
    await settle(() => resolve('done'));
    expect(await outcome).toBe('done');
    expect(mutation.isRunning()).toBe(false);
  });

  test('runs until its action has failed', async () => {
    const { action, reject } = createAction();
    const mutation = renderMutation(action);
    const failure = failureOf(mutation.start().outcome);
    await settle(() => reject(new Error('No.')));
    expect(await failure).toEqual(new Error('No.'));
    expect(mutation.isRunning()).toBe(false);
  });

  test('runs once at a time', async () => {
    const { action, resolve } = createAction();
    const mutation = renderMutation(action);
    mutation.start();
    expect(await mutation.start('b').outcome).toBeUndefined();
    expect(action).toHaveBeenCalledOnce();
    await settle(() => resolve('done'));
  });

  test('runs again after a failure', async () => {
    const { action, reject } = createAction();
    const mutation = renderMutation(action);
    const failure = failureOf(mutation.start().outcome);
    await settle(() => reject(new Error('No.')));
    await failure;
    action.mockResolvedValueOnce('second');
    const { outcome } = mutation.start();
    await settle(() => {});
    expect(await outcome).toBe('second');
  });

  test('runs the action of the latest render', async () => {
    const first = vi.fn<Action>().mockResolvedValue('first');
    const second = vi.fn<Action>().mockResolvedValue('second');
    const mutation = renderMutation(first);
    mutation.rerenderWith(second);
    const { outcome } = mutation.start();
    await settle(() => {});
    expect(await outcome).toBe('second');
    expect(first).not.toHaveBeenCalled();
  });

  test('ignores a late result after its screen unmounts', async () => {
    const { action, resolve } = createAction();
    const mutation = renderMutation(action);
    const { outcome } = mutation.start();
    mutation.unmount();
    expect(action.mock.lastCall?.[0].aborted).toBe(true);
    resolve('late');
    expect(await outcome).toBeUndefined();
  });

  test('ignores the failure of a canceled run', async () => {
    const { action, reject } = createAction();
    const mutation = renderMutation(action);
    const { outcome } = mutation.start();
    mutation.cancel();
    expect(mutation.isRunning()).toBe(false);
    reject(new Error('Aborted.'));
    expect(await outcome).toBeUndefined();
  });

  test('continues when an earlier, canceled run finishes', async () => {
    const { action, resolve } = createAction();
    const mutation = renderMutation(action);
    mutation.start();
    mutation.cancel();
    const second = Promise.withResolvers<string>();
    action.mockReturnValueOnce(second.promise);
    mutation.start('b');
    await settle(() => resolve('late'));
    expect(mutation.isRunning()).toBe(true);
    await settle(() => second.resolve('done'));
    expect(mutation.isRunning()).toBe(false);
  });

  test('ignores a result for another user', async () => {
    setCurrentUser('user_ada');
    const { action, resolve } = createAction();
    const { outcome } = renderMutation(action).start();
    setCurrentUser('user_nia');
    await settle(() => resolve('for Ada'));
    expect(await outcome).toBeUndefined();
  });
});
