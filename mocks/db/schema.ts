import * as z from 'zod/mini';
import { CONTENT_TYPES, PRICING_TIERS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import type { JobInput } from '#openapi/types.gen.ts';
import { PIPELINE_STEPS } from '../domain/job-pipeline.ts';

// Flat rows with foreign keys, because relations of the library cannot be saved and loaded.
// Every time is in simulated milliseconds since the epoch.
const id = z.string();
/** A time within the range of `Date`. */
export const instant = z.number().check(z.gte(0), z.lte(8.64e15));
const at = instant;
const count = z.int();

const trainingMode = z.enum(TRAINING_MODES);

/** The rows of every collection; the version below changes with them. */
export const schemas = {
  // `scenario` is the one that created this person: signing in by it again keeps their rows.
  users: z.object({ id, name: z.string(), scenario: z.string(), createdAt: at }),
  sessions: z.object({ id, userId: id, createdAt: at }),
  ledger: z.object({
    id,
    userId: id,
    kind: z.enum(['grant', 'purchase', 'charge', 'refund', 'cancelled']),
    amount: count,
    at,
    /** The key of the charge that it books, refunds or cancels, or the checkout that was paid. */
    reference: z.nullable(z.string()),
    /** The balance after this entry. */
    balance: count,
  }),
  // Accepted calls by Idempotency-Key; the id is made of person, operation and key.
  keys: z.object({
    id,
    userId: id,
    /** Body and Charge-Key, which a repeated call must share. */
    request: z.string(),
    createdAt: at,
    /** The answer; null when it is rebuilt from the rows. */
    body: z.nullable(z.json()),
    headers: z.record(z.string(), z.string()),
  }),
  trainings: z.object({
    id,
    userId: id,
    photoUploadId: id,
    chargeKey: z.string(),
    mode: trainingMode,
    triggerWord: z.string(),
    startedAt: at,
    failsAfterMs: z.nullable(z.number()),
    /** Whether its twin is in the list. */
    isDelivered: z.boolean(),
  }),
  twins: z.object({ id, userId: id, triggerWord: z.string(), mode: trainingMode, completedAt: at }),
  photoUploads: z.object({
    id,
    userId: id,
    zipUrl: z.string(),
    photoCount: count,
    createdAt: at,
    usedAt: z.nullable(at),
  }),
  templates: z.object({
    id,
    name: z.string(),
    category: z.string(),
    prompt: z.string(),
    description: z.string(),
    icon: z.string(),
  }),
  styleProfiles: z.object({ id, userId: id, profile: z.json(), savedSamples: count, updatedAt: at }),
  // A picture is drawn again from these columns, because stored data URIs would soon fill the storage.
  images: z.object({ id, userId: id, twinId: id, chargeKey: z.string(), prompt: z.string(), createdAt: at }),
  posts: z.object({
    id,
    userId: id,
    topic: z.string(),
    platform: z.string(),
    post: z.string(),
    createdAt: at,
  }),
  jobs: z.object({
    id,
    userId: id,
    goal: z.enum(CONTENT_TYPES),
    // As sent and checked against the contract, the only place that names its fields.
    brief: z.custom<JobInput>((value) => typeof value === 'object' && value !== null),
    referenceImages: z.array(z.string()),
    createdAt: at,
    failsAt: z.nullable(z.enum(PIPELINE_STEPS)),
  }),
  checkouts: z.object({
    id,
    userId: id,
    tier: z.enum(PRICING_TIERS),
    state: z.enum(['open', 'paid', 'declined', 'cancelled']),
    createdAt: at,
    /** When the payment provider reports the payment; null until it is paid. */
    reportedAt: z.nullable(at),
    isCredited: z.boolean(),
    /** Set by faults: every card is declined; how long after the payment it is reported. */
    isDeclined: z.boolean(),
    reportedAfterMs: count,
    /** The app's address, to return to from the payment page. */
    appAddress: z.string(),
  }),
  uploads: z.object({
    id,
    userId: id,
    createdAt: at,
    expiresAt: at,
    usedAt: z.nullable(at),
    mediaType: z.nullable(z.string()),
    bytes: z.nullable(count),
  }),
} as const;

/** Increment it with every change of a row's shape or of the seeds, so that older snapshots are replaced. */
export const SNAPSHOT_VERSION = 5;

export type TableName = keyof typeof schemas;
export const TABLE_NAMES = Object.keys(schemas) as TableName[];
export type Row<Name extends TableName> = z.infer<(typeof schemas)[Name]>;
/** The rows that a scenario adds, by collection. */
export type Rows = { [Name in TableName]?: Row<Name>[] };
