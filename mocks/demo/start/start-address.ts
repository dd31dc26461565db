import { readName, readSpeed, type Parsed } from '../../server/start-options.ts';
import { FORMER_IDS, STATE_IDS, type StateId } from '../../states/states.ts';

export interface StartAddress {
  scenario: StateId | undefined;
  /** 0: paused. */
  speed: number | undefined;
  /** Simulated seconds after the state's start. */
  after: number | undefined;
  theme: 'light' | 'dark' | undefined;
  /** What is different from the state's start (state-changes.ts), packed. */
  changes: string | undefined;
  /** Whether the director is shown, from now on and for this visit. */
  director: 'on' | 'off' | undefined;
  /** A state of the storyboard, to be shown as it is there. */
  state: StateId | undefined;
  /** Where the page is scrolled to (scroll-place.ts). */
  scroll: string | undefined;
  /** Nobody presents it: without tools, and back to this address when nobody uses it. */
  isKiosk: boolean;
  /** One sentence for each parameter that could not be read; nothing of the last visit is touched then. */
  problems: string[];
  /** The address without these parameters, for the address bar; undefined when it has none. */
  cleanHref: string | undefined;
}

const WISHES = ['scenario', 'speed', 'after', 'theme', 'director', 'state', 'scroll', 'kiosk'];
/** In the fragment, which no server sees, after the part of the page that the address names. */
const CHANGES = /(?:^#|&)demo=(.*)$/;

/** Reads what a demo address asks for: `?scenario=`, `?speed=`, `?after=`, `?theme=`, `?director=`, `?state=`, `?scroll=`, `?kiosk` and `#demo=` (README, "The demo"). */
export function readStartAddress(href: string): StartAddress {
  const url = new URL(href);
  const problems: string[] = [];
  const read = <T>(name: string, reader: (text: string) => Parsed<T>): T | undefined => {
    const text = url.searchParams.get(name);
    if (text === null) return undefined;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    problems.push(reading.problem);
    return undefined;
  };
  const scenario = read('scenario', (text) => readId('scenario', text));
  const speed = read('speed', readSpeed);
  const after = read('after', readSeconds);
  const theme = read('theme', (text) => readChoice(text, ['light', 'dark'] as const, 'The theme'));
  const director = read('director', (text) => readChoice(text, ['on', 'off'] as const, 'The director'));
  const state = read('state', (text) => readId('state', text));
  const scroll = read('scroll', readPlace);
  const isKiosk = url.searchParams.has('kiosk');
  const changes = CHANGES.exec(url.hash)?.[1];

  const isAsked = changes !== undefined || WISHES.some((name) => url.searchParams.has(name));
  for (const name of WISHES) url.searchParams.delete(name);
  if (changes !== undefined) url.hash = url.hash.replace(CHANGES, '');
  return {
    scenario,
    speed,
    after,
    theme,
    changes,
    director,
    state,
    scroll,
    isKiosk,
    problems,
    cleanHref: isAsked ? url.href : undefined,
  };
}

/** By its id, or by one that links had before. */
function readId(kind: string, text: string): Parsed<StateId> {
  return readName(kind, FORMER_IDS[text] ?? text, STATE_IDS);
}

function readChoice<Choice extends string>(
  text: string,
  choices: readonly Choice[],
  what: string,
): Parsed<Choice> {
  const value = choices.find((choice) => choice === text);
  return value === undefined ? { problem: `${what} is ${choices.join(' or ')}.` } : { value };
}

function readPlace(text: string): Parsed<string> {
  if (/^[a-z-]+(\.\d+)*_-?\d+$/.test(text)) return { value: text };
  return { problem: 'scroll is a place that Copy link names.' };
}

function readSeconds(text: string): Parsed<number> {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= MAX_AFTER_S) return { value };
  return { problem: `after is a whole number of seconds, up to ${MAX_AFTER_S}.` };
}

/** A month. */
const MAX_AFTER_S = 31 * 24 * 3600;

/** The speed requested by a page that was left before it started, as by an early Sign In. */
export function readLeftSpeed(referrer: string): number | undefined {
  const text = URL.canParse(referrer) ? new URL(referrer).searchParams.get('speed') : null;
  const reading = text === null ? undefined : readSpeed(text);
  return reading && 'value' in reading ? reading.value : undefined;
}
