import {
  MAX_DOCUMENT_BYTES,
  MAX_PHOTO_BYTES,
  MAX_SAMPLES_BYTES,
  MAX_SAMPLE_LENGTH,
  MAX_TOPIC_LENGTH,
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  POST_PLATFORMS,
} from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import type { Call } from '../client.ts';
import { propertyOf, requestSchema } from '../contract.ts';
import type { Samples } from '../samples.ts';
import { filesOf, parseSteps } from './parse-steps.ts';
import { readTable } from './read-table.ts';
import { capitalized, HARMLESS_VARIATIONS, variationsOf, WRONG_VARIATIONS } from './request-variations.ts';
import type { CallStep, Step } from './steps.ts';
import { changed, changesOf, type Change } from './value-changes.ts';

/** A good request, what it needs, and what follows when it was accepted. */
interface Recipe {
  setup: Step[];
  good: CallStep;
  /** The fields of the body that are changed; all without it. */
  fields?: string[] | undefined;
  after: Step[];
  /** Shows that a refused request has changed nothing. */
  kept?: CallStep | undefined;
}

/** Requests that differ in one thing from a good one, sent after the same preparation. */
export interface Requests extends Recipe {
  variants: CallStep[];
}

const WHO: Account = 'a';
const CHUNK = 24;

/** The good requests of `requests.yaml`. */
function recipesOf(samples: Samples): Recipe[] {
  const files = filesOf(samples);
  const rows = readTable('requests.yaml') as ({ good: string; fields?: string[] } & Partial<
    Record<'setup' | 'after' | 'kept', string>
  >)[];
  const parsed = (words?: string) => (words === undefined ? [] : parseSteps(words, files));
  return rows.map(({ setup, good, after, kept, fields }) => ({
    setup: parsed(setup),
    good: parsed(good)[0] as CallStep,
    fields,
    after: parsed(after),
    kept: parsed(kept)[0] as CallStep | undefined,
  }));
}

const { jobs, owners, keys, returns, documents, undeclared, mediaTypesOfFiles, fileNames } = readTable(
  'values.yaml',
) as Record<'jobs' | 'owners' | 'mediaTypesOfFiles' | 'fileNames', string[]> &
  Record<'keys' | 'returns', (string | null)[]> & {
    documents: string[][];
    undeclared: Record<string, unknown>;
  };

/** Photos that differ from a good one in their bytes, media type, name or size. */
function oddFiles(samples: Samples): Sample[] {
  const [photo] = samples.photos(1);
  const { damaged, cut, disguised, svg, heic, kinds } = samples;
  const own = [damaged, cut, disguised, svg, heic, ...kinds, { ...photo, bytes: new Uint8Array(0) }];
  return [
    ...own,
    ...mediaTypesOfFiles.map((type) => ({ ...photo, type })),
    ...[...fileNames, `${'x'.repeat(300)}.png`].map((name) => ({ ...photo, name })),
    samples.padded(photo, MAX_PHOTO_BYTES),
    ...[photo, svg].map((one) => samples.padded(one, MAX_PHOTO_BYTES + 1)),
  ];
}

type Form = [name: string, value: string | Sample][];

const partsOf = (name: string, files: readonly Sample[]): Form => files.map((file) => [name, file]);

/** Forms of photos: too few and too many, with an odd file, and put together otherwise. */
function formsOf(samples: Samples): Other[] {
  const [photo, ...more] = samples.photos(MAX_TRAINING_PHOTOS + 1);
  const enough = more.slice(0, MIN_TRAINING_PHOTOS);
  const counts = [MIN_TRAINING_PHOTOS - 1, MIN_TRAINING_PHOTOS, MAX_TRAINING_PHOTOS, MAX_TRAINING_PHOTOS + 1];
  const again = { ...photo, name: 'again.png' };
  const lists = [
    ...[0, ...counts].map((count) => [photo, ...more].slice(0, count)),
    ...oddFiles(samples).map((file) => [...enough.slice(1), file]),
    [...enough, photo, again],
    [photo, ...enough, again],
    [samples.svg],
    enough.map((one) => ({ ...one, name: 'photo.png' })),
  ];
  const user = (id: string): Form => [['userId', id]];
  const own = user(`«id ${WHO}»`);
  const parts = partsOf('photos', enough);
  return [
    ...lists.map((files) => ({
      form: [...own, ...partsOf('photos', files)],
      ...(files.some(({ name }) => fileNames.includes(name)) && { caseIds: ['file-name'] }),
    })),
    { form: parts },
    { form: [...parts, ...own] },
    { form: [...own, ...parts, ['note', 'x']] },
    ...['«id b»', '', 'demo_user'].map((id) => ({ form: [...user(id), ...parts] })),
    { form: partsOf('photo', enough) },
    { form: [...own, ...partsOf('Photos', enough)] },
  ];
}

/** Samples of as many bytes as may be, and of one more. */
function samplesOfBytes(unit: string): string[][] {
  const bytes = Buffer.byteLength(unit);
  const longest = unit.repeat(MAX_SAMPLE_LENGTH / unit.length);
  const count = Math.floor(MAX_SAMPLES_BYTES / Buffer.byteLength(longest));
  const rest = MAX_SAMPLES_BYTES - count * Buffer.byteLength(longest);
  const last = unit.repeat(Math.floor(rest / bytes)) + 'x'.repeat(rest % bytes);
  return [last, `${last}x`].map((end) => [...Array<string>(count).fill(longest), end]);
}

const TOPICS = ['x', `«fill ${MAX_TOPIC_LENGTH} x»`, `«fill ${MAX_TOPIC_LENGTH} 👩»`];

/** What differs from the good request: whole parts of it, or fields of its body. */
type Other = Pick<Call, 'params' | 'query' | 'form' | 'raw'> & { body?: object; caseIds?: string[] };

const withOther = (good: CallStep, { caseIds, body, ...call }: Other): CallStep => ({
  ...good,
  call: { ...good.call, ...call, ...(body && { body: { ...(good.call.body as object), ...body } }) },
  caseIds,
});

/** Further requests of an operation, good or not, in addition to those that change one value. */
const OTHERS: Partial<Record<OperationId, (samples: Samples) => Other[]>> = {
  // Not even an empty list, of a goal that takes no photos.
  createJob: () => [{ body: { referenceImages: [] }, caseIds: ['referenceImages'] }],
  getJob: () => jobs.map((id) => ({ params: { id } })),
  putUpload: (samples) => [
    ...oddFiles(samples).map(({ type, bytes }) => ({ raw: { type, bytes } })),
    { params: { uploadId: 'none' } },
  ],
  uploadTrainingPhotos: formsOf,
  reversePrompt: (samples) => [
    ...oddFiles(samples).map((file) => ({ form: partsOf('image', [file]) })),
    { form: partsOf('photo', samples.photos(1)) },
    { form: partsOf('Image', samples.photos(1)) },
    { form: [] },
    { form: [['image', 'text']] },
  ],
  processDocuments: () =>
    documents.map(([name, type]) => ({ body: { documents: [{ name, type, size: MAX_DOCUMENT_BYTES }] } })),
  embedStyle: () => ['word ', 'ü '].flatMap(samplesOfBytes).map((sampleTexts) => ({ body: { sampleTexts } })),
  generatePost: () =>
    POST_PLATFORMS.flatMap((platform) => TOPICS.map((topic) => ({ body: { topic, platform } }))),
  listTrainedModels: () => owners.map((userId) => ({ params: { userId } })),
  getTrainingStatus: () => owners.map((userId) => ({ params: { userId } })),
  login: () =>
    [...returns.map((returnTo) => (returnTo === null ? {} : { returnTo })), { ReturnTo: '/job/1' }].map(
      (query) => ({
        query,
        ...(Object.values(query).some((path) => path.includes('%')) && { caseIds: ['encoded-path'] }),
      }),
    ),
};

/** Requests with two faults: the first in the contract's order is answered. */
function doublyWrong(good: CallStep, changes: readonly Change[], seed: number): CallStep[] {
  const wrong = changes.filter(({ path, value }) => path[0] !== 'userId' && value === null);
  const variations = variationsOf(good, WRONG_VARIATIONS);
  const foreign = { path: ['userId'], value: '«id b»', caseIds: [] };
  const hasOwner = changes.some(({ path }) => path[0] === 'userId');
  return wrong.flatMap((change, index) => {
    const call = changed(good.call, change);
    const chosen = ['no-session', 'as-text', variations[(index + seed) % variations.length]];
    return [
      ...chosen.map((variation) => ({ ...good, call, variation })),
      ...(hasOwner ? [{ ...good, call: changed(call, foreign), caseIds: ['somebody-else'] }] : []),
    ];
  });
}

/** Undeclared fields that a careless server may use. */
function moreOf({ operation, call: { body } }: CallStep): Record<string, unknown>[] {
  if (body === undefined) return [];
  const schema = requestSchema(operation) ?? {};
  /** Other values, which a server takes that reads names in any case. */
  const inCapitals = Object.entries(body as object).flatMap(([name, value]: [string, unknown]) => {
    const options = propertyOf(schema, name)?.enum ?? [];
    const isText = typeof value === 'string' && options.length === 0 && !/^\d{4}-/.test(value);
    const other = typeof value === 'number' ? value + 1 : options.find((one) => one !== value);
    const given = name === 'userId' ? '«id b»' : isText ? `${value}, too` : other;
    return given === undefined ? [] : [[capitalized(name), given]];
  });
  const { userId, ...others } = Object.fromEntries(
    Object.entries(undeclared).filter(([name]) => !Object.hasOwn(body as object, name)),
  );
  return [...(userId === undefined ? [] : [{ userId }]), others, Object.fromEntries(inCapitals)];
}

/** All requests, in small groups of one operation: first a group of each operation, then further ones. */
export function requestsOf(samples: Samples, hasTrainings: boolean, seed: number): Requests[] {
  const recipes = recipesOf(samples).filter(({ good }) => hasTrainings || good.operation !== 'trainTwin');
  const groups = recipes.map((recipe) => {
    const variants = variantsOf(recipe, samples, seed);
    const chunks = Math.ceil(variants.length / CHUNK);
    return Array.from({ length: chunks }, (_, index) => ({
      ...recipe,
      variants: variants.filter((_, place) => place % chunks === index),
    }));
  });
  const most = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => groups.flatMap((ofOne) => ofOne[index] ?? [])).flat();
}

function variantsOf({ good, fields }: Recipe, samples: Samples, seed: number): CallStep[] {
  const changes = changesOf(good).filter(({ path: [field = ''] }) => fields?.includes(field) ?? true);
  const { headers = {} } = good.call;
  return [
    ...changes.map((change) => ({ ...good, call: changed(good.call, change), caseIds: change.caseIds })),
    ...(fields ? [] : (OTHERS[good.operation]?.(samples) ?? [])).map((other) => withOther(good, other)),
    ...doublyWrong(good, changes, seed),
    ...Object.keys(headers).flatMap((name) =>
      keys.map((key) => ({
        ...good,
        call: { ...good.call, headers: { ...headers, [name]: key ?? undefined } },
        caseIds: [name],
      })),
    ),
    ...moreOf(good).map((more) => ({ ...good, more, caseIds: ['more-fields'] })),
    ...[...variationsOf(good, HARMLESS_VARIATIONS), ...variationsOf(good, WRONG_VARIATIONS)].map(
      (variation) => ({ ...good, variation }),
    ),
  ];
}
