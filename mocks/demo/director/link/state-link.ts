import { pack } from '#mocks/demo/start/packed-text.ts';
import { readStartAddress } from '#mocks/demo/start/start-address.ts';
import { readChanges } from '#mocks/demo/start/state-changes.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import type { CapturedState } from './capture-state.ts';

const KIND = 'AI Twin Studio: a state of the demo';

interface Place {
  /** The page's address, with its query and hash. */
  href: string;
  /** The chosen one; by default the system's. */
  theme?: string | undefined;
}

/** An address that shows a state on another machine, where its fragment is not longer than `MAX_FRAGMENT`. */
export async function stateLink(place: Place, state: CapturedState): Promise<string> {
  const url = addressOf(place, state);
  const part = url.hash === '' ? '' : `${url.hash}&`;
  if (state.changes) url.hash = `${part}demo=${await pack(JSON.stringify(state.changes))}`;
  return url.href;
}

/** The same as the text of a file, for a state of any size. */
export function stateFile(place: Place, state: CapturedState): string {
  const { pathname, search, hash } = addressOf(place, state);
  return JSON.stringify({ kind: KIND, address: `${pathname}${search}${hash}`, changes: state.changes });
}

/** Saves that file. */
export function saveState(place: Place, state: CapturedState): void {
  const file = new Blob([stateFile(place, state)], { type: 'application/json' });
  saveFile(file, `twin-studio-${state.scenario}.json`);
}

/**
 * The state of such a file, and the path, query and hash of its screen.
 * @param origin of this page
 * @throws Error that says why it cannot be shown
 */
export function readStateFile(text: string, origin: string) {
  let file: { kind?: unknown; address?: unknown; changes?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    file = null;
  }
  if (file?.kind !== KIND || typeof file.address !== 'string' || !file.address.startsWith('/')) {
    throw new Error('This file is no state of the demo.');
  }
  const href = origin + file.address;
  const { scenario, speed, after, problems, cleanHref } = readStartAddress(href);
  if (scenario === undefined) throw new Error(problems[0] ?? 'This file names no scenario.');
  const reading = file.changes === undefined ? { value: undefined } : readChanges(file.changes);
  if ('problem' in reading) throw new Error(`This file cannot be shown. ${reading.problem}`);
  const screen = (cleanHref ?? href).slice(origin.length);
  return { scenario, speed, after, changes: reading.value, screen };
}

function addressOf({ href, theme }: Place, { scenario, speed, after }: CapturedState): URL {
  const url = new URL(href);
  for (const [name, value] of Object.entries({ scenario, speed, after, theme })) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
