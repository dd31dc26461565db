import type { Arbitrary } from 'fast-check';
import type { Account } from '../adapter.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import type { Samples } from '../samples.ts';
import { HARMLESS, mannersOf, REPEATABLE, WRONG } from './manners.ts';
import { textOf, timeOf, type Fc } from './random-texts.ts';
import { LONG_MS } from './requests.ts';
import {
  call,
  charge,
  draw,
  job,
  ofUser,
  photos,
  post,
  put,
  readJob,
  refund,
  style,
  train,
  type CallStep,
  type Step,
} from './steps.ts';
import { changed, changesOf, TIMES } from './values.ts';

/** What happens to both servers, from a balance on. */
export interface Sequence {
  credits: number;
  steps: Step[];
}

// Never near a bound of the contract: real time passes, too.
const TIMES_MS = [
  1000,
  14 * MINUTE_MS,
  16 * MINUTE_MS,
  59 * MINUTE_MS,
  LONG_MS,
  DAY_MS - MINUTE_MS,
  2 * DAY_MS,
  6 * DAY_MS,
  20 * DAY_MS,
  90 * DAY_MS,
];
const MAX_STEPS = 16;

/** Sequences by chance, each kind with calls that have to do with each other. */
export function sequencesOf(fc: Fc, samples: Samples): Record<string, Arbitrary<Sequence>> {
  const who = fc.constantFrom<Account>('a', 'a', 'a', 'b');
  const whose = fc.constantFrom('a', 'a', 'a', 'a', 'b');
  const back = fc.constantFrom(0, 0, 0, 1, 2);
  // Keys that a careless server takes for one another: by case, by their first letters, by their length.
  const key = fc.constantFrom(
    'k',
    'k',
    'K',
    'key-1',
    'key-1'.padEnd(80, 'x'),
    'key-1'.padEnd(200, 'x'),
    '!~%',
  );
  const amount = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom(5, 5, 200, 200) },
  );
  const times = fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 5);
  const files = samples.photos(21);
  const file = fc.constantFrom(
    ...files.slice(0, 4),
    ...samples.kinds,
    samples.damaged,
    samples.disguised,
    samples.svg,
  );

  const charges = fc
    .tuple(who, amount, key, times)
    .map(([a, b, c, count]) => ({ ...charge(a, b, c), times: count }));
  // Mostly of the amount of some charge.
  const refunds = fc
    .tuple(who, amount, key, key, times)
    .map(([a, b, c, of, count]) => ({ ...refund(a, b, c, of), times: count }));
  const again = fc
    .tuple(fc.nat(5), fc.option(fc.constantFrom(...REPEATABLE), { nil: undefined, freq: 4 }))
    .map(([count, manner]): Step => ({ do: 'again', back: count, manner }));
  const passed = fc.constantFrom(...TIMES_MS).map((ms): Step => ({ do: 'pass', ms }));
  const end = fc.constant<Step>({ do: 'pass', ms: LONG_MS });
  const look = who.map((a): Step => ({ do: 'look', who: a }));
  const checkout = fc
    .tuple(who, fc.constantFrom('starter', 'creator', 'pro', 'free'))
    .map(([a, tier]) => call(a, 'createCheckout', { body: { tier } }));
  const pay = fc.record({
    do: fc.constant('pay' as const),
    who,
    isPaid: fc.constantFrom(true, true, true, false),
    isSigned: fc.constantFrom(true, true, true, false),
    times: fc.constantFrom(1, 1, 2, 4),
    back: fc.constantFrom(0, 0, 1),
  });
  const signOut = who.map((a): Step => ({ do: 'signOut', who: a }));
  const isFailing = fc.constantFrom(false, false, true);

  const uploads = fc
    .tuple(who, fc.constantFrom(7, 8, 8, 8, 8, 20), fc.nat(8))
    .map(([a, count, from]) => photos(a, files.slice(from % 2, count + (from % 2))));
  const trainings = fc
    .tuple(who, key, key, whose, back, fc.constantFrom('fast', 'fast', 'lora'), times)
    .map(([a, own, of, b, n, mode, count]) => ({
      ...train(a, own, of, { mode, referenceImages: [`«package ${b} ${n}»`] }),
      times: count,
    }));
  const word = fc
    .tuple(fc.constantFrom('«word ', '«twin '), whose, back)
    .map(([kind, b, n]) => `${kind}${b} ${n}»`);
  const pictures = fc
    .tuple(who, word, fc.constantFrom('', ' person', ', at the sea'), key, key, times)
    .map(([a, b, more, own, of, count]) => ({ ...draw(a, b + more, own, of), times: count }));
  // The whole way of a training, so that what follows has something to begin with.
  const whole = fc
    .tuple(who, key, key, fc.constantFrom('fast', 'lora'), isFailing)
    .map(([a, own, of, mode, fails]): Step[] => [
      photos(a, files.slice(0, 8)),
      charge(a, 200, of),
      ...(fails ? [{ do: 'fail' as const, who: a, what: 'failNextTraining' as const }] : []),
      train(a, own, of, { mode }),
    ]);
  const picture = fc
    .tuple(who, key, key)
    .map(([a, own, of]) => [charge(a, 5, of), draw(a, `«word ${a} 0» person`, own, of)]);
  const pair = fc
    .tuple(who, amount, key, key)
    .map(([a, b, own, of]) => [charge(a, b, of), refund(a, b, own, of)]);
  const bought = fc.tuple(checkout, pay).map(([one, other]) => [one, { ...other, who: one.who }]);

  const text = textOf(fc);
  const time = fc.oneof(fc.constantFrom('', ...TIMES), timeOf(fc));
  const jobs = fc
    .tuple(
      who,
      key,
      fc.record({
        brand: text,
        idea: text,
        schedule_at: time,
        goal: fc.constantFrom('reel', 'commercial'),
        platform: fc.constantFrom('tiktok', 'instagram', 'facebook', 'youtube', 'linkedin'),
        ratio: fc.constantFrom('9:16', '1:1', '16:9'),
        voice: fc.constantFrom('ai', 'user'),
      }),
      times,
    )
    .map(([a, own, body, count]) => ({ ...job(a, own, body), times: count }));
  const lateJobs = fc
    .tuple(jobs, isFailing)
    .map(([step, fails]): Step[] => [
      ...(fails ? [{ do: 'fail' as const, who: step.who, what: 'failNextJob' as const }] : []),
      { ...step, times: 1 },
    ]);
  const reads = fc.tuple(who, whose, back).map(([a, b, n]) => readJob(a, `«job ${b} ${n}»`));
  const tickets = who.map((a) => call(a, 'createUpload'));
  const puts = fc
    .tuple(who, whose, back, file, times)
    .map(([a, b, n, one, count]) => ({ ...put(a, `«upload ${b} ${n}»`, one), times: count }));
  const photoJobs = fc
    .tuple(
      who,
      key,
      fc.array(fc.tuple(whose, back), { minLength: 2, maxLength: 5 }),
      fc.constantFrom('ai_twin', 'photoshoot', 'reel'),
    )
    .map(([a, own, refs, goal]) =>
      job(a, own, { goal, referenceImages: refs.map(([b, n]) => `«photo ${b} ${n}»`) }),
    );
  const stored = fc
    .tuple(who, fc.nat(3))
    .map(([a, n]) => [call(a, 'createUpload'), put(a, `«upload ${a} 0»`, files[n] ?? files[0])]);
  const shoot = fc
    .tuple(who, key, fc.constantFrom('ai_twin', 'photoshoot'))
    .map(([a, own, goal]) => [
      ...files.slice(0, 3).flatMap((one) => [call(a, 'createUpload'), put(a, `«upload ${a} 0»`, one)]),
      job(a, own, { goal, referenceImages: [0, 1, 2].map((n) => `«photo ${a} ${n}»`) }),
    ]);

  const styles = fc
    .tuple(who, fc.array(text, { minLength: 1, maxLength: 3 }))
    .map(([a, samplesOf]) => style(a, samplesOf));
  const posts = fc.tuple(who, text).map(([a, topic]) => post(a, topic));
  const plain = fc
    .tuple(who, fc.constantFrom('getCurrentUser', 'getCredits', 'listPromptTemplates'))
    .map(([a, operation]) => call(a, operation));
  const own = fc
    .tuple(who, fc.constantFrom('listTrainedModels', 'getTrainingStatus'), whose)
    .map(([a, operation, b]) => ofUser(a, operation, `«id ${b}»`));

  const manner = fc.nat();
  const anyCall: Arbitrary<CallStep> = fc.oneof(
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
  );
  const odd = fc
    .tuple(anyCall, fc.constantFrom(HARMLESS, HARMLESS, WRONG), manner, fc.option(fc.nat(), { freq: 2 }))
    .map(([step, of, index, change]): Step => {
      const names = mannersOf(step, of);
      const changes = changesOf(step);
      const chosen = change === null ? undefined : changes[change % Math.max(1, changes.length)];
      return {
        ...step,
        times: 1,
        manner: names[index % names.length],
        call: chosen ? changed(step.call, chosen) : step.call,
      };
    });

  const one = (arbitrary: Arbitrary<Step>) => arbitrary.map((step) => [step]);
  const weighted = (parts: readonly (readonly [weight: number, arbitrary: Arbitrary<Step[]>])[]) =>
    fc
      .record({
        credits: fc.constantFrom(0, 7, 45, 200, 230, 450, 1000),
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
      [1, one(signOut)],
      ...common,
    ]),
    jobs: weighted([
      [4, one(jobs)],
      [2, lateJobs],
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
