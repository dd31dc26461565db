import { isHarmless } from '../scenarios/request-variations.ts';
import { readAll, type RequestStep, type Step } from '../scenarios/steps.ts';
import type { OddRequests } from './odd-requests.ts';
import type { Sequence } from './random-sequences.ts';
import { isAccepted, runStep } from './run-step.ts';
import { clearFailures, renewKeys, startBoth, type ServerPair } from './server-pair.ts';

/** Refusals of a request's content rather than its form. */
const LATE_REFUSALS = [402, 403, 404, 409, 422];
/** Higher than the largest charge. */
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
 * Sends each variant after the same preparation, followed by the good request: a refused variant must change nothing.
 * Then sends the variants with a valid form again, with the key of the good request.
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
      // Consequences of it are not reported.
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
      // A request that was refused for its content has also changed nothing.
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
