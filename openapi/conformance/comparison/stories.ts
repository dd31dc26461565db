import { operations, type OperationId } from '../../operations.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import type { Samples } from '../samples.ts';
import { LONG_MS } from './requests.ts';
import * as steps from './steps.ts';
import type { CallStep, Step } from './steps.ts';

/**
 * What people do and what goes wrong meanwhile, where chance would rarely get there. `a charge 9 c` charges 9 credits of
 * account a by the key c, `refund 9 r c` gives this charge back by the key r; `6x` is six times at once, `n` the number
 * among them, `both` by both accounts in turn; `enter` signs in as often; `look` reads all that there is.
 */
/** As often as a table that is kept short is full. */
const often = (count: number, words: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => words(index)).join(' · ');
/** Keys of the greatest length, with what stands before each. */
const LONG_KEY = 'K'.repeat(217);

const STORIES = `
  a charge 9 c · a refund 9 r c · a refund 9 r2 c · a refund 9 r c · a charge 9 c · a charge 8 c · look
  a charge 9 c · a refund 8 r c · a refund 10 r c · a refund 9 r c · a refund 9 r c · a refund 9 r d · look
  a refund 9 r c · a charge 9 c · a charge 4 c · a refund 9 r c · pass 2d · a charge 9 c · b charge 9 c · look
  a charge 9 c · b refund 9 r c · b charge 9 c · a refund 9 r c · b refund 9 r c · look
  a charge 1000 c · a charge 1 d · a charge 1000 c · a refund 1000 r c · a charge 1 d · a charge 1000 e · a charge 999 e · look
  a charge 7 same · a refund 7 same same · a job same · a charge 7 same · a job same · look
  a charge 5 c · pass 20d · a charge 5 c · a refund 5 r c · pass 90d · a charge 5 c · a refund 5 r c · a refund 5 s c · look
  a charge 5 x-1 · a charge 5 x_1 · a charge 5 x.1 · a charge 5 x/1 · a charge 5 X-1 · a charge 5 x-1! · a refund 5 x-1 x.1 · look
  6x a charge 5 c · look · 6x a refund 5 r c · look
  6x a charge 300 c-n · look
  a charge 5 c · 6x a refund 5 r-n c · look · 6x both charge 3 d-n · look
  6x both get getCurrentUser · 6x both get getCredits · 6x both get listTrainedModels · 6x both get getTrainingStatus
  a photos · a charge 200 c · 6x a train t c · pass end · look
  a charge 200 c-0 · a charge 200 c-1 · a photos · 2x a train t-n c-n · pass end · look
  a charge 5 c · 6x a draw i c · look · a charge 5 d · 6x a draw j-n d · look
  6x a job j · 3x a job k-n · look · a upload · 6x a put good
  a begin t · a begin u · a train t t-charge · b begin t · pass end · look · a train u u-charge · pass end · look
  a begin t · a refund 200 r t-charge · look · a train t t-charge · a train u t-charge · pass end · look · \
    a charge 200 c · a train v c · a photos · a train v c · pass end · look
  a begin t lora · pass end · a refund 200 r t-charge · a train t t-charge · a train u t-charge · look
  a photos · a charge 200 c · a charge 5 d · a train t d · a train t none · b train t c · a train t c fast none · a train t c · \
    a refund 5 r d · pass end · look
  fail a failNextTraining · a begin t · pass end · look · a draw i none own · a train t t-charge · a train u t-charge · \
    a refund 200 r t-charge · a refund 200 s t-charge · a begin v · pass end · look
  b photos · a charge 200 c · a train t c fast b · look · a photos · pass 59m · a train t c · pass end · look
  a begin t · out a · pass end · look · a train t t-charge
  a photos · a photos · a photos · a photos · a charge 200 c · a train t c fast a 2 · pass end · look
  b begin t · pass end · b begin u · pass end · b begin v · pass end · b begin w · pass end · look
  a charge 5 c · a draw i c nobody · a draw i c · a draw i c · a draw j c · a refund 5 r c · a charge 5 d · a refund 5 s d · a draw j d · look
  a charge 5 c · a draw i c theirs · a charge 200 d · a draw i d · b charge 5 e · a draw i e · a draw i c · a draw i c own · a draw i e · look
  a charge 5 c · pass 20d · a draw i c · pass 59m · a draw i c · look
  a stored · a stored · a stored · a shoot j 0 1 2 · a shoot j 0 1 2 · a shoot k 2 1 0 · a shoot j 2 1 0 · b shoot j 0 1 2 · out a · look · \
    pass end · look · a shoot l 0 1 2 · pass 22h · a shoot m 0 1 2
  a stored · a stored · a stored · b stored · a shoot j 0 1 b · a shoot j 0 0 0 · a upload · a shoot k 0 1 upload
  a upload · a put disguised · a put svg · a put damaged · a put good · a put good · a upload · pass 14m · a put good · a upload · pass 16m · a put good
  a job j · b job j · a job j Another · b read a 0 · a read b 0 · pass end · a job j · look · pass 2d · look
  fail a failNextJob · a job j · pass end · look · a job j · a job k · pass end · look
  a style word · a post · a style blank · a post · a style many · a post · b style word · b post · out a · a post · pass 90d · a post · b post
  pass 1439m · pass 1439m · out a · look · out b · look · out a · look
  a buy starter · pay a 3 · pay a 1 · a buy creator · pay a 1 · a buy pro · pay a 1
  a buy pro · a buy starter · pay a 1 paid 1 · pay a 1 unsigned · pay a 1 unpaid · pay a 1 · pay a 1 unpaid · a charge 5 c · a refund 5 r c
  a buy starter · a charge 1000 c · pass 2d · pay a 1 · a charge 300 d · a charge 1 e
  ${often(24, (index) => `a job j${index} Idea-${index} · a read a 0`)} · a read a 23 · a read a 12
  ${often(120, (index) => `a charge 1 c${index}`)} · a charge 1 c0 · a charge 1 c60 · a refund 1 r c0 · a refund 1 s c1 · a charge 2 c1 · look
  a charge 1 ${LONG_KEY}x · a charge 1 ${LONG_KEY}y · a charge 1 ${LONG_KEY}X · a refund 1 ${LONG_KEY}x ${LONG_KEY}y · look
  enter a 12 · a get getCredits · b get getCredits · out a · a get getCredits
  ${often(24, () => 'a stored')} · a shoot j 23 12 0 · a shoot k 1 22 5
  a photos · ${often(8, () => 'b photos')} · a charge 200 c · a train t c · look
  ${often(8, () => 'a buy starter')} · a buy pro · pay a 1 paid 8 · pay a 1 paid 3 · pay a 1 · a charge 1 c
  a begin t · a charge 200 d · a train t d · a train t t-charge lora · a train t t-charge fast b · pass end · a train t t-charge · a train t d · look
  a upload · a shoot k 0 1 upload · a shoot k 0 0 upload · a put good · a stored · a stored · a shoot k 0 1 2 · a shoot k 0 1 2
  6x a job k-n · pass end · look · a job k-0 · a charge 5 c · a draw i c own · pass 2d · a draw i c own · look
  a begin t · pass end · a charge 5 c · a charge 7 d · a job j · a style many · pass 400d · look · a post · a charge 5 c · a charge 6 c · a refund 7 r d · \
    a train t t-charge · a draw i c own · look
  a refund 9 r c · a charge 9 c · pass 400d · a charge 9 c · a refund 9 r c · a charge 8 c · look
`;

const UNITS_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const PROMPTS: Record<string, string> = { own: '«word a 0»', nobody: 'nobody', theirs: '«word b 0» person' };
const STYLES: Record<string, string[]> = {
  word: ['word'],
  blank: [' ', 'x'],
  many: Array<string>(200).fill('Some words to learn a style from, again and again.'),
};

export function storiesOf(samples: Samples): Step[][] {
  const lines = STORIES.trim().split('\n');
  return lines.map((line) => line.split('·').flatMap((words) => stepsOf(words.trim().split(/\s+/), samples)));
}

function stepsOf([first = '', ...rest]: string[], samples: Samples): Step[] {
  const [word = '', what = '1', how, before = '0'] = rest;
  const [amount, unit] = [Number.parseInt(word, 10), word.at(-1) ?? ''];
  const who = word as Account;
  if (first.endsWith('x')) return [together(Number.parseInt(first, 10), rest, samples)];
  if (first === 'look')
    return [
      { do: 'look', who: 'a' },
      { do: 'look', who: 'b' },
    ];
  if (first === 'pass')
    return [{ do: 'pass', ms: word === 'end' ? LONG_MS : amount * (UNITS_MS[unit] ?? 0) }];
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
      },
    ];
  return callsOf(first as Account, rest, samples);
}

function together(times: number, [who = '', ...words]: string[], samples: Samples): CallStep {
  const isShared = who === 'both';
  const named = words.map((word) => word.replace(/-n$/, '-«n»'));
  const [step] = callsOf(isShared ? 'a' : (who as Account), named, samples);
  if (!step) throw new RangeError(`There is nothing to do at once in ${words.join(' ')}.`);
  return { ...step, times, isShared };
}

function callsOf(who: Account, [verb = '', ...args]: string[], samples: Samples): CallStep[] {
  const [one = '', two = '', three = 'a', four = '0', five = '0'] = args;
  const [photo, ...more] = samples.photos(8);
  const files: Record<string, Sample> = { ...samples, good: photo } as never;
  const own = (back: string) => (Number(back) >= 0 ? `«photo ${who} ${back}»` : `«photo ${back} 0»`);
  switch (verb) {
    case 'charge':
      return [steps.charge(who, Number(one), two)];
    case 'refund':
      return [steps.refund(who, Number(one), two, three)];
    case 'photos':
      return [steps.photos(who, [photo, ...more])];
    case 'train': {
      const address =
        four === 'none' ? '/api/objects/trainings/none.zip' : `«package ${args[3] ?? who} ${five}»`;
      return [steps.train(who, one, two, { mode: args[2] ?? 'fast', referenceImages: [address] })];
    }
    case 'begin':
      return [
        'photos',
        `charge 200 ${one}-charge`,
        `train ${one} ${one}-charge ${args[1] ?? 'fast'}`,
      ].flatMap((words) => callsOf(who, words.split(' '), samples));
    case 'draw':
      return [steps.draw(who, PROMPTS[args[2] ?? ''] ?? `«word ${who} 0» person`, one, two)];
    case 'job':
      return [steps.job(who, one, { idea: args[1] ?? 'Three things' })];
    case 'shoot': {
      const referenceImages = args.slice(1).map((ref) => (ref === 'upload' ? `«upload ${who} 0»` : own(ref)));
      return [steps.job(who, one, { goal: 'photoshoot', referenceImages })];
    }
    case 'read':
      return [steps.readJob(who, `«job ${one} ${two}»`)];
    case 'upload':
      return [steps.call(who, 'createUpload')];
    case 'put':
      return [steps.put(who, `«upload ${who} 0»`, files[one] ?? photo)];
    case 'stored':
      return [steps.call(who, 'createUpload'), steps.put(who, `«upload ${who} 0»`, photo)];
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
