import { isHarmless } from '../scenarios/request-variations.ts';
import { readAll, type RequestStep, type Step } from '../scenarios/steps.ts';
import type { OddRequests } from './odd-requests.ts';
import type { Sequence } from './random-sequences.ts';
import { isAccepted, runStep } from './run-step.ts';
import { clearFailures, renewKeys, startBoth, type ServerPair } from './server-pair.ts';

/** Refusals for what a request wants, and not for its form. */
const LATE_REFUSALS = [402, 403, 404, 409, 422];
/** More than the largest charge. */
const MANY_CREDITS = 2_000_000;

/** Runs the steps of a scenario or a random sequence. @throws Difference at the first one */
export async function runSequence(pair: ServerPair, { credits, steps }: Sequence): Promise<void> {
  await startBoth(pair, credits);
  try {
    await runAll(pair, [...steps, ...readAll()]);
  } finally {
    await clearFailures(pair);
  }
}

async function runAll(pair: ServerPair, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(pair, step);
}

/**
 * Sends each variant after the same preparation, and then the good request: a refused one has changed nothing. Then
 * those of a right form once more, with the key that the good request has used.
 */
export async function runOddRequests(
  pair: ServerPair,
  { setup, variants, good, after, unchanged }: OddRequests,
  report: (error: unknown) => void,
): Promise<void> {
  const prepare = async () => {
    renewKeys(pair);
    await runAll(pair, setup);
  };
  const run = (step: RequestStep) =>
    runStep(pair, step).catch(async (error: unknown) => {
      report(error);
      // What follows from it is not reported.
      await startBoth(pair, MANY_CREDITS);
      return 200;
    });
  const afterRefusal: RequestStep = { ...good, cases: ['refused-before'] };
  const wellFormed: RequestStep[] = [];
  try {
    await startBoth(pair, MANY_CREDITS);
    await prepare();
    for (const step of variants) {
      const status = await run(step);
      const isTaken = isAccepted(status);
      const isFormed = isTaken || LATE_REFUSALS.includes(status ?? 0);
      const { variation, undeclared } = step;
      if (isFormed && !undeclared && (variation === undefined || isHarmless(variation)))
        wellFormed.push(step);
      // What was refused for more than its form has changed nothing either.
      const isTried = isFormed && !isTaken && isAccepted(await run(afterRefusal));
      if (unchanged && !isTaken) await run(unchanged);
      if (!isTaken && !isTried) continue;
      await runAll(pair, after);
      await prepare();
    }
    const hasKey = good.request.headers !== undefined;
    for (const step of [good, good, ...(hasKey ? wellFormed : [])]) await run(step);
    await runAll(pair, [...after, ...readAll()]);
  } catch (error) {
    report(error);
  }
}
