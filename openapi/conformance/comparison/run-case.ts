import { beginCase, clearFailures, renewKeys, type BothServers } from './both-servers.ts';
import { ACCOUNTS } from './compared-server.ts';
import { REPEATABLE } from './request-variations.ts';
import type { Requests } from './requests.ts';
import { isAccepted, runStep } from './run-step.ts';
import type { Sequence } from './sequences.ts';
import type { CallStep, Step } from './steps.ts';

/** Refusals for what a request asks, and not for its form. */
const LATE = [402, 403, 404, 409, 422];
const READ_ALL = ACCOUNTS.map((who): Step => ({ do: 'look', who }));
/** More than the largest charge. */
const MANY_CREDITS = 2_000_000;

export async function runSequence(both: BothServers, { credits, steps }: Sequence): Promise<void> {
  await beginCase(both, credits);
  try {
    await runAll(both, [...steps, ...READ_ALL]);
  } finally {
    await clearFailures(both);
  }
}

async function runAll(both: BothServers, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(both, step);
}

/**
 * Sends each variant after the same preparation, and then the good request: a refused one has changed nothing. Then
 * those of a right form once more, with the key that the good request has used.
 */
export async function runRequests(
  both: BothServers,
  { setup, variants, good, after, kept }: Requests,
  report: (error: unknown) => void,
): Promise<void> {
  const prepare = async () => {
    renewKeys(both);
    await runAll(both, setup);
  };
  const run = (step: CallStep) =>
    runStep(both, step).catch(async (error: unknown) => {
      report(error);
      // What follows from it is not reported.
      await beginCase(both, MANY_CREDITS);
      return 200;
    });
  const afterRefusal = { ...good, caseIds: ['refused-before'] };
  const formed: CallStep[] = [];
  try {
    await beginCase(both, MANY_CREDITS);
    await prepare();
    for (const step of variants) {
      const status = await run(step);
      const isTaken = isAccepted(status);
      const isFormed = isTaken || LATE.includes(status ?? 0);
      if (isFormed && !step.more && (step.variation === undefined || REPEATABLE.includes(step.variation)))
        formed.push(step);
      // What was refused for more than its form has changed nothing either.
      const isTried = isFormed && !isTaken && isAccepted(await run(afterRefusal));
      if (kept && !isTaken) await run(kept);
      if (!isTaken && !isTried) continue;
      await runAll(both, after);
      await prepare();
    }
    const hasKey = good.call.headers !== undefined;
    for (const step of [good, good, ...(hasKey ? formed : [])]) await run(step);
    await runAll(both, [...after, ...READ_ALL]);
  } catch (error) {
    report(error);
  }
}
