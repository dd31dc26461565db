import { MAX_SPEED, SPEEDS } from '../domain/clock.ts';

/** The value, or a message that names the valid ones. */
export type Parsed<T> = { value: T } | { problem: string };

const MAX_SUGGESTIONS = 3;

/** Reads a name from an address or a command line; for an unknown one, suggests similar names. */
export function readName<Id extends string>(kind: string, text: string, known: readonly Id[]): Parsed<Id> {
  const asked = text.trim();
  const value = known.find((id) => id === asked);
  if (value !== undefined) return { value };
  const alike = known
    .filter((id) => likeness(asked, id) > 0)
    .toSorted((one, other) => likeness(asked, other) - likeness(asked, one));
  const names = (alike.length > 0 ? alike : known).slice(0, MAX_SUGGESTIONS).join(', ');
  const complaint = asked === '' ? `The ${kind} has no name.` : `There is no ${kind} "${shorten(asked)}".`;
  return { problem: `${complaint} ${alike.length > 0 ? 'Nearest' : 'For example'}: ${names}.` };
}

/** How often the names share four letters in a row. */
function likeness(asked: string, id: string): number {
  const parts = Array.from(asked.slice(3), (_, at) => asked.slice(at, at + 4).toLowerCase());
  return parts.filter((part) => id.includes(part)).length;
}

/** Reads the speed of simulated time; 0 is paused. */
export function readSpeed(text: string): Parsed<number> {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text.trim()) && value <= MAX_SPEED) return { value };
  return { problem: `"${shorten(text)}" is not a speed. Use ${SPEEDS}.` };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
