import { MAX_SPEED, SPEEDS } from '../domain/clock.ts';

/** The value, or a message with the valid values. */
export type Parsed<T> = { value: T } | { problem: string };

const MAX_SUGGESTIONS = 3;

/** Reads a name from an address or a command line. Suggests similar names for an unknown one. */
export function readName<Id extends string>(kind: string, text: string, known: readonly Id[]): Parsed<Id> {
  const name = text.trim();
  const value = known.find((id) => id === name);
  if (value !== undefined) return { value };
  const alike = known
    .filter((id) => likeness(name, id) > 0)
    .toSorted((a, b) => likeness(name, b) - likeness(name, a));
  const names = (alike.length > 0 ? alike : known).slice(0, MAX_SUGGESTIONS).join(', ');
  const complaint = name === '' ? `The ${kind} has no name.` : `There is no ${kind} "${shorten(name)}".`;
  return { problem: `${complaint} ${alike.length > 0 ? 'Nearest' : 'For example'}: ${names}.` };
}

/** The number of four-letter sequences that the names share. */
function likeness(name: string, id: string): number {
  const parts = Array.from(name.slice(3), (_, index) => name.slice(index, index + 4).toLowerCase());
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
