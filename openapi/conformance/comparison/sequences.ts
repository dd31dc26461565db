import type { Arbitrary } from 'fast-check';
import {
  MEDIA_LIFETIME_MS,
  PACKAGE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  TRAINING_COST_CREDITS as PRICE,
  UPLOAD_TICKET_LIFETIME_MS,
} from '#openapi/limits.gen.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import type { Samples } from '../samples.ts';
import { basicsOf, jobsOf, moneyOf, oddOf, worksOf, writingOf } from './calls-by-chance.ts';
import { REPEATABLE } from './manners.ts';
import type { Fc } from './random-texts.ts';
import { LONG_MS } from './requests.ts';
import type { Step } from './steps.ts';

/** What happens to both servers, from a balance on. */
export interface Sequence {
  credits: number;
  steps: Step[];
}

// Never near a bound of the contract: real time passes, too.
const TIMES_MS = [
  1000,
  UPLOAD_TICKET_LIFETIME_MS - MINUTE_MS,
  UPLOAD_TICKET_LIFETIME_MS + MINUTE_MS,
  PACKAGE_LIFETIME_MS - MINUTE_MS,
  LONG_MS,
  SESSION_LIFETIME_MS - MINUTE_MS,
  2 * DAY_MS,
  MEDIA_LIFETIME_MS - DAY_MS,
  20 * DAY_MS,
  90 * DAY_MS,
];
const MAX_STEPS = 16;

/** Sequences by chance, each kind with calls that have to do with each other. */
export function sequencesOf(fc: Fc, samples: Samples): Record<string, Arbitrary<Sequence>> {
  const basics = basicsOf(fc, samples);
  const { who } = basics;
  const { charges, refunds, pair, checkout, pay, bought } = moneyOf(fc, basics);
  const { uploads, trainings, pictures, whole, picture } = worksOf(fc, basics);
  const { jobs, lateJobs, reads, tickets, puts, photoJobs, stored, shoot } = jobsOf(fc, basics);
  const { styles, posts, plain, own } = writingOf(fc, basics);
  const again = fc
    .tuple(fc.nat(5), fc.option(fc.constantFrom(...REPEATABLE), { nil: undefined, freq: 4 }))
    .map(([count, manner]): Step => ({ do: 'again', back: count, manner }));
  const passed = fc
    .tuple(fc.constantFrom(...TIMES_MS), fc.boolean())
    .map(([ms, isQuiet]): Step => ({ do: 'pass', ms, isQuiet }));
  const end = fc.boolean().map((isQuiet): Step => ({ do: 'pass', ms: LONG_MS, isQuiet }));
  const middle = fc
    .tuple(who, fc.constantFrom('getTrainingStatus' as const, 'getJob' as const))
    .map(([a, of]): Step => ({ do: 'until', state: 'middle', who: a, of }));
  const look = who.map((a): Step => ({ do: 'look', who: a }));
  const signOut = who.map((a): Step => ({ do: 'signOut', who: a }));
  const odd = oddOf(
    fc,
    fc.oneof(
      charges,
      refunds,
      uploads,
      trainings,
      pictures,
      jobs,
      reads,
      tickets,
      photoJobs,
      styles,
      posts,
      plain,
      own,
      checkout,
    ),
  );
  const one = (arbitrary: Arbitrary<Step>) => arbitrary.map((step) => [step]);
  const weighted = (parts: readonly (readonly [weight: number, arbitrary: Arbitrary<Step[]>])[]) =>
    fc
      .record({
        credits: fc.constantFrom(0, 7, 45, PRICE, PRICE + 30, 2 * PRICE + 50, 1000),
        steps: fc.array(
          fc.oneof({ maxDepth: 1 }, ...parts.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
          { minLength: 1, maxLength: MAX_STEPS, size: 'max' },
        ),
      })
      .map(({ credits, steps }): Sequence => ({ credits, steps: steps.flat() }));
  const common = [
    [4, one(again)],
    [2, one(look)],
    [2, one(passed)],
  ] as const;
  return {
    money: weighted([[6, one(charges)], [5, one(refunds)], [3, pair], [1, bought], [1, one(pay)], ...common]),
    work: weighted([
      [2, one(charges)],
      [3, one(refunds)],
      [4, whole],
      [3, picture],
      [2, one(trainings)],
      [2, one(pictures)],
      [1, one(uploads)],
      [2, one(end)],
      [2, one(middle)],
      [1, one(signOut)],
      ...common,
    ]),
    jobs: weighted([
      [4, one(jobs)],
      [2, lateJobs],
      [1, one(middle)],
      [3, one(reads)],
      [1, one(photoJobs)],
      [2, shoot],
      [1, stored],
      [1, one(tickets)],
      [1, one(puts)],
      [1, one(signOut)],
      ...common,
    ]),
    all: weighted([
      [5, one(odd)],
      [2, whole],
      [2, picture],
      [2, pair],
      [1, shoot],
      [2, one(styles)],
      [2, one(posts)],
      [1, one(plain)],
      [1, one(own)],
      [1, one(signOut)],
      [1, bought],
      ...common,
    ]),
  };
}
