import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import type { Call } from '../client.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { FAST_MS, LONG_MS } from './parse-steps.ts';
import type { CallStep, Step } from './steps.ts';

/** Shortly before something may end, and when work must have ended. */
const LATER: Record<number, string[]> = {
  [HOUR_MS - MINUTE_MS]: ['hour-later'],
  [DAY_MS - MINUTE_MS]: ['day-later'],
  [FAST_MS]: ['fast-end'],
  [LONG_MS]: ['end'],
};

const when = (isSo: boolean, id: string): string[] => (isSo ? [id] : []);

/** The cases that the step itself shows. */
function casesOfStep({ call, variation, caseIds = [] }: CallStep): string[] {
  const files = filesOf(call);
  return [
    ...caseIds,
    // The name of the variation says more.
    ...(variation === undefined ? [] : ['variation', variation]),
    ...Object.values(call.params ?? {}).filter((value) => !value.includes('«')),
    ...new Set(files.map(({ type }) => type)),
    ...when(new Set(files.map(({ bytes }) => bytes)).size < files.length, 'photo-twice'),
    ...when(
      files.some(({ bytes }) => bytes.length >= MAX_PHOTO_BYTES),
      'megabytes',
    ),
  ];
}

function filesOf({ form = [], raw }: Call): Pick<Sample, 'type' | 'bytes'>[] {
  const parts = form.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));
  return typeof raw?.bytes === 'object' ? [...parts, { type: raw.type, bytes: raw.bytes }] : parts;
}

/** The steps so far, as cases of the next call (cases.yaml): how its key was used, what was paid, who has signed out. */
export function createCallHistory() {
  const keys = new Map<string, { who: Account; operation: string; isAccepted: boolean; age: number }[]>();
  /** Keys of charges for which a training was refused. */
  const refusedTrainings = new Set<string | undefined>();
  let sinceLastEvent: string[] = [];
  /** With the number of paid notices that were sent about them. */
  let checkouts: { who: Account; hasMoreFields: boolean; payments: number }[] = [];
  let age = 0;
  const chargeOf = ({ call }: CallStep) => call.headers?.['charge-key'];
  const keyOf = ({ call }: CallStep) => call.headers?.['idempotency-key'] ?? call.params?.['uploadId'];
  return {
    caseIds(step: CallStep): string[] {
      const key = keyOf(step);
      const uses = (key !== undefined && keys.get(key)) || [];
      const own = uses.filter(({ who, operation }) => who === step.who && operation === step.operation);
      const accepted = own.find(({ isAccepted }) => isAccepted);
      return [
        ...casesOfStep(step),
        ...sinceLastEvent,
        ...when(refusedTrainings.has(chargeOf(step)), 'refused-training'),
        ...when(accepted !== undefined, 'again'),
        ...when(accepted === undefined && own.length > 0, 'refused-before'),
        ...when((accepted?.age ?? age) < age, 'later'),
        ...when(uses.length > own.length, 'key-used-elsewhere'),
      ];
    },
    /** A call was made, and accepted or not. */
    called(step: CallStep, isAccepted: boolean) {
      if (step.operation === 'trainTwin' && !isAccepted && chargeOf(step))
        refusedTrainings.add(chargeOf(step));
      if (step.operation === 'createCheckout' && isAccepted)
        checkouts.push({ who: step.who, hasMoreFields: step.more !== undefined, payments: 0 });
      const key = keyOf(step);
      if (key === undefined) return;
      const { who, operation } = step;
      keys.set(key, [...(keys.get(key) ?? []), { who, operation, isAccepted, age }]);
    },
    /** Keys are renewed: those are still known that stay the same in a case. */
    renew() {
      for (const key of keys.keys()) if (/«(k|upload)/.test(key)) keys.delete(key);
      refusedTrainings.clear();
      [sinceLastEvent, checkouts, age] = [[], [], 0];
    },
    passed(ms: number) {
      age += 1;
      sinceLastEvent = [...sinceLastEvent, ...(LATER[ms] ?? [])];
    },
    did(step: Step) {
      if (step.do === 'signOut') sinceLastEvent = ['after-signing-out'];
      if (step.do === 'fail') sinceLastEvent = ['failing'];
      if (step.do !== 'pay') return;
      const isGood = step.notice === 'paid';
      const checkout = checkouts.filter(({ who }) => who === step.who).at(-1 - step.back);
      if (checkout && isGood) checkout.payments += step.times;
      sinceLastEvent = [
        ...when(checkout?.hasMoreFields === true, 'more-fields'),
        ...when(isGood, 'paid'),
        ...when(isGood && (checkout?.payments ?? 0) > 1, 'paid-again'),
        ...when(step.notice === 'unsigned', 'not-signed'),
        ...when(step.notice === 'unpaid', 'not-paid'),
      ];
    },
  };
}
