import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import type { Call } from '../client.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { CallStep, Step } from './steps.ts';

/** Shortly before something may end. */
const LATER: Record<number, string[]> = {
  [HOUR_MS - MINUTE_MS]: ['hour-later'],
  [DAY_MS - MINUTE_MS]: ['day-later'],
};

/** What a call is about, as far as the step itself says. */
function ofStep({ call, manner, times = 1, about = [] }: CallStep): string[] {
  const files = filesOf(call);
  return [
    ...about,
    ...(manner === undefined ? [] : [manner, 'manner']),
    ...(times > 1 ? ['at-once'] : []),
    ...(times > 1 && call.headers?.['idempotency-key']?.includes('«n»') === false
      ? ['repeated-at-once']
      : []),
    ...Object.values(call.params ?? {}).filter((value) => !value.includes('«')),
    ...new Set(files.map(({ type }) => type)),
    ...(new Set(files.map(({ bytes }) => bytes)).size < files.length ? ['photo-twice'] : []),
    ...(files.some(({ bytes }) => bytes.length >= MAX_PHOTO_BYTES) ? ['megabytes'] : []),
  ];
}

function filesOf({ form = [], raw }: Call): Pick<Sample, 'type' | 'bytes'>[] {
  const parts = form.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));
  return typeof raw?.bytes === 'object' ? [...parts, { type: raw.type, bytes: raw.bytes }] : parts;
}

/** What the steps so far tell of the next call: how its key was used, what was paid, who has signed out. */
export interface Past {
  about(step: CallStep): string[];
  /** A call was made, and accepted or not. */
  called(step: CallStep, isAccepted: boolean): void;
  /** Different calls were made at once, this one among them. */
  calledAtOnce(step: CallStep): void;
  /** Repeats one of those, whose answer depends on their order. */
  wasAtOnce(step: CallStep): boolean;
  /** Another case begins: only keys that are not of a case alone are known in it. */
  next(): Past;
  passed(ms: number): void;
  did(step: Step): void;
}

interface Use {
  who: Account;
  operation: string;
  isAccepted: boolean;
  age: number;
}

/** @param keys uses that are already known */
export function createPast(keys = new Map<string, Use[]>()): Past {
  let said: string[] = [];
  let payments = 0;
  /** Keys of charges for which a training was refused. */
  const kept = new Set<string | undefined>();
  const atOnce = new Set<string>();
  const nameOf = (step: CallStep) => `${step.who} ${step.operation} ${keyOf(step)}`;
  let age = 0;
  const chargeOf = ({ call }: CallStep) => call.headers?.['charge-key'];
  const keyOf = ({ call }: CallStep) => call.headers?.['idempotency-key'] ?? call.params?.['uploadId'];
  return {
    about(step) {
      const uses = keys.get(keyOf(step) ?? '') ?? [];
      const own = uses.filter(({ who, operation }) => who === step.who && operation === step.operation);
      const accepted = own.find(({ isAccepted }) => isAccepted);
      return [
        ...ofStep(step),
        ...said,
        ...(kept.has(chargeOf(step)) ? ['refused-training'] : []),
        ...(accepted ? ['again'] : own.length > 0 ? ['refused-before'] : []),
        ...(accepted && accepted.age < age ? ['later'] : []),
        ...(uses.length > own.length ? ['key-used-elsewhere'] : []),
      ];
    },
    called(step, isAccepted) {
      if (step.operation === 'trainTwin' && !isAccepted && chargeOf(step)) kept.add(chargeOf(step));
      const key = keyOf(step);
      if (key === undefined) return;
      if ((step.times ?? 1) > 1 && key.includes('«n»')) atOnce.add(nameOf(step));
      const { who, operation } = step;
      keys.set(key, [...(keys.get(key) ?? []), { who, operation, isAccepted, age }]);
    },
    calledAtOnce(step) {
      if (keyOf(step) !== undefined) atOnce.add(nameOf(step));
    },
    wasAtOnce: (step) => atOnce.has(nameOf(step)),
    next: () => createPast(new Map([...keys].filter(([key]) => !/«(k|upload)/.test(key)))),
    passed(ms) {
      age += 1;
      said = [...said, ...(LATER[ms] ?? [])];
    },
    did(step) {
      if (step.do === 'signOut') said = ['after-signing-out'];
      if (step.do === 'fail') said = ['failing'];
      if (step.do !== 'pay') return;
      payments += step.times;
      const isGood = step.isPaid && step.isSigned;
      said = isGood ? ['paid', ...(payments > 1 ? ['paid-again'] : [])] : [];
      if (!step.isSigned) said.push('not-signed');
      if (!step.isPaid) said.push('not-paid');
    },
  };
}
