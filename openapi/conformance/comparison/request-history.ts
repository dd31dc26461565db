import { MAX_PHOTO_BYTES, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import { Reference } from '../scenarios/references.ts';
import type { RequestParts } from '../scenarios/request-parts.ts';
import { LONG_MS, type NoticeStep, type RequestStep, type Step } from '../scenarios/steps.ts';

/** Shortly before something may expire, and when work must have finished. */
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
    // The name of the variation is more specific.
    ...(variation === undefined ? [] : (['variation', variation] as const)),
    ...(Object.values(request.params ?? {}).filter((value) => typeof value === 'string') as CaseId[]),
    ...(new Set(files.map(({ type }) => type)) as Set<CaseId>),
    ...when(new Set(files.map(({ bytes }) => bytes)).size < files.length, 'photo-twice'),
    ...when(files.some(isMoving), 'moving-picture'),
    ...when(hasPhotoTwice(request), 'photo-twice'),
    ...when(
      files.some(({ bytes }) => bytes.length >= MAX_PHOTO_BYTES),
      'megabytes',
    ),
  ];
}

/** A WebP or GIF with more than one frame. */
const isMoving = ({ bytes }: Pick<Sample, 'bytes'>) =>
  /ANMF|NETSCAPE2\.0/.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));

/** A job that names one upload twice. */
function hasPhotoTwice({ body }: RequestParts): boolean {
  const { referenceImages } = Object(body) as { referenceImages?: unknown };
  if (!Array.isArray(referenceImages)) return false;
  const names = referenceImages.map(String);
  return new Set(names).size < names.length;
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

interface Checkout {
  who: Account;
  hasUndeclaredFields: boolean;
  /** How many paid notices were sent for it. */
  payments: number;
}

/** The cases of requests after a notice. */
function casesOfNotice({ who, notice, times, back }: NoticeStep, checkouts: readonly Checkout[]): CaseId[] {
  const isPaid = notice === 'paid';
  const checkout = checkouts.filter((checkout) => checkout.who === who).at(-1 - back);
  if (checkout && isPaid) checkout.payments += times;
  return [
    ...when(checkout?.hasUndeclaredFields === true, 'undeclared-fields'),
    ...when(isPaid, 'paid'),
    ...when(isPaid && (checkout?.payments ?? 0) > 1, 'paid-again'),
    ...when(notice === 'unsigned', 'not-signed'),
    ...when(notice === 'unpaid', 'not-paid'),
  ];
}

/** The steps so far as cases of the next request: earlier uses of its key, payments, signed-out users. */
export function createRequestHistory() {
  const keys = new Map<string, Use[]>();
  /** Keys of charges for which a training was refused. */
  const refusedTrainings = new Set<string>();
  let sinceLastEvent: CaseId[] = [];
  let checkouts: Checkout[] = [];
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
    /** Records a request and whether it was accepted. */
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
    /** Renews keys; those that do not change during a case remain known. */
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
      if (step.do === 'notice') sinceLastEvent = casesOfNotice(step, checkouts);
    },
  };
}

/** Keys of a scenario and upload addresses change after each preparation; others do not change during a case. */
const isRenewedKey = (key: string): boolean => /^«(key|createUpload) /.test(key);
