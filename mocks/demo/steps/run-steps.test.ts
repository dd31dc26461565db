import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestBackend } from '#mocks/node.ts';
import { click } from '#mocks/states/steps.ts';
import { doStep } from './do-step.ts';
import { runSteps, type StepNotes } from './run-steps.ts';

const PATIENCE_MS = 20_000;
const makeTea = click('button', 'Make tea');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  for (const name of ['state', 'missed']) delete document.documentElement.dataset[name];
});

function teaButton(): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent: 'Make tea' });
  document.body.append(button);
  return button;
}

/** Starts the steps of a state whose button does not exist. @returns the texts of the note, and the end of the steps */
async function runImpossibleSteps() {
  const shown: string[] = [];
  const notes: StepNotes = {
    wait: (text) => void shown.push(text),
    fail: (text) => void shown.push(`failed: ${text}`),
    hide: () => void shown.push('hidden'),
  };
  return { shown, done: runSteps({ state: 'training-no-photos', next: 0 }, await openTestBackend(), notes) };
}

describe('the steps of a state', () => {
  test('a step waits until its button is enabled', async () => {
    const button = teaButton();
    button.disabled = true;
    const clicked = vi.fn();
    button.addEventListener('click', clicked);
    const done = doStep(makeTea, await openTestBackend());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(clicked).not.toHaveBeenCalled();
    button.disabled = false;
    await vi.advanceTimersByTimeAsync(500);
    await done;
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('a step waits until every request has its response', async () => {
    const { clock, faults, requests } = await openTestBackend();
    const clicked = vi.fn();
    teaButton().addEventListener('click', clicked);
    const pendingRequest = { faults: [], response: undefined };
    let list: unknown[] = [pendingRequest];
    const backend = {
      clock,
      faults,
      requests: { ...requests, list: () => list as ReturnType<typeof requests.list> },
    };
    const done = doStep(makeTea, backend);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(clicked).not.toHaveBeenCalled();
    list = [{ ...pendingRequest, response: { status: 200 } }];
    await vi.advanceTimersByTimeAsync(500);
    await done;
    expect(clicked).toHaveBeenCalledOnce();
  });

  test.each([
    ['There is no button “Make tea”.', () => undefined],
    ['The button “Make tea” is disabled.', () => void (teaButton().disabled = true)],
  ])('an impossible step fails after 20 seconds: %s', async (reason, prepare) => {
    prepare();
    const backend = await openTestBackend();
    await Promise.all([
      expect(doStep(makeTea, backend)).rejects.toThrow(reason),
      vi.advanceTimersByTimeAsync(PATIENCE_MS),
    ]);
  });

  test('a note shows the control that a step waits for', async () => {
    const { shown, done } = await runImpossibleSteps();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(shown).toEqual(['Setting up…', 'Waiting for the button “Fast Training”…']);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await done;
  });

  test('a failed step is reported with its reason', async () => {
    const { shown, done } = await runImpossibleSteps();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await done;
    expect(shown.at(-1)).toMatch(/^failed: Step 1 of 1 failed\. There is no button “Fast Training”\.$/);
    expect(document.documentElement.dataset).toMatchObject({
      state: 'missed',
      missed: expect.stringMatching(/^Step 1 of 1 failed/),
    });
  });
});
