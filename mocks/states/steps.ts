import type { LineId } from '../server/lines.ts';

/** A part of a page as a user perceives it: its role and its name. */
export interface Part {
  role: string;
  name?: string | RegExp | undefined;
  /** Restricts the search to this part. */
  in?: Part | undefined;
}

/** Files to choose: a number of sample photos, and special files. */
export interface FileSet {
  photos?: number | undefined;
  others?: readonly ('damaged' | 'too-large' | 'duplicate' | 'document' | 'spreadsheet')[] | undefined;
}

/** How the device behaves until the page is reloaded. */
export type DeviceChange = 'full' | 'without-clipboard' | 'signed-out-elsewhere' | 'with-large-text';

/** A user's action as data. `do-step.ts` performs it when its control is enabled. */
export type StateStep =
  | { do: 'click' | 'see'; part: Part }
  /** Types a text into the field with this label. */
  | { do: 'type'; field: string; text: string }
  /** Selects an option in the list with this label. */
  | { do: 'select'; field: string; option: string }
  /** Chooses files in the file field with this label. */
  | { do: 'choose'; field: string; files: FileSet }
  /** Advances simulated time. */
  | { do: 'pass'; ms: number }
  | { do: 'line'; line: LineId }
  | { do: 'device'; is: DeviceChange };

export const part = (role: string, name: string | RegExp, inside?: Part): Part => ({
  role,
  name,
  ...(inside ? { in: inside } : {}),
});

type PartArguments = Parameters<typeof part>;

export const click = (...args: PartArguments): StateStep => ({ do: 'click', part: part(...args) });
export const see = (...args: PartArguments): StateStep => ({ do: 'see', part: part(...args) });
export const type = (field: string, text: string): StateStep => ({ do: 'type', field, text });
export const select = (field: string, option: string): StateStep => ({ do: 'select', field, option });
export const choose = (field: string, files: FileSet): StateStep => ({ do: 'choose', field, files });
export const pass = (ms: number): StateStep => ({ do: 'pass', ms });
export const line = (id: LineId): StateStep => ({ do: 'line', line: id });
export const device = (is: DeviceChange): StateStep => ({ do: 'device', is });

/** Text anywhere on the page, for elements without a role. */
export const text = (name: string | RegExp): Part => part('text', name);

/** Waits until the user is signed in, because the landing page has the same buttons. */
export const signedIn: StateStep = see('link', 'Sign Out');

export const dialog = (name: string | RegExp): Part => part('dialog', name);
