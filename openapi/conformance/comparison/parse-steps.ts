import {
  MAX_PHOTO_BYTES,
  MAX_STYLE_SAMPLES,
  MAX_TRAINING_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  TRAINING_ENDS_WITHIN_MS,
} from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import { BODIES, photoForm, STYLE_SAMPLE } from '../bodies.ts';
import { LONGEST_MS, MINUTE_MS } from '../durations.ts';
import type { Samples } from '../samples.ts';
import { numberOf } from './limit-words.ts';
import * as steps from './steps.ts';
import type { CallStep, Payment, Step } from './steps.ts';

/** Longer than any training or job. */
export const LONG_MS = LONGEST_MS + MINUTE_MS;

/** When a fast training has ended. */
export const FAST_MS = TRAINING_ENDS_WITHIN_MS.fast;

const OTHER: Record<Account, Account> = { a: 'b', b: 'a' };
const PROMPTS: Record<string, (who: Account) => string> = {
  own: (who) => `«word ${who} 0»`,
  old: (who) => `«twin ${who} 0» person`,
  nobody: () => 'nobody',
  theirs: (who) => `«word ${OTHER[who]} 0» person`,
};
const STYLES: Record<string, string[]> = {
  word: ['word'],
  blank: [' ', 'x'],
  many: Array<string>(MAX_STYLE_SAMPLES).fill('Some words to learn a style from, again and again.'),
};
const JOB_FIELDS = ['goal', 'platform', 'ratio', 'voice', 'brand', 'idea', 'schedule_at'];

/** What steps send, by its name. */
export interface Files {
  photos: ReturnType<Samples['photos']>;
  named: Record<string, Sample>;
}

export function filesOf(samples: Samples): Files {
  const photos = samples.photos(MAX_TRAINING_PHOTOS + 1);
  const empty = { ...photos[0], bytes: new Uint8Array(0) };
  const large = samples.padded(photos[0], MAX_PHOTO_BYTES + 1);
  const { damaged, cut, disguised, svg, heic, kinds } = samples;
  const ofKind = Object.fromEntries(kinds.map((kind) => [kind.type.replace('image/', ''), kind]));
  return {
    photos,
    named: { good: photos[0], ...ofKind, damaged, cut, disguised, svg, heic, empty, large },
  };
}

const BETWEEN_WORDS = /\s+(?![^«»]*»)/;

/** Steps in words, with `·` between them; stories.yaml explains the words. @throws RangeError for others */
export function parseSteps(text: string, files: Files): Step[] {
  return repeated(text)
    .split('·')
    .flatMap((words) => combined(words.trim()).flatMap((one) => stepsOf(one, files)));
}

/** `3 times (a writes post)` written out. */
function repeated(text: string): string {
  return text.replaceAll(/(\d+) times \(([^)]*)\)/g, (_, count: string, words: string) =>
    Array.from({ length: Number(count) }, (_one, index) => words.replaceAll('#', String(index))).join(' · '),
  );
}

/** `a refunds {image,9} charge c key {r,s}` as four refunds. */
function combined(words: string): string[] {
  const [whole = '', list = ''] = /\{([^}]*)\}/.exec(words) ?? [];
  if (whole === '') return [words];
  return list.split(',').flatMap((one) => combined(words.replace(whole, one)));
}

function stepsOf(words: string, files: Files): Step[] {
  const needed = words.replace(/ must succeed$/, '');
  if (needed !== words) return stepsOf(needed, files).map((step) => ({ ...step, isNeeded: true }));
  for (const [pattern, parse] of PHRASES) {
    const match = pattern.exec(words);
    if (match) return parse((match.groups ?? {}) as unknown as Phrase, files);
  }
  return callsOf(words, files);
}

/** The named parts of a phrase; each pattern has some of them. */
interface Phrase extends Pick<Extract<Step, { do: 'until' }>, 'who' | 'work' | 'state'> {
  notice: Payment['notice'];
  unread?: string;
  kind: string;
  time: string;
  times?: string;
  back?: string;
  variation?: string;
  each?: string;
  words: string;
}

const look = (who: Account): Step => ({ do: 'look', who });

/** Steps that are more than one person's call. */
const PHRASES: [RegExp, (phrase: Phrase, files: Files) => Step[]][] = [
  [/^read all$/, () => [look('a'), look('b')]],
  [/^(?<who>[ab]) reads all$/, ({ who }) => [look(who)]],
  [
    /^wait until the (?<work>training|job) of (?<who>[ab]) (is|has) (?<state>in the middle|ended)$/,
    ({ who, work, state }) => [{ do: 'until', who, work, state }],
  ],
  // The bound of a fast training, before which nothing else is expected to end.
  [/^wait fast$/, () => [{ do: 'pass', ms: FAST_MS, isExact: true }]],
  [/^wait (?<time>\S+)$/, ({ time }) => [{ do: 'pass', ms: time === 'end' ? LONG_MS : numberOf(time) }]],
  [
    /^the next (?<work>training|job) of (?<who>[ab]) fails$/,
    ({ who, work }) => [{ do: 'fail', who, what: work === 'job' ? 'failNextJob' : 'failNextTraining' }],
  ],
  [/^the work of (?<who>[ab]) takes a while$/, ({ who }) => [{ do: 'fail', who, what: 'slow' }]],
  [/^the server restarts$/, () => [{ do: 'restart' }]],
  [
    /^provider reports (?<who>[ab]) (?<notice>paid|unpaid|unsigned)( (?<times>\d+) times)?( back (?<back>\d+))?(?<unread> unread)?$/,
    ({ who, notice, times = '1', back = '0', unread }) => [
      { do: 'pay', who, notice, times: Number(times), back: Number(back), unread },
    ],
  ],
  [
    /^at once \((?<words>.*)\)$/,
    ({ words }, files) => {
      const parts = words.split(', ').flatMap((one) => stepsOf(one, files));
      const payment = parts.find((step) => step.do === 'pay');
      return [{ do: 'together', calls: parts.filter((step) => step.do === 'call'), payment }];
    },
  ],
  [
    /^(?<times>\d+) at once: (?<each>each )?(?<words>.*)$/,
    ({ times, each, words }, files) => {
      const calls = Array.from({ length: Number(times) }, (_, n) => {
        const who = n % 2 === 0 ? 'a' : 'b';
        return callsOf((each ? `${who} ${words}` : words).replaceAll(/-n(?= |$)/g, `-${n}`), files);
      }).flat();
      return calls.length === 1 ? calls : [{ do: 'together', calls }];
    },
  ],
  [
    /^repeat call (?<back>\d)( as (?<variation>\S+))?$/,
    ({ back, variation }) => [{ do: 'again', back: Number(back), variation }],
  ],
  [
    /^(?<who>[ab]) signs in (?<times>\d+) times$/,
    ({ who, times }) => [{ do: 'enter', who, times: Number(times) }],
  ],
  [/^(?<who>[ab]) signs out$/, ({ who }) => [{ do: 'signOut', who }]],
  [
    /^(?<who>[ab]) sees the first (?<kind>picture|film|avatar|thumbnail)$/,
    ({ who, kind }) => [{ do: 'see', who, kind }],
  ],
];

function callsOf(words: string, files: Files): CallStep[] {
  const [person = '', verb = '', ...args] = words.split(BETWEEN_WORDS);
  const who: Account = person === 'b' ? 'b' : 'a';
  const calls = VERBS[verb]?.(who, args, files);
  if (!calls || !['a', 'b', 'a2'].includes(person)) throw new RangeError(`There is no step "${words}".`);
  return person === 'a2' ? calls.map((step) => ({ ...step, variation: 'second-session' })) : calls;
}

/** The words after a verb: what it is about, and names with their values. */
type Words = readonly string[];

const allAfter = (words: Words, name: string): Words =>
  words.includes(name) ? words.slice(words.indexOf(name) + 1) : [];

const after = (words: Words, name: string, otherwise = '') => allAfter(words, name)[0] ?? otherwise;

const putOf = (who: Account, uploadId: string, { type, bytes }: Sample) =>
  steps.call(who, 'putUpload', { params: { uploadId }, raw: { type, bytes } });

/** A call with its key, and that of the charge where the words name one. */
function keyed(who: Account, operation: OperationId, words: Words, body: object): CallStep {
  const charge = allAfter(words, 'charge').length > 0 && { 'charge-key': `«k»${after(words, 'charge')}` };
  return steps.call(who, operation, {
    body,
    headers: { 'idempotency-key': `«k»${after(words, 'key')}`, ...charge },
  });
}

const VERBS: Record<string, (who: Account, words: Words, files: Files) => CallStep[]> = {
  charges: (who, words) => [keyed(who, 'deductCredits', words, { amount: numberOf(words[0] ?? '') })],
  refunds: (who, words) => [keyed(who, 'refundCredits', words, { amount: numberOf(words[0] ?? '') })],
  uploads(who, words, { photos }) {
    const count = numberOf(after(words, 'photos', 'photos'));
    return [steps.call(who, 'uploadTrainingPhotos', photoForm(`«id ${who}»`, photos.slice(0, count)))];
  },
  trains(who, words) {
    const of = after(words, 'of', who);
    const zipUrl = of === 'none' ? undefined : `«package ${of} ${after(words, 'back', '0')}»`;
    const mode = after(words, 'mode', 'fast');
    return [keyed(who, 'trainTwin', words, { ...BODIES.trainTwin(userIn(words, who), zipUrl), mode })];
  },
  begins(who, words, files) {
    const name = after(words, 'training');
    const mode = after(words, 'mode', 'fast');
    return [
      `${who} uploads photos`,
      `${who} charges training key ${name}-charge`,
      `${who} trains key ${name} charge ${name}-charge mode ${mode}`,
    ].flatMap((one) => callsOf(one, files));
  },
  draws(who, words) {
    const twin = after(words, 'twin', `«word ${who} 0» person`);
    const body = BODIES.generateImage(userIn(words, who), PROMPTS[twin]?.(who) ?? twin);
    return [keyed(who, 'generateImage', words, body)];
  },
  creates(who, words) {
    const given = JOB_FIELDS.flatMap((name) =>
      allAfter(words, name).length > 0 ? [[name, after(words, name)] as const] : [],
    );
    const refs = allAfter(words, 'photos').map((one) => photoOf(who, one));
    const body = { ...BODIES.createJob(), ...Object.fromEntries(given) };
    if (refs.length === 0) return [keyed(who, 'createJob', words, body)];
    // The last one again, until there are enough.
    const count = Math.max(refs.length, MIN_REFERENCE_PHOTOS);
    const referenceImages = Array.from({ length: count }, (_, index) => refs[index] ?? refs.at(-1));
    const goal = after(words, 'goal', 'photoshoot');
    const step = keyed(who, 'createJob', words, { ...body, goal, referenceImages });
    return [{ ...step, caseIds: ['referenceImages'] }];
  },
  reads: (who, words) => [
    steps.readJob(who, `«job ${after(words, 'of', who)} ${after(words, 'back', '0')}»`),
  ],
  requests: (who) => [steps.call(who, 'createUpload')],
  puts(who, words, { named, photos }) {
    const upload = `«upload ${after(words, 'of', who)} ${after(words, 'back', '0')}»`;
    return [putOf(who, upload, named[words[0] ?? ''] ?? photos[0])];
  },
  stores: (who, _, { photos }) => [
    steps.call(who, 'createUpload'),
    putOf(who, `«upload ${who} 0»`, photos[0]),
  ],
  saves(who, words) {
    const name = after(words, 'style');
    const sampleTexts = STYLES[name] ?? [name || STYLE_SAMPLE, STYLE_SAMPLE];
    return [steps.call(who, 'embedStyle', { body: { ...BODIES.embedStyle(`«id ${who}»`), sampleTexts } })];
  },
  writes(who, words) {
    const topic = after(words, 'post');
    const body = { ...BODIES.generatePost(`«id ${who}»`), ...(topic !== '' && { topic }) };
    return [steps.call(who, 'generatePost', { body })];
  },
  reverses: (who, [first = ''], { named, photos }) => [
    steps.call(who, 'reversePrompt', { form: [['image', named[first] ?? photos[0]]] }),
  ],
  processes: (who) => [steps.call(who, 'processDocuments', { body: BODIES.processDocuments(`«id ${who}»`) })],
  logs: (who) => [steps.call(who, 'login', { query: { returnTo: '/studio' } })],
  buys: (who, [first]) => [steps.call(who, 'createCheckout', { body: { tier: first } })],
  gets(who, words) {
    const [operation = ''] = words;
    if (!(operation in operations)) throw new RangeError(`There is no operation ${operation}.`);
    return [steps.ofUser(who, operation as OperationId, `«id ${after(words, 'user', who)}»`)];
  },
};

function userIn(words: Words, who: Account): string {
  return `«id ${after(words, 'user') === 'theirs' ? OTHER[who] : who}»`;
}

/** A photo of this account by how many came after it, the last one of another account, or an upload without a photo. */
function photoOf(who: Account, word: string): string {
  if (word === 'upload') return `«upload ${who} 0»`;
  return Number(word) >= 0 ? `«photo ${who} ${word}»` : `«photo ${word} 0»`;
}
