import { kindOf, type Finding } from './findings.ts';

/** How often a case is replayed to find the steps that a finding needs. */
const MAX_ATTEMPTS = 40;
/** Findings of one case whose steps are shrunk. */
const MAX_FINDINGS = 2;

/**
 * Shrinks the steps before each finding to the necessary ones: replays the case without some steps for as long as it
 * finds the same.
 */
export async function shrink(
  found: readonly Finding[],
  parts: number,
  attempt: (chosen: readonly number[]) => Promise<Finding[]>,
): Promise<void> {
  for (const finding of found.slice(0, MAX_FINDINGS)) {
    const smaller = await smallest(kindOf(finding), parts, attempt);
    if (!smaller) continue;
    const { exchange, before, received, expected } = smaller;
    Object.assign(finding, { exchange, before, received, expected });
  }
}

async function smallest(
  kind: string,
  parts: number,
  attempt: (chosen: readonly number[]) => Promise<Finding[]>,
): Promise<Finding | undefined> {
  let needed = Array.from({ length: parts }, (_, index) => index);
  let best: Finding | undefined;
  let attempts = 0;
  for (let size = Math.ceil(parts / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
    // Start from the end, because a finding does not need later steps.
    for (let end = needed.length; end > 0; end -= size) {
      if (attempts >= MAX_ATTEMPTS) return best;
      const chosen = [...needed.slice(0, Math.max(0, end - size)), ...needed.slice(end)];
      attempts += 1;
      const again = (await attempt(chosen)).find((found) => kindOf(found) === kind);
      if (!again) continue;
      needed = chosen;
      best = again;
    }
  return best;
}
