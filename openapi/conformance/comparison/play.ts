import { REPEATABLE } from './manners.ts';
import type { Pair } from './pair.ts';
import type { Requests } from './requests.ts';
import type { Sequence } from './sequences.ts';
import { ACCOUNTS } from './side.ts';
import type { CallStep } from './steps.ts';

/** Refusals for what a request asks, and not for its form. */
const LATE = [402, 403, 404, 409, 422];
/** More than the largest charge. */
const MANY_CREDITS = 2_000_000;

export async function playSequence(pair: Pair, { credits, steps }: Sequence): Promise<void> {
  await pair.begin(credits);
  try {
    for (const step of steps) await pair.play(step);
    for (const who of ACCOUNTS) await pair.play({ do: 'look', who });
  } finally {
    await pair.end();
  }
}

/**
 * Each variant after the same preparation, and the good request at last: what was refused has changed nothing. Then those
 * of a right form once more, with the key that the good request has used.
 */
export async function playRequests(
  pair: Pair,
  { setup, variants, good, after = [], kept }: Requests,
  tell: (error: unknown) => void,
): Promise<void> {
  const prepare = async () => {
    pair.renewKeys();
    for (const step of setup) await pair.play(step);
  };
  const play = (step: CallStep) =>
    pair.play(step).catch(async (error: unknown) => {
      tell(error);
      // What follows from it is not told.
      await pair.begin(MANY_CREDITS);
      return { isAccepted: true, status: 200 };
    });
  const formed: CallStep[] = [];
  try {
    await pair.begin(MANY_CREDITS);
    await prepare();
    for (const step of variants) {
      const { isAccepted, status = 0 } = await play(step);
      const isFormed = isAccepted || LATE.includes(status);
      if (isFormed && !step.more && (step.manner === undefined || REPEATABLE.includes(step.manner)))
        formed.push(step);
      // What was refused for more than its form has changed nothing either.
      const isTried = isFormed && !isAccepted && (await play(good)).isAccepted;
      if (kept && !isAccepted) await play(kept);
      if (!isAccepted && !isTried) continue;
      for (const one of after) await pair.play(one);
      await prepare();
    }
    const hasKey = good.call.headers !== undefined;
    for (const step of [good, good, ...(hasKey ? formed : [])]) await play(step);
    for (const one of after) await pair.play(one);
    for (const who of ACCOUNTS) await pair.play({ do: 'look', who });
  } catch (error) {
    tell(error);
  }
}
