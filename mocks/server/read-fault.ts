import { operations } from '#openapi/operations.gen.ts';
import { FAULT_KINDS, type Fault } from './faults.ts';
import { LINE_IDS } from './lines.ts';
import { courseSchema } from './course.ts';
import type { Parsed } from './start-options.ts';

const NUMBERS = {
  status: [200, 599],
  delayMs: [0, 600_000],
  times: [1, 1_000_000],
  skip: [0, 1_000_000],
  oneIn: [1, 1_000_000],
  seed: [0, 2 ** 31],
} as const satisfies Partial<Record<keyof Fault, readonly [from: number, to: number]>>;

/** Reads a fault from outside: a control call, a link, a stored state. */
export function readFault(value: unknown): Parsed<Fault> {
  if (typeof value !== 'object' || value === null) {
    return { problem: 'A fault is an object with operation and kind.' };
  }
  const fault = value as Record<string, unknown>;
  const { operation, kind, line, example, headers, course } = fault;
  if (operation !== '*' && !Object.hasOwn(operations, wordOf(operation))) {
    const known = Object.keys(operations).join(', ');
    return { problem: `There is no operation "${wordOf(operation)}". Known: *, ${known}.` };
  }
  if (!FAULT_KINDS.some((one) => one === kind)) {
    return { problem: `There is no fault of kind "${wordOf(kind)}". Known: ${FAULT_KINDS.join(', ')}.` };
  }
  for (const [name, [from, to]] of Object.entries(NUMBERS)) {
    const number = fault[name];
    if (number === undefined) continue;
    const isFine = Number.isInteger(number) && (number as number) >= from && (number as number) <= to;
    if (!isFine) return { problem: `${name} is a whole number from ${from} to ${to}.` };
  }
  if (line !== undefined && !LINE_IDS.some((one) => one === line)) {
    return { problem: `There is no line "${wordOf(line)}". Known: ${LINE_IDS.join(', ')}.` };
  }
  if (example !== undefined && typeof example !== 'string') {
    return { problem: 'example is the name of one of the contract’s examples.' };
  }
  if (headers !== undefined && !isTextByName(headers))
    return { problem: 'headers are texts by their names.' };
  if (course !== undefined && !courseSchema.safeParse(course).success) {
    return { problem: `course has of ${Object.keys(courseSchema.shape).join(', ')} what is to happen.` };
  }
  return { value: value as Fault };
}

function isTextByName(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

/** A short word for a sentence, whatever was given. */
export function wordOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
