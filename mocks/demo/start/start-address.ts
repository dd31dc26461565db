import { readName, readSpeed, type Parsed } from '#mocks/server/start-options.ts';
import { STATE_IDS, type StateId } from '#mocks/states/states.ts';

export interface StartAddress {
  scenario?: StateId;
  /** 0: paused. */
  speed?: number;
  /** Simulated seconds after the state's start. */
  after?: number;
  theme?: 'light' | 'dark';
  /** The changes from the state's start (state-changes.ts), packed. */
  changes?: string | undefined;
  /** Whether the director is shown, from now on and for this visit. */
  director?: 'on' | 'off';
  /** A state to show on its screen, after its steps. */
  state?: StateId;
  /** One sentence for each parameter that could not be read. The state of the last visit then stays. */
  problems: string[];
  /** The address without these parameters, for the address bar; undefined when it has none. */
  cleanHref?: string | undefined;
}

/** The readers of the parameters. */
const READERS = {
  scenario: (text: string) => readName('scenario', text, STATE_IDS),
  speed: readSpeed,
  after: readSeconds,
  theme: (text: string) => readChoice(text, ['light', 'dark'] as const, 'The theme'),
  director: (text: string) => readChoice(text, ['on', 'off'] as const, 'The director'),
  state: (text: string) => readName('state', text, STATE_IDS),
};
type StartParameter = keyof typeof READERS;
const START_PARAMETERS = Object.keys(READERS) as StartParameter[];
/** In the fragment, which no server sees, after the part of the page that the address names. */
const CHANGES = /(?:^#|&)demo=(.*)$/;

/** Reads what a demo address asks for, such as `?scenario=` and `#demo=` (mocks/README.md). */
export function readStartAddress(href: string): StartAddress {
  const url = new URL(href);
  const problems: string[] = [];
  const values: Partial<Record<StartParameter, unknown>> = {};
  const changes = CHANGES.exec(url.hash)?.[1];
  let isAsked = changes !== undefined;
  for (const name of START_PARAMETERS) {
    const text = url.searchParams.get(name);
    if (text === null) continue;
    isAsked = true;
    url.searchParams.delete(name);
    const reading = READERS[name](text);
    if ('value' in reading) values[name] = reading.value;
    else problems.push(reading.problem);
  }
  if (changes !== undefined) url.hash = url.hash.replace(CHANGES, '');
  // Each value has the type of its reader.
  return { ...values, changes, problems, cleanHref: isAsked ? url.href : undefined } as StartAddress;
}

function readChoice<Choice extends string>(
  text: string,
  choices: readonly Choice[],
  what: string,
): Parsed<Choice> {
  const value = choices.find((choice) => choice === text);
  return value === undefined ? { problem: `${what} is ${choices.join(' or ')}.` } : { value };
}

function readSeconds(text: string): Parsed<number> {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= MAX_AFTER_S) return { value };
  return { problem: `after is a whole number of seconds, up to ${MAX_AFTER_S}.` };
}

/** A month. */
const MAX_AFTER_S = 31 * 24 * 3600;
