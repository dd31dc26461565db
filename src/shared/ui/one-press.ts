import { listen } from '../lib/listen.ts';

/** Keys that press a control; other keys, like the arrows, may repeat. */
const PRESSING_KEYS = ['Enter', ' ', 'Escape'];
const CONTROLS = 'button, a, summary';

/** The latest press. `turn`: that of its `Button` when it began. */
let press: { control: Element | null; turn: string | undefined; isUsed: boolean } | undefined;
/** Is the second click of a double click on something that has appeared under the pointer? */
let isSecondElsewhere = false;

function begin(control: Element | null) {
  press = { control, turn: turnOf(control), isUsed: false };
  return press;
}

/**
 * One press is one action (decision 57), on the whole page: a held key presses once; the second click of a double click
 * does not press a control that has appeared under the pointer; and once an action has ended, the next one needs a new
 * press. A click without a press before it, as by voice control, counts as one.
 */
const PRESSES: Parameters<typeof listen>[0] = {
  keydown(event) {
    if (isTyping(event) || !PRESSING_KEYS.includes(event.key)) return;
    if (event.repeat) stop(event);
    else begin(controlAt(event.target));
  },
  mousedown(event) {
    const control = controlAt(event.target);
    if (event.detail <= 1) begin(control);
    isSecondElsewhere = (press?.control ?? control) !== control;
    // The focus stays where the first press has led.
    if (isSecondElsewhere) event.preventDefault();
  },
  pointerup(event) {
    // For Headless UI, which would close a dialog that the first click has opened.
    if (isSecondElsewhere) event.preventDefault();
  },
  click(event) {
    if (isSecondElsewhere && event.detail > 1) return stop(event);
    const control = controlAt(event.target);
    if (!control) return;
    const isFirst = event.detail <= 1;
    if (isFirst && (press?.control !== control || press.isUsed)) begin(control);
    if (isFirst && press) press.isUsed = true;
    if (press?.control !== control || press.turn !== turnOf(control)) stop(event);
  },
};

/** Is the key typed into a field, or does Space scroll the page? */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true;
  if (target.matches('textarea')) return key !== 'Escape';
  return key === ' ' && !target.matches(`${CONTROLS}, [role]`);
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function turnOf(control: Element | null): string | undefined {
  return control instanceof HTMLElement ? control.dataset['turn'] : undefined;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

if (typeof document !== 'undefined') listen(PRESSES, { capture: true });
