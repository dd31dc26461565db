import {
  IMAGE_COST_CREDITS,
  MAX_DOCUMENT_BYTES,
  MAX_PHOTO_BYTES,
  MAX_SAMPLES_BYTES,
  MAX_SAMPLE_LENGTH,
  MAX_TOPIC_LENGTH,
  MAX_TRAINING_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
  POST_PLATFORMS,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import type { Account } from '../adapter.ts';
import { LONGEST_MS, MINUTE_MS } from '../durations.ts';
import type { Samples } from '../samples.ts';
import { HARMLESS, mannersOf, WRONG } from './manners.ts';
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
import { readTable } from './tables.ts';
import { changed, changesOf, type Change } from './values.ts';

/** A good request, what it needs, and what follows when it was accepted. */
interface Recipe {
  setup: Step[];
  good: CallStep;
  /** The fields of the body that are changed; without it, all. */
  fields?: string[];
  /** Other requests of the same operation, good or not. */
  others?: CallStep[];
  after?: Step[];
  /** Shows that a refused request has left what was there before. */
  kept?: CallStep;
}

/** Requests that differ in one thing from a good one, sent after the same preparation. */
export interface Requests extends Recipe {
  variants: CallStep[];
}

const WHO: Account = 'a';
/** Longer than any training or job. */
export const LONG_MS = LONGEST_MS + MINUTE_MS;
const END: Step = { do: 'pass', ms: LONG_MS };
const CHUNK = 24;
const LENGTHS = ['x', `«fill ${MAX_TOPIC_LENGTH} x»`, `«fill ${MAX_TOPIC_LENGTH} 👩»`];
const COUNTS = [
  0,
  MIN_TRAINING_PHOTOS - 1,
  MIN_TRAINING_PHOTOS,
  MAX_TRAINING_PHOTOS,
  MAX_TRAINING_PHOTOS + 1,
];
const UNITS = ['word ', 'ü '];

/** Samples of as many bytes as may be, and of one more. */
function samplesOfBytes(unit: string): string[][] {
  const bytes = Buffer.byteLength(unit);
  const longest = unit.repeat(MAX_SAMPLE_LENGTH / unit.length);
  const count = Math.floor(MAX_SAMPLES_BYTES / Buffer.byteLength(longest));
  const rest = MAX_SAMPLES_BYTES - count * Buffer.byteLength(longest);
  const last = unit.repeat(Math.floor(rest / bytes)) + 'x'.repeat(rest % bytes);
  return [last, `${last}x`].map((end) => [...Array<string>(count).fill(longest), end]);
}
const { jobs, owners, keys, returns, documents } = readTable('values.yaml') as Record<
  'jobs' | 'owners',
  string[]
> &
  Record<'keys' | 'returns', (string | null)[]> & { documents: string[][] };

function recipesOf(samples: Samples): Recipe[] {
  const [photo, ...more] = samples.photos(MAX_TRAINING_PHOTOS + 1);
  const enough = more.slice(0, MIN_TRAINING_PHOTOS);
  const readMade = readJob(WHO, `«job ${WHO} 0»`);
  const paidTraining = [photos(WHO, enough), charge(WHO, TRAINING_COST_CREDITS, 'c')];
  const uploads = more
    .slice(0, MIN_REFERENCE_PHOTOS)
    .flatMap((one) => [call(WHO, 'createUpload'), put(WHO, `«upload ${WHO} 0»`, one)]);
  const referenceImages = Array.from({ length: MIN_REFERENCE_PHOTOS }, (_, back) => `«photo ${WHO} ${back}»`);
  const odd = [samples.damaged, samples.cut, samples.disguised, samples.svg, samples.heic, ...samples.kinds];
  const empty = { ...photo, bytes: new Uint8Array(0) };
  const as = (type: string) => ({ ...photo, type });
  const named = (name: string) => ({ ...photo, name });
  const types = [
    '',
    'application/octet-stream',
    'IMAGE/PNG',
    'image/png; charset=binary',
    'image/jpg',
    'text/html',
    'image/bmp',
  ];
  const names = [
    '../../x.png',
    'ü 你 👩.png',
    'a"b.png',
    'a;b=c.png',
    '.png',
    'x',
    `${'x'.repeat(300)}.png`,
    'a.txt',
  ];
  const largest = samples.padded(photo, MAX_PHOTO_BYTES);
  const tooLarge = [photo, samples.svg].map((one) => samples.padded(one, MAX_PHOTO_BYTES + 1));
  const large = [largest, ...tooLarge];
  const files = [...odd, empty, ...types.map(as), ...names.map(named), ...large];
  const form = (parts: NonNullable<CallStep['call']['form']>) =>
    call(WHO, 'uploadTrainingPhotos', { form: parts });
  const image = (file: typeof photo, name = 'image') => call(WHO, 'reversePrompt', { form: [[name, file]] });
  const [user, ...parts] = photos(WHO, enough).call.form ?? [];
  return [
    { setup: [], good: charge(WHO, IMAGE_COST_CREDITS, 'w') },
    { setup: [charge(WHO, IMAGE_COST_CREDITS, 'c')], good: refund(WHO, IMAGE_COST_CREDITS, 'w', 'c') },
    { setup: paidTraining, good: train(WHO, 'w', 'c'), after: [END] },
    { setup: [charge(WHO, IMAGE_COST_CREDITS, 'c')], good: draw(WHO, `«word ${WHO} 0» person`, 'w', 'c') },
    { setup: [], good: job(WHO, 'w'), after: [readMade] },
    {
      setup: uploads,
      good: job(WHO, 'w', { goal: 'photoshoot', referenceImages }),
      after: [readMade],
      fields: ['referenceImages', 'goal', 'platform', 'ratio', 'voice'],
    },
    {
      setup: [job(WHO, 'j')],
      good: readJob(WHO, `«job ${WHO} 0»`),
      others: jobs.map((id) => readJob(WHO, id)),
    },
    {
      setup: [call(WHO, 'createUpload')],
      good: put(WHO, `«upload ${WHO} 0»`, photo),
      others: [...files.map((file) => put(WHO, `«upload ${WHO} 0»`, file)), put(WHO, 'none', photo)],
    },
    {
      setup: [],
      good: photos(WHO, enough),
      others: [
        ...COUNTS.map((count) => photos(WHO, [photo, ...more].slice(0, count))),
        ...files.map((file) => photos(WHO, [...enough.slice(1), file])),
        photos(WHO, [...enough, photo, { ...photo, name: 'again.png' }]),
        photos(WHO, [photo, ...enough, { ...photo, name: 'again.png' }]),
        photos(WHO, [samples.svg]),
        form(parts),
        ...(user
          ? [
              form([...parts, user]),
              form([user, ...parts, ['note', 'x']]),
              form([['userId', '«id b»'], ...parts]),
              form([['userId', ''], ...parts]),
              form([['userId', 'demo_user'], ...parts]),
            ]
          : []),
        form(parts.map(([, value]) => ['photo', value])),
        photos(
          WHO,
          enough.map((one) => ({ ...one, name: 'photo.png' })),
        ),
      ],
    },
    {
      setup: [],
      good: image(photo),
      others: [
        ...files.map((file) => image(file)),
        image(photo, 'photo'),
        call(WHO, 'reversePrompt', { form: [] }),
        call(WHO, 'reversePrompt', { form: [['image', 'text']] }),
      ],
    },
    {
      setup: [],
      good: call(WHO, 'processDocuments', {
        body: {
          userId: `«id ${WHO}»`,
          documents: [{ name: 'notes.txt', type: 'text/plain', size: 2048 }],
        },
      }),
      others: documents.map(([name, type]) =>
        call(WHO, 'processDocuments', {
          body: { userId: `«id ${WHO}»`, documents: [{ name, type, size: MAX_DOCUMENT_BYTES }] },
        }),
      ),
    },
    {
      setup: [style(WHO)],
      good: style(WHO),
      others: UNITS.flatMap(samplesOfBytes).map((texts) => style(WHO, texts)),
      kept: post(WHO),
    },
    {
      setup: [],
      good: post(WHO),
      others: POST_PLATFORMS.flatMap((platform) => LENGTHS.map((topic) => post(WHO, topic, platform))),
    },
    { setup: [], good: call(WHO, 'createCheckout', { body: { tier: 'starter' } }) },
    { setup: [], good: call(WHO, 'getCurrentUser') },
    { setup: [], good: call(WHO, 'getCredits') },
    { setup: [], good: call(WHO, 'createUpload') },
    { setup: [], good: call(WHO, 'listPromptTemplates') },
    ...(['listTrainedModels', 'getTrainingStatus'] as const).map((operation) => ({
      setup: [],
      good: ofUser(WHO, operation),
      others: owners.map((id) => ofUser(WHO, operation, id)),
    })),
    {
      setup: [],
      good: call(WHO, 'login', { query: { returnTo: '/studio' } }),
      others: returns.map((returnTo) => call(WHO, 'login', returnTo === null ? {} : { query: { returnTo } })),
    },
  ];
}

/** Two things wrong at once, of which the first in the contract's order is the answer. */
function doublyWrong(good: CallStep, changes: readonly Change[], seed: number): CallStep[] {
  const wrong = changes.filter(({ path, value }) => path[0] !== 'userId' && value === null);
  const manners = mannersOf(good, WRONG);
  const foreign = { path: ['userId'], value: '«id b»', about: [] };
  const hasOwner = changes.some(({ path }) => path[0] === 'userId');
  return wrong.flatMap((change, index) => {
    const call = changed(good.call, change);
    const chosen = ['no session', 'as text', manners[(index + seed) % manners.length]];
    return [
      ...chosen.map((manner) => ({ ...good, call, manner })),
      ...(hasOwner ? [{ ...good, call: changed(call, foreign), about: ['somebody else'] }] : []),
    ];
  });
}

/** What a careless server takes from a request, though nobody declared it. */
const MORE = {
  userId: '«id b»',
  user_id: '«id b»',
  id: '«id b»',
  credits: 1_000_000,
  amount: 1,
  price: 0,
  status: 'COMPLETE',
  refunded: true,
  isAdmin: true,
  trigger_word: '«twin b»',
  createdAt: '2000-01-01T00:00:00Z',
};

function moreOf({ call: { body } }: CallStep): Record<string, unknown>[] {
  if (body === undefined) return [];
  const { userId, ...others } = Object.fromEntries(
    Object.entries(MORE).filter(([name]) => !Object.hasOwn(body as object, name)),
  );
  return [...(userId === undefined ? [] : [{ userId }]), others];
}

/** All requests that are sent one by one, in small groups of one operation: first a group of each, then further ones. */
export function requestsOf(samples: Samples, hasTrainings: boolean, seed: number): Requests[] {
  const recipes = recipesOf(samples).filter(({ good }) => hasTrainings || good.operation !== 'trainTwin');
  const groups = recipes.map((recipe) => {
    const { good, fields, others = [] } = recipe;
    const changes = changesOf(good).filter(({ path: [field = ''] }) => fields?.includes(field) ?? true);
    const variants = [
      ...changes.map((change) => ({
        ...good,
        call: changed(good.call, change),
        about: change.about,
      })),
      ...others,
      ...doublyWrong(good, changes, seed),
      ...Object.keys(good.call.headers ?? {}).flatMap((name) =>
        keys.map((key) => ({
          ...good,
          call: { ...good.call, headers: { ...good.call.headers, [name]: key ?? undefined } },
          about: [name],
        })),
      ),
      ...moreOf(good).map((more) => ({ ...good, more, about: ['more fields'] })),
      ...[...mannersOf(good, HARMLESS), ...mannersOf(good, WRONG)].map((manner) => ({
        ...good,
        manner,
      })),
    ];
    const chunks = Math.ceil(variants.length / CHUNK);
    return Array.from({ length: chunks }, (_, index) => ({
      ...recipe,
      variants: variants.filter((_, place) => place % chunks === index),
    }));
  });
  const most = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => groups.flatMap((ofOne) => ofOne[index] ?? [])).flat();
}
