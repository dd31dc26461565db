import * as v from 'valibot';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { formatDate } from '#shared/lib/format-date.ts';
import { isoTime, lenient, listOf, tryParse, text } from '#shared/lib/schema.ts';
import { textLength } from '#shared/lib/text-length.ts';

/** The store leaves out what is undefined. */
const missing = () => undefined;

const twin = v.object({
  /** For lists: the trigger word, else the position of the row. */
  key: v.string(),
  userId: v.optional(text, missing),
  /**
   * Identifies the twin, because the contract makes it unique per user. A row without one is listed, and is never
   * selected or new.
   */
  triggerWord: v.optional(text, missing),
  /** ms since 1970. */
  completedAt: v.optional(v.number(), missing),
});

/** A trained twin. Missing or invalid fields are `undefined`. */
export type Twin = v.InferOutput<typeof twin>;

/** A twin that is identified. */
export type NamedTwin = Twin & { triggerWord: string };

export const storedTwins = listOf(twin);

/** A word longer than a prompt is invalid. */
const triggerWordSchema = v.pipe(
  text,
  v.check((word) => textLength(word) <= MAX_PROMPT_LENGTH),
);

/** An earlier version of the app stored `ADA7K@1763454240000` for the trigger word `ADA7K`. Words have no `@`. */
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

export interface TwinList {
  /** The trained twins. */
  twins: readonly Twin[];
  /** Every trigger word in the list, also of a row that is not trained: such a twin is not new later. */
  words: readonly string[];
}

/**
 * Reads the response of the models operation. @returns undefined when it is not a list: then train/status is requested
 * (spec §7)
 */
export function twinsFromModels(response: unknown): TwinList | undefined {
  const rows = tryParse(listOf(twinRow), response);
  if (!rows) return undefined;
  const words = rows.flatMap(({ trigger_word: word }) => word ?? []);
  // A second row with the same word is the same twin.
  const twins = rows.filter(isTrained).filter(({ trigger_word: word }, index, all) => {
    return word === undefined || index === all.findIndex((row) => row.trigger_word === word);
  });
  return { twins: twins.map(toTwin), words };
}

/** The twin of the fallback operation, if it is ready. That response has no user id, so it gets the caller's. */
export function twinsFromStatus(response: unknown, userId: string): Twin[] | undefined {
  const row = tryParse(twinRow, response);
  if (row?.ok !== true) return undefined;
  return isTrained(row) ? [toTwin({ ...row, userId: row.userId ?? userId }, 0)] : [];
}

function toTwin({ userId, trigger_word: triggerWord, completedAt }: TwinRow, index: number): Twin {
  return { key: triggerWord ?? `#${index + 1}`, userId, triggerWord, completedAt };
}

/** Without a status the trainer's decides; a row that has neither counts as trained. */
function isTrained({ status, training_status: trainerStatus }: TwinRow): boolean {
  return status == null ? trainerStatus == null || trainerStatus === 'succeeded' : status === 'ready';
}

/** What identifies the twin of a training. */
export interface TrainingIdentity {
  /** From the response to the request for training. */
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
