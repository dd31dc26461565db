import { MAX_SPEED } from '../domain/clock.ts';

/** Either the value that was meant, or a sentence that says what is known. */
export type Parsed<T> = { value: T } | { problem: string };

/** Reads a scenario's name from an address or a command line. */
export function readScenario<Id extends string>(text: string, known: readonly Id[]): Parsed<Id> {
  const value = known.find((id) => id === text.trim());
  if (value !== undefined) return { value };
  const asked = text.trim() === '' ? 'The scenario has no name.' : `There is no scenario "${shorten(text)}".`;
  return { problem: `${asked} Known scenarios: ${known.join(', ')}.` };
}

/** Reads how many times as fast simulated time runs. */
export function readSpeed(text: string): Parsed<number> {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text.trim()) && value > 0 && value <= MAX_SPEED) return { value };
  return {
    problem: `"${shorten(text)}" is not a speed. Use a number above 0 and up to ${MAX_SPEED}, such as 1, 10 or 60.`,
  };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
