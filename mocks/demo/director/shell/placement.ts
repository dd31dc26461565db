/** The panel's position, size and tab, stored between visits. */
export interface Placement {
  isOpen: boolean;
  dock: Dock;
  /** px: its width at the right edge, its height at the bottom. */
  width: number;
  height: number;
  tab: string;
}

export type Dock = 'right' | 'bottom' | 'window';

interface Viewport {
  width: number;
  height: number;
}

export const START: Placement = { isOpen: false, dock: 'right', width: 400, height: 320, tab: 'states' };

const MIN_WIDTH = 320;
const MIN_HEIGHT = 200;
/** The app keeps at least this much beside the panel, px. Its media queries see the whole window, so that on a narrower
 * one the panel goes to the bottom. */
const APP_WIDTH = 1024;
const WIDE = 1440;
const APP_HEIGHT = 240;

/** The actual position: on a narrow page the panel does not fit beside the app. */
export function dockIn(dock: Dock, { width }: Viewport): Dock {
  return dock === 'right' && width < WIDE ? 'bottom' : dock;
}

/** The size in px that fits the page, in the direction of this dock. */
export function fitSize(size: number, dock: Dock, { width, height }: Viewport): number {
  const [least, most] =
    dock === 'right'
      ? [MIN_WIDTH, width - APP_WIDTH]
      : [MIN_HEIGHT, Math.max(height * 0.5, height - APP_HEIGHT)];
  return Math.round(Math.max(least, Math.min(size, most)));
}

const KEY = 'twin-studio-mock:director';

export function readPlacement(storage: Pick<Storage, 'getItem'>): Placement {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(START).filter(([name, usual]) => typeof stored[name] === typeof usual);
    const placement = { ...START, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
    // A window of its own needs a press to open: after a reload it is docked again.
    return { ...placement, dock: placement.dock === 'bottom' ? 'bottom' : 'right' };
  } catch {
    return START;
  }
}

/** Without storage the placement is not stored. */
export function keepPlacement(storage: Pick<Storage, 'setItem'>, placement: Placement): void {
  try {
    storage.setItem(KEY, JSON.stringify(placement));
  } catch {
    // It contains none of the person's work.
  }
}
