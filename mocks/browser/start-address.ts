import { readScenario, readSpeed, type Parsed } from '../server/start-options.ts';

export interface StartAddress<Id extends string> {
  scenario: Id | undefined;
  speed: number | undefined;
  /** Whether the director is shown, from now on and for this visit. */
  director: 'on' | 'off' | undefined;
  /** One sentence for each parameter that could not be read; nothing of the last visit is touched then. */
  problems: string[];
  /** The address without these parameters, for the address bar; undefined when it has none. */
  cleanHref: string | undefined;
}

const WISHES = ['scenario', 'speed', 'director'];

function readSwitch(text: string): Parsed<'on' | 'off'> {
  return text === 'on' || text === 'off' ? { value: text } : { problem: 'The director is on or off.' };
}

/** Reads `?scenario=`, `?speed=` and `?director=` of a demo address (README, "Two commands"). */
export function readStartAddress<Id extends string>(href: string, known: readonly Id[]): StartAddress<Id> {
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
  const scenario = read('scenario', (text) => readScenario(text, known));
  const speed = read('speed', readSpeed);

  const director = read('director', readSwitch);

  const isAsked = WISHES.some((name) => url.searchParams.has(name));
  for (const name of WISHES) url.searchParams.delete(name);
  return { scenario, speed, director, problems, cleanHref: isAsked ? url.href : undefined };
}

/** The pace asked for by a page that was left before it could start, as when Sign In is pressed at once. */
export function readLeftSpeed(referrer: string): number | undefined {
  const text = URL.canParse(referrer) ? new URL(referrer).searchParams.get('speed') : null;
  const reading = text === null ? undefined : readSpeed(text);
  return reading && 'value' in reading ? reading.value : undefined;
}
