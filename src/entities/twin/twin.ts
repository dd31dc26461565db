import * as v from 'valibot';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { formatDate } from '#shared/lib/format-date.ts';
import { isoTime, lenient, listOf, tryParse, text } from '#shared/lib/schema.ts';
import { textLength } from '#shared/lib/text-length.ts';

/** The default of an optional field, because stored twins omit undefined values. */
const missing = () => undefined;

const twin = v.object({
  /** The key in lists: the trigger word, else the position of the row. */
  key: v.string(),
  userId: v.optional(text, missing),
  /**
   * Identifies the twin: the contract requires it to be unique per user. A row without a trigger word is listed but never
   * selected or new.
   */
  triggerWord: v.optional(text, missing),
  /** The time of completion, ms since 1970. */
  completedAt: v.optional(v.number(), missing),
});

/** A trained twin. Missing or invalid fields are `undefined`. */
export type Twin = v.InferOutput<typeof twin>;

/** A twin with a trigger word. */
export type NamedTwin = Twin & { triggerWord: string };

export const storedTwins = listOf(twin);

/** A trigger word. A word that is longer than a prompt is invalid. */
const triggerWordSchema = v.pipe(
  text,
  v.check((word) => textLength(word) <= MAX_PROMPT_LENGTH),
);

/** A stored trigger word. An earlier version of the app stored `ADA7K` as `ADA7K@1763454240000`. */
export const storedWord = v.pipe(
  text,
  v.transform((word) => word.replace(/@.*$/, '')),
);

const twinRow = v.pipe(
  v.unknown(),
  v.check((row) => typeof row === 'object' && row !== null && !Array.isArray(row)),
  lenient({
    ok: v.boolean(),
    userId: text,
    trigger_word: triggerWordSchema,
    completedAt: isoTime,
    status: v.unknown(),
    training_status: v.unknown(),
  }),
);

type TwinRow = v.InferOutput<typeof twinRow>;

/** The list of the models operation. */
export interface TwinList {
  /** The trained twins. */
  twins: readonly Twin[];
  /** Every trigger word in the list, including untrained rows: such a twin is not new later. */
  words: readonly string[];
}

/**
 * Reads the response of the models operation.
 * @returns undefined when it is not a list, after which train/status is requested (spec §7)
 */
export function twinsFromModels(response: unknown): TwinList | undefined {
  const rows = tryParse(listOf(twinRow), response);
  if (!rows) return undefined;
  const words = rows.flatMap(({ trigger_word: word }) => word ?? []);
  // Rows with the same trigger word are one twin.
  const twins = rows.filter(isTrained).filter(({ trigger_word: word }, index, all) => {
    return word === undefined || index === all.findIndex((row) => row.trigger_word === word);
  });
  return { twins: twins.map(toTwin), words };
}

/** The twin in the response of the fallback operation, if ready. @param userId the response has no user id */
export function twinsFromStatus(response: unknown, userId: string): Twin[] | undefined {
  const row = tryParse(twinRow, response);
  if (row?.ok !== true) return undefined;
  return isTrained(row) ? [toTwin({ ...row, userId: row.userId ?? userId }, 0)] : [];
}

function toTwin({ userId, trigger_word: triggerWord, completedAt }: TwinRow, index: number): Twin {
  return { key: triggerWord ?? `#${index + 1}`, userId, triggerWord, completedAt };
}

/** Whether a row is trained, by its status, else by the trainer's status. A row without either is trained. */
function isTrained({ status, training_status: trainerStatus }: TwinRow): boolean {
  return status == null ? trainerStatus == null || trainerStatus === 'succeeded' : status === 'ready';
}

/** The data that identifies the twin of a training. */
export interface TrainingIdentity {
  /** The trigger word in the response to the request for training. */
  triggerWord?: string | undefined;
  /** The trigger words listed just before the charge; null when unknown. */
  knownTwins: readonly string[] | null;
}

/** The twin of this training, if it is listed (decision 55). */
export function findTrainedTwin(twins: readonly Twin[], identity: TrainingIdentity): NamedTwin | undefined {
  const { triggerWord, knownTwins } = identity;
  if (triggerWord !== undefined) return findTwin(twins, triggerWord);
  return twins.filter(isNamed).find((twin) => knownTwins?.includes(twin.triggerWord) === false);
}

/** The twin with this trigger word, if it is listed. */
export function findTwin(twins: readonly Twin[], triggerWord: string): NamedTwin | undefined {
  return twins.filter(isNamed).find((twin) => twin.triggerWord === triggerWord);
}

export function isNamed(twin: Twin): twin is NamedTwin {
  return twin.triggerWord !== undefined;
}

/** "Nov 18, 2026", or "date unknown". */
export function completedDate(completedAt: number | undefined): string {
  return completedAt === undefined ? 'date unknown' : formatDate(completedAt);
}
