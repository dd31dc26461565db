import { MEDIA_LIFETIME_MS, PACKAGE_LIFETIME_MS, PHOTO_LIFETIME_MS } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { text, type Exchange } from '../exchange.ts';
import { resolved, type Named } from './names.ts';
import type { CallStep } from './steps.ts';

/** What a call makes, where its answer names it, and how long the contract keeps it. */
const MAKES: Partial<Record<OperationId, { kind: string; field: string; lifeMs: number }>> = {
  uploadTrainingPhotos: { kind: 'package', field: 'zipUrl', lifeMs: PACKAGE_LIFETIME_MS },
  trainTwin: { kind: 'word', field: 'trigger_word', lifeMs: Infinity },
  generateImage: { kind: 'picture', field: 'imageUrl', lifeMs: MEDIA_LIFETIME_MS },
  createJob: { kind: 'job', field: 'id', lifeMs: Infinity },
  createUpload: { kind: 'upload', field: 'uploadURL', lifeMs: HOUR_MS },
  createCheckout: { kind: 'checkout', field: 'url', lifeMs: Infinity },
};

export interface Made {
  kind: string;
  who: Account;
  value: string;
  lifeMs: number;
  /** When, by the clock of the server. */
  madeBetween: Moment;
}

/** A server's clock, and what was made on it. */
export interface Makes extends Named {
  /** What was made in this case, the latest last. */
  made: Made[];
  /** Since when, and how far its clock was moved. */
  startMs: number;
  movedMs: number;
}

/** Notes what an accepted call has made. */
export function keepMade(side: Makes, { who, operation, call }: CallStep, exchange: Exchange): void {
  if (exchange.status >= 300 || exchange.status === 0) return;
  const makes = MAKES[operation];
  // A used package is named as long as the training that used it may be repeated.
  if (operation === 'trainTwin') {
    const sent = JSON.stringify(resolved(side, call.body, { index: 0, me: who }));
    for (const one of side.made)
      if (one.kind === 'package' && sent.includes(one.value)) one.lifeMs = Infinity;
  }
  const value = makes ? text(exchange, makes.field) : '';
  const madeBetween = momentOf(side);
  if (makes && value !== '' && !side.made.some((one) => one.value === value && one.who === who))
    side.made.push({ kind: makes.kind, who, value, lifeMs: makes.lifeMs, madeBetween });
  if (operation !== 'putUpload') return;
  const photo = String(resolved(side, call.params?.['uploadId'], { index: 0, me: who }));
  side.made.push({ kind: 'photo', who, value: photo, lifeMs: PHOTO_LIFETIME_MS, madeBetween });
}

/** The earliest and the latest that a clock may say: it may stand still where it is not moved. */
type Moment = [fromMs: number, toMs: number];

export function momentOf({ startMs, movedMs }: Makes): Moment {
  return [startMs + movedMs, Date.now() + movedMs];
}

/** What may be gone after so long is named no more. */
export function age(side: Makes, ms: number): void {
  side.made = side.made
    .map((one) => ({ ...one, lifeMs: one.lifeMs - ms }))
    .filter(({ lifeMs }) => lifeMs >= MINUTE_MS / 2);
}
