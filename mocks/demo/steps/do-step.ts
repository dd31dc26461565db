import { fireEvent, queryByLabelText, waitFor } from '@testing-library/dom';
import type { Backend } from '#mocks/backend.ts';
import type { Part, StateStep } from '#mocks/states/steps.ts';
import { changeDevice } from './change-device.ts';
import { findParts } from './find-part.ts';
import { filesOf } from './sample-files.ts';
import { setOffline } from './set-offline.ts';
import { watchSettled } from './settled.ts';
import { fieldLabel, partLabel } from './step-labels.ts';

/** Even a slow computer performs a step within this time. */
const PATIENCE_MS = 20_000;

export type SteppedBackend = Pick<Backend, 'requests' | 'clock' | 'faults'>;

/**
 * Performs one step as a user would. A control is used when it exists, is enabled, and the page has settled.
 * @param beforeClick called before a click, which may open another page
 * @throws Error with the reason if the step fails
 */
export async function doStep(
  step: StateStep,
  { requests, clock, faults }: SteppedBackend,
  beforeClick?: () => void,
): Promise<unknown> {
  const control = (name: string, find: () => HTMLElement | null | undefined) => {
    const isSettled = watchSettled(requests);
    return waitFor(
      () => {
        const element = find();
        if (!element) throw new Error(`There is no ${name}.`);
        if (element.matches(':disabled, [aria-busy=true]')) throw new Error(`The ${name} is disabled.`);
        if (!isSettled()) throw new Error('A request has no response.');
        return element;
      },
      { timeout: PATIENCE_MS, interval: 100 },
    );
  };
  const field = (label: string) => control(fieldLabel(label), () => findField(label));

  switch (step.do) {
    case 'click': {
      const element = await control(partLabel(step.part), () => findParts(step.part)[0]);
      beforeClick?.();
      return click(element);
    }
    case 'see':
      return waitForPart(step.part);
    case 'type': {
      const input = await field(step.field);
      click(input);
      return fireEvent.input(input, { target: { value: step.text } });
    }
    case 'select': {
      const list = (await field(step.field)) as HTMLSelectElement;
      const option = [...list.options].find(({ text }) => text === step.option);
      if (!option) throw new Error(`The field “${step.field}” has no “${step.option}”.`);
      click(list);
      return fireEvent.change(list, { target: { value: option.value } });
    }
    case 'choose': {
      const files = await filesOf(step.files);
      if (files.length === 0) throw new Error('It chooses no file.');
      // The panel for photos is collapsed for a user with twins.
      const input = await control(fieldLabel(step.field), () => findField(step.field) ?? expandPhotos());
      return giveFiles(input as HTMLInputElement, files);
    }
    case 'pass':
      return clock.advance(step.ms);
    case 'line':
      await faults.setLine(step.line);
      return setOffline(step.line === 'offline');
    case 'device':
      return changeDevice(step.is);
  }
}

/** Waits until a part is on the page. @throws Error when it does not appear */
export function waitForPart(part: Part): Promise<HTMLElement> {
  return waitFor(
    () => {
      const [found] = findParts(part);
      if (found) return found;
      throw new Error(`There is no ${partLabel(part)}.`);
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
}

/** The field with this label. */
export const findField = (label: string) => queryByLabelText<HTMLInputElement>(document.body, label);

/** The first line of an error. The following lines contain the document. */
export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
}

/** Clicks like a pointer: pointer event, focus, click. */
function click(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  element.focus();
  element.click();
}

function expandPhotos(): undefined {
  document.querySelector<HTMLElement>('#photos button[aria-expanded=false]')?.click();
}

function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  input.focus();
  input.files = dataTransfer.files;
  fireEvent.change(input);
}
