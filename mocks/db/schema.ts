import * as v from 'valibot';
import { CONTENT_TYPES, PRICING_TIERS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import type { JobInput } from '#openapi/types.gen.ts';
import { PIPELINE_STEPS } from '../domain/job-pipeline.ts';

// Rows are flat with foreign keys, because the library cannot store its relations.
// All times are in simulated milliseconds since the epoch.
const id = v.string();
/** A time within the range of `Date`. */
export const at = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
/** Rows are stored as JSON. */
const json = v.nonOptional(v.unknown());
const count = v.pipe(v.number(), v.safeInteger());

const trainingMode = v.picklist(TRAINING_MODES);

/** The rows of every collection. The version below changes with them. */
export const schemas = {
  // `scenario` created this user. Signing in with it again preserves the user's rows.
  users: v.object({ id, name: v.string(), scenario: v.string(), createdAt: at }),
  sessions: v.object({ id, userId: id, createdAt: at }),
  ledger: v.object({
    id,
    userId: id,
    kind: v.picklist(['grant', 'purchase', 'charge', 'refund', 'cancelled']),
    amount: count,
    at,
    /** The key of the charge that this entry books, refunds or cancels, or the checkout of a purchase. */
    reference: v.nullable(v.string()),
    /** The balance after this entry. */
    balance: count,
  }),
  // Accepted requests by Idempotency-Key. The id consists of user, operation and key.
  keys: v.object({
    id,
    userId: id,
    /** Body and Charge-Key, which a repeated request must share. */
    request: v.string(),
    createdAt: at,
    /** The body of the response; null if it is rebuilt from the rows. */
    body: json,
    headers: v.record(v.string(), v.string()),
  }),
  trainings: v.object({
    id,
    userId: id,
    photoUploadId: id,
    chargeKey: v.string(),
    mode: trainingMode,
    triggerWord: v.string(),
    startedAt: at,
    failsAfterMs: v.nullable(v.number()),
    /** Whether the list of twins has its twin. */
    isDelivered: v.boolean(),
  }),
  twins: v.object({ id, userId: id, triggerWord: v.string(), mode: trainingMode, completedAt: at }),
  photoUploads: v.object({
    id,
    userId: id,
    zipUrl: v.string(),
    photoCount: count,
    createdAt: at,
    usedAt: v.nullable(at),
    /** Whether all photos are samples of the demo: the twin is then the person on them. */
    isSample: v.optional(v.boolean()),
  }),
  templates: v.object({
    id,
    name: v.string(),
    category: v.string(),
    prompt: v.string(),
    description: v.string(),
    icon: v.string(),
  }),
  styleProfiles: v.object({ id, userId: id, profile: json, savedSamples: count, updatedAt: at }),
  // A picture is drawn again from these columns, because stored data URIs would soon fill the storage.
  images: v.object({ id, userId: id, twinId: id, chargeKey: v.string(), prompt: v.string(), createdAt: at }),
  posts: v.object({
    id,
    userId: id,
    topic: v.string(),
    platform: v.string(),
    post: v.string(),
    createdAt: at,
  }),
  jobs: v.object({
    id,
    userId: id,
    goal: v.picklist(CONTENT_TYPES),
    // Checked against the contract when it is received. Only the contract names its fields.
    brief: v.custom<JobInput>((value) => typeof value === 'object' && value !== null),
    referenceImages: v.array(v.string()),
    createdAt: at,
    failsAt: v.nullable(v.picklist(PIPELINE_STEPS)),
    /** An asset that the job does not deliver. */
    lacks: v.optional(v.picklist(['thumbnailUrl', 'avatarUrl'])),
  }),
  checkouts: v.object({
    id,
    userId: id,
    tier: v.picklist(PRICING_TIERS),
    state: v.picklist(['open', 'paid', 'declined', 'cancelled']),
    createdAt: at,
    /** When the payment provider reports the payment; null until it is paid. */
    reportedAt: v.nullable(at),
    isCredited: v.boolean(),
    /** Set by faults: every card is declined; the delay between a payment and its report. */
    isDeclined: v.boolean(),
    reportedAfterMs: count,
    /** The app's address, where the payment page returns to. */
    appAddress: v.string(),
  }),
  uploads: v.object({
    id,
    userId: id,
    createdAt: at,
    expiresAt: at,
    usedAt: v.nullable(at),
    mediaType: v.nullable(v.string()),
    bytes: v.nullable(count),
  }),
} as const;

/** Increment it with every change of a row's shape or of the seeds, so that older snapshots are replaced. */
export const SNAPSHOT_VERSION = 6;

export type TableName = keyof typeof schemas;
export const TABLE_NAMES = Object.keys(schemas) as TableName[];
export type Row<Name extends TableName> = v.InferOutput<(typeof schemas)[Name]>;
/** The rows that a scenario adds, by collection. */
export type Rows = { [Name in TableName]?: Row<Name>[] };
