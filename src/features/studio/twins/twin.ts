import type { components } from '#openapi/types.gen.ts';

export type TrainedModel = components['schemas']['TrainedModel'];

/** A trained twin as the studio shows it. What the server left out or got wrong is `undefined`, never a guess. */
export interface Twin {
  /** Names this twin on this device; the contract gives twins no id. */
  key: string;
  triggerWord: string | undefined;
  /** ms since 1970. */
  completedAt: number | undefined;
  /** As the calls want it; a part that is missing is refused there, not here (spec §5: Model Error). */
  model: TrainedModel;
}

/** Reads the models call. @returns undefined when the answer is no list (then train/status is asked, spec §7). */
export function twinsFromModels(answer: unknown): Twin[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const seen = new Map<string, number>();
  return answer.filter(isTrained).map((row) => {
    const twin = toTwin(row);
    // The same word and date twice would be one key for two rows.
    const count = (seen.get(twin.key) ?? 0) + 1;
    seen.set(twin.key, count);
    return count === 1 ? twin : { ...twin, key: `${twin.key}#${count}` };
  });
}

/** The one twin that the fallback call knows, if it is ready. That answer carries no user id: it is the caller's. */
export function twinsFromStatus(answer: unknown, userId: string): Twin[] | undefined {
  if (!isRow(answer) || answer['ok'] !== true) return undefined;
  return isTrained(answer) ? [toTwin({ userId, ...answer })] : [];
}

function toTwin(row: Record<string, unknown>): Twin {
  const triggerWord = text(row['trigger_word']);
  const completedAt = time(row['completedAt']);
  return {
    key: `${triggerWord ?? '?'}@${completedAt ?? '?'}`,
    triggerWord,
    completedAt,
    // The one place where what was sent is taken for what was promised; readers of it check again.
    model: row as unknown as TrainedModel,
  };
}

/** Only trained twins are listed; a server that says nothing about it listed it for a reason. */
function isTrained(row: unknown): row is Record<string, unknown> {
  if (!isRow(row)) return false;
  const status = row['status'];
  return status == null || status === 'ready';
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function time(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? undefined : ms;
}
