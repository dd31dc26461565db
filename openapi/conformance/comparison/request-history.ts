import { MAX_PHOTO_BYTES, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import { Reference } from '../scenarios/references.ts';
import type { RequestParts } from '../scenarios/request-parts.ts';
import { LONG_MS, type RequestStep, type Step } from '../scenarios/steps.ts';

/** Shortly before something may expire, and when work must have ended. */
const LATER: Record<number, CaseId[]> = {
  [HOUR_MS - MINUTE_MS]: ['an-hour-later'],
  [DAY_MS - MINUTE_MS]: ['a-day-later'],
  [TRAINING_ENDS_WITHIN_MS.fast]: ['fast-training-over'],
  [LONG_MS]: ['all-work-over'],
};

const when = (isSo: boolean, id: CaseId): CaseId[] => (isSo ? [id] : []);

/** The cases that the step itself shows. */
function casesOfStep({ request, variation, cases = [] }: RequestStep): CaseId[] {
  const files = filesOf(request);
  return [
    ...cases,
    // The name of the variation says more.
    ...(variation === undefined ? [] : (['variation', variation] as const)),
    ...(Object.values(request.params ?? {}).filter((value) => typeof value === 'string') as CaseId[]),
    ...(new Set(files.map(({ type }) => type)) as Set<CaseId>),
    ...when(new Set(files.map(({ bytes }) => bytes)).size < files.length, 'photo-twice'),
    ...when(
      files.some(({ bytes }) => bytes.length >= MAX_PHOTO_BYTES),
      'megabytes',
    ),
  ];
}

function filesOf({ form = [], raw }: RequestParts): Pick<Sample, 'type' | 'bytes'>[] {
  const parts = form.flatMap(([, value]) =>
    typeof value === 'string' || value instanceof Reference ? [] : [value],
  );
  return raw?.bytes instanceof Uint8Array ? [...parts, { type: String(raw.type), bytes: raw.bytes }] : parts;
}

interface Use {
  who: Account;
  operation: string;
  isAccepted: boolean;
  age: number;
}

/** The steps so far, as cases of the next request: how its key was used, what was paid, who has signed out. */
export function createRequestHistory() {
  const keys = new Map<string, Use[]>();
  /** Keys of charges for which a training was refused. */
  const refusedTrainings = new Set<string>();
  let sinceLastEvent: CaseId[] = [];
  /** With the number of paid notices that were sent about them. */
  let checkouts: { who: Account; hasUndeclaredFields: boolean; payments: number }[] = [];
  let age = 0;
  const chargeOf = ({ request }: RequestStep) => request.headers?.['charge-key'];
  const keyOf = ({ request }: RequestStep) =>
    request.headers?.['idempotency-key'] ?? request.params?.['uploadId'];
  return {
    cases(step: RequestStep): CaseId[] {
      const key = keyOf(step);
      const uses = (key !== undefined && keys.get(String(key))) || [];
      const own = uses.filter(({ who, operation }) => who === step.who && operation === step.operation);
      const accepted = own.find(({ isAccepted }) => isAccepted);
      return [
        ...casesOfStep(step),
        ...sinceLastEvent,
        ...when(refusedTrainings.has(String(chargeOf(step))), 'refused-training'),
        ...when(accepted !== undefined, 'repeated'),
        ...when(accepted === undefined && own.length > 0, 'refused-before'),
        ...when((accepted?.age ?? age) < age, 'later'),
        ...when(uses.length > own.length, 'key-used-elsewhere'),
      ];
    },
    /** A request was sent, and accepted or not. */
    sent(step: RequestStep, isAccepted: boolean) {
      const { who, operation } = step;
      if (operation === 'trainTwin' && !isAccepted && chargeOf(step))
        refusedTrainings.add(String(chargeOf(step)));
      if (operation === 'createCheckout' && isAccepted)
        checkouts.push({ who, hasUndeclaredFields: step.undeclared !== undefined, payments: 0 });
      const key = keyOf(step);
      if (key !== undefined)
        keys.set(String(key), [...(keys.get(String(key)) ?? []), { who, operation, isAccepted, age }]);
    },
    /** Keys are renewed: those are still known that stay the same in a case. */
    renew() {
      for (const key of keys.keys()) if (isRenewedKey(key)) keys.delete(key);
      refusedTrainings.clear();
      [sinceLastEvent, checkouts, age] = [[], [], 0];
    },
    passed(ms: number) {
      age += 1;
      sinceLastEvent = [...sinceLastEvent, ...(LATER[ms] ?? [])];
    },
    did(step: Step) {
      if (step.do === 'sign out') sinceLastEvent = ['signed-out-since'];
      if (step.do === 'prepare') sinceLastEvent = ['prepared-failure'];
      if (step.do !== 'notice') return;
      const isGood = step.notice === 'paid';
      const checkout = checkouts.filter(({ who }) => who === step.who).at(-1 - step.back);
      if (checkout && isGood) checkout.payments += step.times;
      sinceLastEvent = [
        ...when(checkout?.hasUndeclaredFields === true, 'undeclared-fields'),
        ...when(isGood, 'paid'),
        ...when(isGood && (checkout?.payments ?? 0) > 1, 'paid-again'),
        ...when(step.notice === 'unsigned', 'not-signed'),
        ...when(step.notice === 'unpaid', 'not-paid'),
      ];
    },
  };
}

/** Keys of a scenario and addresses of uploads differ after each preparation; others stay the same in a case. */
const isRenewedKey = (key: string): boolean => /^«(key|createUpload) /.test(key);
