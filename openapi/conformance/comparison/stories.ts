import {
  MAX_PHOTO_BYTES,
  MAX_STYLE_SAMPLES,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import type { Samples } from '../samples.ts';
import { numberOf } from './limit-words.ts';
import { LONG_MS } from './requests.ts';
import * as steps from './steps.ts';
import type { CallStep, Step } from './steps.ts';
import { readTable } from './tables.ts';

/** What both accounts have when a story begins. */
export const STORY_CREDITS = 1000;

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

/** What stories send, by its name. */
interface Files {
  photos: ReturnType<Samples['photos']>;
  named: Record<string, Sample>;
}

function filesOf(samples: Samples): Files {
  const photos = samples.photos(MIN_TRAINING_PHOTOS);
  const empty = { ...photos[0], bytes: new Uint8Array(0) };
  const large = samples.padded(photos[0], MAX_PHOTO_BYTES + 1);
  const { damaged, cut, disguised, svg, heic } = samples;
  return { photos, named: { damaged, cut, disguised, svg, heic, empty, large } };
}

const BETWEEN_WORDS = /\s+(?![^«»]*»)/;

export function storiesOf(samples: Samples): Step[][] {
  const files = filesOf(samples);
  const table = readTable('stories.yaml') as (string | string[][])[];
  const stories = table.flatMap((story) =>
    typeof story === 'string' ? [story, ...inOtherMode(story)] : waysOf(story),
  );
  return stories.map((story) =>
    repeated(story)
      .split('·')
      .flatMap(combined)
      .flatMap((words) => stepsOf(words.trim().split(BETWEEN_WORDS), files)),
  );
}

/** Every way through the alternatives of a story. */
function waysOf(parts: readonly string[][]): string[] {
  const [first = [], ...rest] = parts;
  return rest.reduce((ways, next) => ways.flatMap((way) => next.map((one) => `${way} · ${one}`)), first);
}

/** `a refund {image,9} {r,s} c` as four refunds. */
function combined(words: string): string[] {
  const [whole = '', list = ''] = /\{([^}]*)\}/.exec(words) ?? [];
  if (whole === '') return [words];
  return list.split(',').flatMap((one) => combined(words.replace(whole, one)));
}

/** What is true of one mode of training is true of the other; lists name theirs. */
function inOtherMode(story: string): string[] {
  const hasOneMode = /\bbegin\b/.test(story) && !/\b(lora|times)\b/.test(story);
  return hasOneMode ? [story.replaceAll(/\bbegin (\S+)/g, 'begin $1 lora')] : [];
}

/** `3 times (a post)` written out. */
function repeated(story: string): string {
  return story.replaceAll(/(\d+) times \(([^)]*)\)/g, (_, count: string, words: string) =>
    Array.from({ length: Number(count) }, (_one, index) => words.replaceAll('#', String(index))).join(' · '),
  );
}

function stepsOf([first = '', ...rest]: string[], files: Files): Step[] {
  if (rest.at(-1) === 'ok')
    return stepsOf([first, ...rest.slice(0, -1)], files).map((step) => ({ ...step, isNeeded: true }));
  const [word = '', what = '1', how, before = '0', after] = rest;
  const who = word as Account;
  if (first === 'together') {
    const parts = rest.join(' ').slice(1, -1).split(', ');
    const all = parts.flatMap((words) => stepsOf(words.split(BETWEEN_WORDS), files));
    const payment = all.find((step) => step.do === 'pay');
    return [{ do: 'together', calls: all.filter((step) => step.do === 'call'), payment }];
  }
  if (first === 'middle' || first === 'finish')
    return [
      {
        do: 'until',
        state: first === 'middle' ? 'middle' : 'end',
        who,
        of: what === 'job' ? 'getJob' : 'getTrainingStatus',
      },
    ];
  if (first === 'see') return [{ do: 'see', who }];
  if (first.endsWith('x')) return [together(Number.parseInt(first, 10), rest, files)];
  if (first === 'look')
    return [
      { do: 'look', who: 'a' },
      { do: 'look', who: 'b' },
    ];
  if (first === 'pass' || first === 'wait')
    return [
      {
        do: 'pass',
        ms: word === 'end' ? LONG_MS : numberOf(word),
        isQuiet: first === 'wait',
      },
    ];
  if (first === 'enter') return [{ do: 'enter', who, times: Number(what) }];
  if (first === 'out') return [{ do: 'signOut', who }];
  if (first === 'fail') return [{ do: 'fail', who, what: what as 'failNextJob' }];
  if (first === 'pay')
    return [
      {
        do: 'pay',
        who,
        times: Number(what),
        isPaid: how !== 'unpaid',
        isSigned: how !== 'unsigned',
        back: Number(before),
        isQuiet: after === 'quietly',
      },
    ];
  return callsOf(first as Account, rest, files);
}

function together(times: number, [who = '', ...words]: string[], files: Files): CallStep {
  const isShared = who === 'both';
  const named = words.map((word) => word.replace(/-n$/, '-«n»'));
  const [step] = callsOf(isShared ? 'a' : (who as Account), named, files);
  if (!step) throw new RangeError(`There is nothing to do at once in ${words.join(' ')}.`);
  return { ...step, times, isShared };
}

function callsOf(name: Account | 'a2', [verb = '', ...args]: string[], files: Files): CallStep[] {
  if (name === 'a2')
    return callsOf('a', [verb, ...args], files).map((step) => ({ ...step, manner: 'second session' }));
  const who = name;
  const [one = '', two = '', three = 'a', four = '0', five = '0'] = args;
  const owner = (name = 'own') => `«id ${name === 'theirs' ? OTHER[who] : who}»`;
  const own = (back: string) => (Number(back) >= 0 ? `«photo ${who} ${back}»` : `«photo ${back} 0»`);
  switch (verb) {
    case 'charge':
      return [steps.charge(who, numberOf(one), two)];
    case 'refund':
      return [steps.refund(who, numberOf(one), two, three)];
    case 'photos':
      return [steps.photos(who, files.photos)];
    case 'train': {
      const address =
        four === 'none' ? '/api/objects/trainings/none.zip' : `«package ${args[3] ?? who} ${five}»`;
      const body = { userId: owner(args[5]), mode: args[2] ?? 'fast', referenceImages: [address] };
      return [steps.train(who, one, two, body)];
    }
    case 'begin':
      return [
        'photos',
        `charge training ${one}-charge`,
        `train ${one} ${one}-charge ${args[1] ?? 'fast'}`,
      ].flatMap((words) => callsOf(who, words.split(' '), files));
    case 'draw':
      return [
        steps.draw(
          who,
          PROMPTS[args[2] ?? '']?.(who) ?? args[2] ?? `«word ${who} 0» person`,
          one,
          two,
          owner(args[3]),
        ),
      ];
    case 'job':
      return [steps.job(who, one, { idea: args[1] ?? 'Three things' })];
    case 'shoot': {
      const given = args.slice(1).map((ref) => (ref === 'upload' ? `«upload ${who} 0»` : own(ref)));
      // The last one again, until there are enough.
      const count = Math.max(given.length, MIN_REFERENCE_PHOTOS);
      const referenceImages = Array.from({ length: count }, (_, index) => given[index] ?? given.at(-1));
      return [
        { ...steps.job(who, one, { goal: 'photoshoot', referenceImages }), about: ['referenceImages'] },
      ];
    }
    case 'read':
      return [steps.readJob(who, `«job ${one} ${two}»`)];
    case 'upload':
      return [steps.call(who, 'createUpload')];
    case 'put':
      return [
        steps.put(who, `«upload ${args[1] ?? who} ${args[2] ?? 0}»`, files.named[one] ?? files.photos[0]),
      ];
    case 'stored':
      return [steps.call(who, 'createUpload'), steps.put(who, `«upload ${who} 0»`, files.photos[0])];
    case 'style':
      return [steps.style(who, STYLES[one])];
    case 'post':
      return [steps.post(who)];
    case 'buy':
      return [steps.call(who, 'createCheckout', { body: { tier: one } })];
    case 'get':
      if (one in operations) return [steps.ofUser(who, one as OperationId, '«id me»')];
  }
  throw new RangeError(`There is no step ${verb}.`);
}
