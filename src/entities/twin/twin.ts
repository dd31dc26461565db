import * as v from 'valibot';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { isoTime, lenient, listOf, read, text } from '../../shared/lib/schema.ts';

/** A trained twin as the studio shows it. What the server left out or got wrong is `undefined`, never a guess. */
export interface Twin {
  /** Names this twin on this device; the contract gives twins no id. */
  key: string;
  userId: string | undefined;
  triggerWord: string | undefined;
  /** ms since 1970. */
  completedAt: number | undefined;
}

/** A word that no prompt could hold is none. */
const triggerWordSchema = v.pipe(text, v.maxLength(MAX_PROMPT_LENGTH));

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

/** Reads the models call. @returns undefined when the answer is no list (then train/status is asked, spec §7). */
export function twinsFromModels(answer: unknown): Twin[] | undefined {
  const seen = new Map<string, number>();
  return read(listOf(twinRow), answer)
    ?.filter(isTrained)
    .map((row) => {
      const twin = toTwin(row);
      // The same word and date twice would be one key for two rows.
      const count = (seen.get(twin.key) ?? 0) + 1;
      seen.set(twin.key, count);
      return count === 1 ? twin : { ...twin, key: `${twin.key}#${count}` };
    });
}

/** The one twin that the fallback call knows, if it is ready. That answer carries no user id: it is the caller's. */
export function twinsFromStatus(answer: unknown, userId: string): Twin[] | undefined {
  const row = read(twinRow, answer);
  if (row?.ok !== true) return undefined;
  return isTrained(row) ? [toTwin({ ...row, userId: row.userId ?? userId })] : [];
}

function toTwin({ userId, trigger_word: triggerWord, completedAt }: TwinRow): Twin {
  return { key: `${triggerWord ?? '?'}@${completedAt ?? '?'}`, userId, triggerWord, completedAt };
}

/** Only trained twins are listed; a server that says nothing about it listed it for a reason. */
function isTrained({ status }: TwinRow): boolean {
  return status == null || status === 'ready';
}

/** What is known of a training, to tell its twin from the others. */
export interface TrainingIdentity {
  /** As the training call answered it. */
  triggerWord?: string | undefined;
  /** Keys of the twins that were listed just before the charge; null when they are not known. */
  knownTwins: readonly string[] | null;
}

/** The twin that came of this training, if it is listed (decision 55). */
export function findTrainedTwin(twins: readonly Twin[], traces: TrainingIdentity): Twin | undefined {
  const { triggerWord, knownTwins } = traces;
  if (triggerWord !== undefined) return twins.find((twin) => twin.triggerWord === triggerWord);
  return twins.find(({ key }) => knownTwins?.includes(key) === false);
}

/** "18 Nov 2026", or "date unknown". */
export function completedDate(completedAt: number | undefined): string {
  return completedAt === undefined ? 'date unknown' : formatDate(completedAt);
}
