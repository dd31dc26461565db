import * as z from 'zod/mini';
import { CONTENT_TYPES, PRICING_TIERS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import type { JobInput } from '#openapi/types.gen.ts';
import { PIPELINE_STEPS } from '../domain/job-pipeline.ts';

// Flat rows with foreign keys: relations of the library cannot be stored and loaded again (see table.ts).
// Every time is in simulated milliseconds since the epoch.
const id = z.string();
/** One that dates can show. */
export const instant = z.number().check(z.gte(0), z.lte(8.64e15));
const at = instant;
const count = z.int();

const trainingMode = z.enum(TRAINING_MODES);

/** The rows of every collection; the version below changes with them. */
export const schemas = {
  // `scenario` is the one this person was seeded by: coming back by the same one keeps what they did since.
  users: z.object({ id, name: z.string(), scenario: z.string(), createdAt: at }),
  sessions: z.object({ id, userId: id, createdAt: at }),
  ledger: z.object({
    id,
    userId: id,
    kind: z.enum(['grant', 'purchase', 'charge', 'refund', 'cancelled']),
    amount: count,
    at,
    /** The key of the charge that it books, gives back or cancels, or the checkout that was paid. */
    reference: z.nullable(z.string()),
    /** Balance right after this entry. */
    balance: count,
  }),
  // What was accepted by an Idempotency-Key; the id is the person, the operation and the key.
  keys: z.object({
    id,
    userId: id,
    /** Body and Charge-Key, to compare a repeated call with. */
    request: z.string(),
    createdAt: at,
    /** The answer; null where it is made again from the rows. */
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
    /** The twin is listed. */
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
  // Pictures are drawn again from these columns: stored as data URIs they would fill the storage within minutes.
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
    // As it was sent, and checked against the contract: its fields are named there alone.
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
    /** When the payment provider will report the payment; null until it is paid. */
    reportedAt: z.nullable(at),
    isCredited: z.boolean(),
    /** Whether every card is declined, and how long after the payment it is reported. */
    isDeclined: z.boolean(),
    reportedAfterMs: count,
    /** Where the app lives, for the way back from the payment page. */
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

/** Increment it with every change of a row's shape or of the seeds: older snapshots are then replaced. */
export const SNAPSHOT_VERSION = 5;

export type TableName = keyof typeof schemas;
export const TABLE_NAMES = Object.keys(schemas) as TableName[];
export type Row<Name extends TableName> = z.infer<(typeof schemas)[Name]>;
/** Rows of any number of collections: what a scenario adds. */
export type Rows = { [Name in TableName]?: Row<Name>[] };
