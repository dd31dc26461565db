import './step-pointer.css';
import './tool-colours.css';

/** How long a step is shown before it is done, ms of real time. */
export const STEP_PACES = { instant: 0, '1×': 900, slow: 2_200 } as const;
export type StepPace = keyof typeof STEP_PACES;
export const STEP_PACE_IDS = Object.keys(STEP_PACES) as StepPace[];

const ID = 'step-pointer';

/** Shows the element of the next step, unless everything is done at once. */
export async function pointAt(element: Element, pace: StepPace): Promise<void> {
  if (pace === 'instant') return;
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const pointer = document.getElementById(ID) ?? document.createElement('div');
  pointer.id = ID;
  pointer.style.translate = `${left + width / 2}px ${top + height / 2}px`;
  document.body.append(pointer);
  await new Promise((resolve) => setTimeout(resolve, STEP_PACES[pace]));
}

export function hidePointer(): void {
  document.getElementById(ID)?.remove();
}
