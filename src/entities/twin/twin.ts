import * as v from 'valibot';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { formatDate } from '#shared/lib/format-date.ts';
import { isoTime, lenient, listOf, tryParse, text } from '#shared/lib/schema.ts';
import { textLength } from '#shared/lib/text-length.ts';

/** The store leaves out what is undefined. */
const missing = () => undefined;

const twin = v.object({
  /** Identifies the twin on this device, because the contract has no id for twins. */
  key: v.string(),
  userId: v.optional(text, missing),
  triggerWord: v.optional(text, missing),
  /** ms since 1970. */
  completedAt: v.optional(v.number(), missing),
});

/** A trained twin. Missing or invalid fields are `undefined`. */
export type Twin = v.InferOutput<typeof twin>;

export const storedTwins = listOf(twin);

/** A word longer than a prompt is invalid. */
const triggerWordSchema = v.pipe(
  text,
  v.check((word) => textLength(word) <= MAX_PROMPT_LENGTH),
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
  }),
);

type TwinRow = v.InferOutput<typeof twinRow>;

/**
 * Reads the answer of the models call. @returns undefined when it is not a list: then train/status is called (spec §7)
 */
export function twinsFromModels(answer: unknown): Twin[] | undefined {
  const seen = new Map<string, number>();
  return tryParse(listOf(twinRow), answer)
    ?.filter(isTrained)
    .map((row) => {
      const twin = toTwin(row);
      // Rows with the same word and date need different keys.
      const count = (seen.get(twin.key) ?? 0) + 1;
      seen.set(twin.key, count);
      return count === 1 ? twin : { ...twin, key: `${twin.key}#${count}` };
    });
}

/** The twin of the fallback call, if it is ready. That answer has no user id, so it gets the caller's. */
export function twinsFromStatus(answer: unknown, userId: string): Twin[] | undefined {
  const row = tryParse(twinRow, answer);
  if (row?.ok !== true) return undefined;
  return isTrained(row) ? [toTwin({ ...row, userId: row.userId ?? userId })] : [];
}

function toTwin({ userId, trigger_word: triggerWord, completedAt }: TwinRow): Twin {
  return { key: `${triggerWord ?? '?'}@${completedAt ?? '?'}`, userId, triggerWord, completedAt };
}

/** Lists trained twins only. A row without a status counts as trained. */
function isTrained({ status }: TwinRow): boolean {
  return status == null || status === 'ready';
}

/** What identifies the twin of a training. */
export interface TrainingIdentity {
  /** From the answer of the training call. */
  triggerWord?: string | undefined;
  /** Keys of the twins listed just before the charge; null when unknown. */
  knownTwins: readonly string[] | null;
}

/** The twin of this training, if it is listed (decision 55). */
export function findTrainedTwin(twins: readonly Twin[], identity: TrainingIdentity): Twin | undefined {
  const { triggerWord, knownTwins } = identity;
  if (triggerWord !== undefined) return twins.find((twin) => twin.triggerWord === triggerWord);
  return twins.find(({ key }) => knownTwins?.includes(key) === false);
}

/** "18 Nov 2026", or "date unknown". */
export function completedDate(completedAt: number | undefined): string {
  return completedAt === undefined ? 'date unknown' : formatDate(completedAt);
}
