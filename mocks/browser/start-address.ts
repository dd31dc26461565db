import { readScenario, readSpeed, type Parsed } from '../server/start-options.ts';

export interface StartAddress<Id extends string> {
  scenario: Id | undefined;
  speed: number | undefined;
  /** One sentence for each parameter that could not be read; nothing of the last visit is touched then. */
  problems: string[];
  /** The address without the two parameters, for the address bar; undefined when it has neither. */
  cleanHref: string | undefined;
}

/** Reads `?scenario=` and `?speed=` of a demo address (README, "Two commands"). */
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

  const isAsked = url.searchParams.has('scenario') || url.searchParams.has('speed');
  url.searchParams.delete('scenario');
  url.searchParams.delete('speed');
  return { scenario, speed, problems, cleanHref: isAsked ? url.href : undefined };
}

/** The pace asked for by a page that was left before it could start, as when Sign In is pressed at once. */
export function readLeftSpeed(referrer: string): number | undefined {
  const text = URL.canParse(referrer) ? new URL(referrer).searchParams.get('speed') : null;
  const reading = text === null ? undefined : readSpeed(text);
  return reading && 'value' in reading ? reading.value : undefined;
}
