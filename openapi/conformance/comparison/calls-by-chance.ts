import type { Arbitrary } from 'fast-check';
import {
  IMAGE_COST_CREDITS,
  MAX_TRAINING_PHOTOS as MAX,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS as MIN,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import type { Account } from '../adapter.ts';
import type { Samples } from '../samples.ts';
import { HARMLESS, mannersOf, WRONG } from './manners.ts';
import { textOf, timeOf, type Fc } from './random-texts.ts';
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
  SAMPLE,
  style,
  train,
  type CallStep,
  type Step,
} from './steps.ts';
import { changed, changesOf, TIMES } from './values.ts';

// Calls by chance, each kind with those that have to do with each other.

/** Who, by which key, how much and how often. */
export function basicsOf(fc: Fc, samples: Samples) {
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
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        IMAGE_COST_CREDITS,
        IMAGE_COST_CREDITS,
        TRAINING_COST_CREDITS,
        TRAINING_COST_CREDITS,
      ),
    },
  );
  const times = fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 5);
  const files = samples.photos(MAX + 1);
  const file = fc.constantFrom(
    ...files.slice(0, 4),
    ...samples.kinds,
    samples.damaged,
    samples.disguised,
    samples.svg,
  );
  const isFailing = fc.constantFrom(false, false, true);
  return { who, whose, back, key, amount, times, files, file, isFailing };
}

export type Basics = ReturnType<typeof basicsOf>;

export function moneyOf(fc: Fc, { who, amount, key, times }: Basics) {
  const charges = fc
    .tuple(who, amount, key, times)
    .map(([a, b, c, count]) => ({ ...charge(a, b, c), times: count }));
  // Mostly of the amount of some charge.
  const refunds = fc
    .tuple(who, amount, key, key, times)
    .map(([a, b, c, of, count]) => ({ ...refund(a, b, c, of), times: count }));
  const pair = fc
    .tuple(who, amount, key, key)
    .map(([a, b, own, of]) => [charge(a, b, of), refund(a, b, own, of)]);
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
    isQuiet: fc.boolean(),
  });
  const bought = fc.tuple(checkout, pay).map(([one, other]) => [one, { ...other, who: one.who }]);
  return { charges, refunds, pair, checkout, pay, bought };
}

/** Trainings and pictures. */
export function worksOf(fc: Fc, { who, whose, back, key, times, files, isFailing }: Basics) {
  const uploads = fc
    .tuple(who, fc.constantFrom(MIN - 1, MIN, MIN, MIN, MIN, MAX), fc.nat(8))
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
      photos(a, files.slice(0, MIN)),
      charge(a, TRAINING_COST_CREDITS, of),
      ...(fails ? [{ do: 'fail' as const, who: a, what: 'failNextTraining' as const }] : []),
      train(a, own, of, { mode }),
    ]);
  const picture = fc
    .tuple(who, key, key)
    .map(([a, own, of]) => [charge(a, IMAGE_COST_CREDITS, of), draw(a, `«word ${a} 0» person`, own, of)]);
  return { uploads, trainings, pictures, whole, picture };
}

export function jobsOf(fc: Fc, { who, whose, back, key, times, files, file, isFailing }: Basics) {
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
  const shoot = fc.tuple(who, key, fc.constantFrom('ai_twin', 'photoshoot')).map(([a, own, goal]) => [
    ...files
      .slice(0, MIN_REFERENCE_PHOTOS)
      .flatMap((one) => [call(a, 'createUpload'), put(a, `«upload ${a} 0»`, one)]),
    job(a, own, {
      goal,
      referenceImages: Array.from({ length: MIN_REFERENCE_PHOTOS }, (_, n) => `«photo ${a} ${n}»`),
    }),
  ]);
  return { jobs, lateJobs, reads, tickets, puts, photoJobs, stored, shoot };
}

export function writingOf(fc: Fc, { who, whose }: Basics) {
  const text = textOf(fc);
  const styles = fc
    .tuple(who, fc.array(text, { minLength: 1, maxLength: 3 }))
    .map(([a, samplesOf]) => style(a, [...samplesOf, SAMPLE]));
  const posts = fc.tuple(who, text).map(([a, topic]) => post(a, topic));
  const plain = fc
    .tuple(who, fc.constantFrom('getCurrentUser', 'getCredits', 'listPromptTemplates'))
    .map(([a, operation]) => call(a, operation));
  const own = fc
    .tuple(who, fc.constantFrom('listTrainedModels', 'getTrainingStatus'), whose)
    .map(([a, operation, b]) => ofUser(a, operation, `«id ${b}»`));
  return { styles, posts, plain, own };
}

/** One of these calls, sent in another manner or with another value. */
export function oddOf(fc: Fc, anyCall: Arbitrary<CallStep>): Arbitrary<Step> {
  return fc
    .tuple(anyCall, fc.constantFrom(HARMLESS, HARMLESS, WRONG), fc.nat(), fc.option(fc.nat(), { freq: 2 }))
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
}
