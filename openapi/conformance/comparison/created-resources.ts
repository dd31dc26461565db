import {
  JOB_ASSET_LIFETIME_MS,
  MEDIA_LIFETIME_MS,
  PACKAGE_LIFETIME_MS,
  PHOTO_LIFETIME_MS,
} from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { text, type Exchange } from '../exchange.ts';
import { fillNames, type Named } from './fill-names.ts';
import type { CallStep } from './steps.ts';

/** What a call creates, the field of its answer that names it, and its lifetime by the contract. */
const CREATES: Partial<Record<OperationId, { kind: string; field: string; lifeMs: number }>> = {
  uploadTrainingPhotos: { kind: 'package', field: 'zipUrl', lifeMs: PACKAGE_LIFETIME_MS },
  trainTwin: { kind: 'word', field: 'trigger_word', lifeMs: Infinity },
  generateImage: { kind: 'picture', field: 'imageUrl', lifeMs: MEDIA_LIFETIME_MS },
  createJob: { kind: 'job', field: 'id', lifeMs: Infinity },
  createUpload: { kind: 'upload', field: 'uploadURL', lifeMs: HOUR_MS },
  createCheckout: { kind: 'checkout', field: 'url', lifeMs: Infinity },
};

/** Where a job names its files. */
const FILMS = { film: 'assets.finalVideoUrl', avatar: 'assets.avatarUrl', thumbnail: 'assets.thumbnailUrl' };

export interface Resource {
  kind: string;
  who: Account;
  value: string;
  lifeMs: number;
  /** When, by the server's clock. */
  createdBetween: Moment;
  /** The key of the charge that paid for it. */
  chargeKey?: string | undefined;
}

/** A server's clock, and what was created on the server. */
export interface CreatedResources extends Named {
  /** What was created in this case, the latest last. */
  created: Resource[];
  /** Start of the clock, and how far it was moved. */
  startMs: number;
  movedMs: number;
}

/** Notes what an accepted call has created. */
export function recordCreated(
  server: CreatedResources,
  { who, operation, call }: CallStep,
  exchange: Exchange,
): void {
  if (exchange.status >= 300 || exchange.status === 0) return;
  const makes = CREATES[operation];
  const createdBetween = momentOf(server);
  // A used package can be named as long as its training may be repeated.
  if (operation === 'trainTwin') {
    const sent = JSON.stringify(fillNames(server, call.body));
    for (const one of server.created)
      if (one.kind === 'package' && sent.includes(one.value)) one.lifeMs = Infinity;
  }
  for (const [kind, path] of Object.entries(FILMS)) {
    const address = operation === 'getJob' ? text(exchange, path) : '';
    if (address === '') continue;
    // Each answer may have new addresses, which last as long as new ones.
    server.created = server.created.filter((one) => one.kind !== kind || one.who !== who);
    server.created.push({ kind, who, value: address, lifeMs: JOB_ASSET_LIFETIME_MS, createdBetween });
  }
  const value = makes ? text(exchange, makes.field) : '';
  const chargeKey = exchange.requestHeaders['charge-key'];
  if (makes && value !== '' && !server.created.some((one) => one.value === value && one.who === who))
    server.created.push({ kind: makes.kind, who, value, lifeMs: makes.lifeMs, createdBetween, chargeKey });
  if (operation !== 'putUpload') return;
  const photo = String(fillNames(server, call.params?.['uploadId']));
  server.created.push({ kind: 'photo', who, value: photo, lifeMs: PHOTO_LIFETIME_MS, createdBetween });
}

/** The earliest and latest time of the server's clock, which may stand still between moves. */
type Moment = [fromMs: number, toMs: number];

export function momentOf({ startMs, movedMs }: CreatedResources): Moment {
  return [startMs + movedMs, Date.now() + movedMs];
}

/** Forgets what may have expired by then. */
export function ageResources(server: CreatedResources, ms: number): void {
  server.created = server.created
    .map((one) => ({ ...one, lifeMs: one.lifeMs - ms }))
    .filter(({ lifeMs }) => lifeMs >= MINUTE_MS / 2);
}
