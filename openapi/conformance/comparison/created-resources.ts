import {
  JOB_ASSET_LIFETIME_MS,
  MEDIA_LIFETIME_MS,
  PACKAGE_LIFETIME_MS,
  PHOTO_LIFETIME_MS,
} from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { text, type Exchange } from '../exchange.ts';
import { fillNames } from './fill-names.ts';
import type { Resource, ServerState } from './server-state.ts';
import type { CallStep } from './steps.ts';

/** What calls create, the field of the answer that names it, and its lifetime by the contract. */
const CREATES: readonly { by: OperationId; kind: string; field: string; lifeMs: number }[] = [
  { by: 'uploadTrainingPhotos', kind: 'package', field: 'zipUrl', lifeMs: PACKAGE_LIFETIME_MS },
  { by: 'trainTwin', kind: 'word', field: 'trigger_word', lifeMs: Infinity },
  { by: 'generateImage', kind: 'picture', field: 'imageUrl', lifeMs: MEDIA_LIFETIME_MS },
  { by: 'createJob', kind: 'job', field: 'id', lifeMs: Infinity },
  { by: 'createUpload', kind: 'upload', field: 'uploadURL', lifeMs: HOUR_MS },
  { by: 'createCheckout', kind: 'checkout', field: 'url', lifeMs: Infinity },
  { by: 'getJob', kind: 'film', field: 'assets.finalVideoUrl', lifeMs: JOB_ASSET_LIFETIME_MS },
  { by: 'getJob', kind: 'avatar', field: 'assets.avatarUrl', lifeMs: JOB_ASSET_LIFETIME_MS },
  { by: 'getJob', kind: 'thumbnail', field: 'assets.thumbnailUrl', lifeMs: JOB_ASSET_LIFETIME_MS },
];

/** Notes what an accepted call has created. */
export function recordCreated(
  server: ServerState,
  { who, operation, call }: CallStep,
  exchange: Exchange,
): void {
  if (exchange.status >= 300 || exchange.status === 0) return;
  // A used package can be named as long as its training may be repeated.
  if (operation === 'trainTwin') {
    const sent = JSON.stringify(fillNames(server, call.body));
    for (const one of server.created)
      if (one.kind === 'package' && sent.includes(one.value)) one.lifeMs = Infinity;
  }
  const createdBetween = momentOf(server);
  const chargeKey = exchange.requestHeaders['charge-key'];
  const add = (kind: string, value: string, lifeMs: number) =>
    server.created.push({ kind, who, value, lifeMs, createdBetween, chargeKey });
  for (const { kind, field, lifeMs } of CREATES.filter(({ by }) => by === operation)) {
    const value = text(exchange, field);
    if (value === '') continue;
    const isAlike = (one: Resource) => one.kind === kind && one.who === who;
    // Each read of a job may have new addresses, which last as long as new ones.
    if (operation === 'getJob') server.created = server.created.filter((one) => !isAlike(one));
    if (!server.created.some((one) => isAlike(one) && one.value === value)) add(kind, value, lifeMs);
  }
  if (operation === 'putUpload')
    add('photo', String(fillNames(server, call.params?.['uploadId'])), PHOTO_LIFETIME_MS);
}

/** The earliest and latest time of the server's clock, which may stand still between moves. */
export function momentOf({ startMs, movedMs }: ServerState): Resource['createdBetween'] {
  return [startMs + movedMs, Date.now() + movedMs];
}

/** Forgets what may have expired by then. */
export function ageResources(server: ServerState, ms: number): void {
  server.created = server.created
    .map((one) => ({ ...one, lifeMs: one.lifeMs - ms }))
    .filter(({ lifeMs }) => lifeMs >= MINUTE_MS / 2);
}
