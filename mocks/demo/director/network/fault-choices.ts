import { use } from 'react';
import { canonicalJson } from '#mocks/db/canonical-json.ts';
import type { OperationGuide } from '#mocks/server/contract-guide.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';

/** A fault that the director offers. */
export interface FaultChoice {
  label: string;
  fault: Omit<Fault, 'operation'>;
}

export type Guides = Record<OperationId, OperationGuide>;

const loadedGuide = import('#mocks/server/contract-guide.ts');

/** The contract's description of each operation. It is large, so it loads with the tab. */
export const useGuides = () => use(loadedGuide).guide;

/** Faults of the connection, for any operation. */
export const LINE_CHOICES: readonly FaultChoice[] = [
  { label: 'Connection lost', fault: { kind: 'network' } },
  { label: 'Response lost after the work was done', fault: { kind: 'network', afterEffect: true } },
  { label: 'No response', fault: { kind: 'hang' } },
  { label: 'Responds 5 seconds late', fault: { kind: 'delay', delayMs: 5000 } },
  { label: 'Cut in the middle of the body', fault: { kind: 'cut' } },
  { label: 'Broken JSON', fault: { kind: 'malformed' } },
  { label: 'Wrong shape: a field is missing', fault: { kind: 'missing-field' } },
  { label: 'Wrong shape: a field of another type', fault: { kind: 'wrong-type' } },
  { label: 'HTML page of a proxy (502)', fault: { kind: 'html' } },
  { label: 'No body (500)', fault: { kind: 'empty' } },
];

/** Every declared response of an operation with its examples; for `*`, the failures that all operations declare. */
export function responseChoices(guides: Guides, operation: Fault['operation']): FaultChoice[] {
  if (operation !== '*') return choicesOf(guides[operation]);
  const failures = Object.values(guides)
    .filter(({ responses }) => !('302' in responses))
    .map((guide) => choicesOf(guide).filter(({ fault }) => (fault.status ?? 0) >= 400));
  const [firstChoices = [], ...otherChoices] = failures;
  return firstChoices.filter(({ label }) =>
    otherChoices.every((choices) => choices.some((choice) => choice.label === label)),
  );
}

function choicesOf({ responses }: OperationGuide): FaultChoice[] {
  return Object.entries(responses).flatMap(([declared, { description, examples }]) => {
    const status = declared === 'default' ? 500 : Number(declared);
    const names = examples.length > 0 ? examples.map(({ name }) => name) : [''];
    return names.map((name) => ({
      label: `${status}${name === '' ? '' : ` ${name}`}: ${firstSentence(description)}`,
      fault: { kind: 'example' as const, status, ...(name === '' ? {} : { example: name }) },
    }));
  });
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/.exec(text.replaceAll('\n', ' ').replaceAll('`', ''))?.[0] ?? text;
}

const KEY = 'Idempotency-Key';

/** Describes how often a fault applies. The app may hide a fault, because it repeats requests with a key. */
export function frequencyLabel({ operation, times, oneIn, skip = 0 }: Fault): string {
  const headers: readonly string[] = operation === '*' ? [KEY] : operations[operation].headers;
  return [
    oneIn !== undefined && `one in ${oneIn} by chance`,
    times === undefined && oneIn === undefined && 'always',
    times !== undefined && (times === 1 ? 'once' : `${times} times`),
    skip > 0 && `after ${skip} more`,
    times !== undefined && headers.includes(KEY) && 'and the app may repeat the request',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The fields that a choice sets. */
const CHOSEN = ['kind', 'status', 'example', 'delayMs', 'afterEffect', 'outcome'] as const;

/** The label of a fault: that of the matching choice, or a description. */
export function faultLabel(guides: Guides, fault: Fault): string {
  const { kind, status, delayMs, afterEffect } = fault;
  const choice = [...responseChoices(guides, fault.operation), ...LINE_CHOICES].find((candidate) =>
    CHOSEN.every((field) => canonicalJson(candidate.fault[field]) === canonicalJson(fault[field])),
  );
  if (choice) return choice.label;
  if (kind === 'body') return `${status ?? ''} with a custom body`.trim();
  if (kind === 'outcome') return `Goes on with ${JSON.stringify(fault.outcome)}`;
  if (kind === 'delay') return `Responds ${(delayMs ?? 0) / 1000} seconds late`;
  return [kind, status, afterEffect === true && 'after the work was done'].filter(Boolean).join(' ');
}
