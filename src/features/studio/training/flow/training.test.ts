import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer, type KeyedAnswer } from '#shared/api/outbox.ts';
import { failedOnServer } from './training-messages.ts';
import type { OpenTraining, Refund } from './training-state.ts';
import { NO_TRAINING, type FailedTraining, type Training, type TrainingState } from './training-state.ts';
import { next, type Next, type TrainingCommand, type TrainingEvent } from './training.ts';

const START_MS = 1_000_000;
/** So long after the start, by all clocks. */
const after = (ms: number) => {
  const now = START_MS + ms;
  return { server: now, device: now, page: now };
};
const TWINS = ['ADA7K', 'ADA9Q'].map((word) => {
  return { key: `${word}@1`, userId: 'user_ada', triggerWord: word, completedAt: 1 };
});
const [OLD_TWIN, NEW_TWIN] = [TWINS[0]!, TWINS[1]!];
const ENDS_MS = TRAINING_ENDS_WITHIN_MS.fast;
const SOON_MS = 30_000;

const open = (step: OpenTraining['step'], more: Partial<OpenTraining> = {}): OpenTraining => {
  const times = { startedAt: START_MS, startedHereAt: START_MS };
  return { id: 'one', mode: 'fast', step, knownTwins: [OLD_TWIN.key], ...times, ...more };
};
const refund = (state: Refund['state'], id = 'one', isCharged = true): Refund => {
  return { id, failure: failedOnServer, isCharged, state };
};
const state = (shown: TrainingState, more: Partial<Training> = {}): Training => {
  const isOpen = 'knownTwins' in shown;
  return { ...NO_TRAINING, open: isOpen ? shown : null, shown, seen: { id: 'one', at: START_MS }, ...more };
};
const IDLE: TrainingState = { step: 'idle' };
const ASK_ALL = { type: 'askedAgain', isPress: true } as const;
const ASK_UNCLEAR = { ...ASK_ALL, isPress: false } as const;
const failed = (refund?: FailedTraining['refund'], id = 'one'): FailedTraining => {
  return { step: 'failed', failure: failedOnServer, id, ...(refund && { refund }) };
};
const RUNNING = open('running', { triggerWord: 'ADA9Q' });
const elsewhere = (refused?: FailedTraining): TrainingState => {
  return { step: 'runningElsewhere', shownSince: START_MS, refused };
};

const accepted = <T>(value: T) => ({ kind: 'accepted', value }) as const;
const refusal = (status: number, body: object = {}) =>
  ApiError.http(status, '', JSON.stringify({ error: 'No.', ...body }));
const no = (error: unknown = refusal(422), isRepeat = false): KeyedAnswer<never> => {
  return { kind: 'refused', error, isRepeat };
};
const UNCLEAR: KeyedAnswer<never> = { kind: 'unclear', error: ApiError.of('network') };

function wordOf(command: TrainingCommand): string {
  if (command.type === 'tell') return 'say';
  if (command.type === 'select') return `select ${command.twin.triggerWord}`;
  if (command.type === 'refund') return command.cause === 'end' ? 'refund' : `refund by ${command.cause}`;
  return command.type;
}

/** What is shown (what else is in the journal) > the commands. */
function words({ state: { open, refunds, shown }, commands }: Next): string {
  const failure = shown.step === 'failed' ? [shown.failure.kind, shown.refund] : [];
  const others = [open?.step === shown.step ? undefined : open?.step, ...refunds.map(({ state }) => state)];
  const journal = others.filter(Boolean).join(' ');
  const follows = commands.map(wordOf).join(' ');
  return [shown.step, ...failure, journal && `(${journal})`, follows && `> ${follows}`]
    .filter(Boolean)
    .join(' ');
}

type Row<T> = [name: string, given: T, expected: string, afterMs?: number];

/** @param play what follows a row, so long after the start */
function rows<T>(
  title: string,
  play: (given: T) => [Training, TrainingEvent],
  table: Row<NoInfer<T>>[],
): void {
  // oxlint-disable-next-line vitest/valid-title -- the words come with the table.
  describe(title, () => {
    test.each(table)('%s', (_, given, expected, afterMs = 0) => {
      expect(words(next(...play(given), after(afterMs)))).toBe(expected);
    });
  });
}
/** One state and several events; one event and several states; one call and several answers. */
const inState = (from: Training) => (event: TrainingEvent) => [from, event] as [Training, TrainingEvent];
const on = (event: TrainingEvent) => (from: Training) => [from, event] as [Training, TrainingEvent];
const answered =
  <A>(from: Training, toEvent: (answer: A) => TrainingEvent) =>
  (answer: A) =>
    [from, toEvent(answer)] as [Training, TrainingEvent];

const pressed = (isReadable = true): TrainingEvent => {
  return { type: 'pressed', id: 'one', mode: 'fast', isReadable };
};

rows('a press', on(pressed()), [
  ['begins', state(IDLE), 'checkingCredits > prepare'],
  ['begins after an end', state(failed('refunded')), 'checkingCredits > prepare'],
  ['checks the training that runs', state(RUNNING), 'running > list'],
  ['resumes what another tab left', state(IDLE, { open: open('uploading') }), 'refunding (pending) > refund'],
]);

rows('a press while the journal cannot be read (decision 58)', on(pressed(false)), [
  ['begins nothing', state(IDLE), 'failed creditError > say'],
]);

const LOST = new Error('Lost');
const settle = <T>(value: T | Error) => {
  if (value instanceof Error) return { status: 'rejected', reason: value } as const;
  return { status: 'fulfilled', value } as const;
};
const prepare = ([balance, twins]: [number | Error, typeof TWINS | Error]): TrainingEvent => {
  return { type: 'prepare', id: 'one', mode: 'fast', answer: [settle(balance), settle(twins)] };
};

rows('balance and list (decision 55)', answered(state({ step: 'checkingCredits' }), prepare), [
  ['enough', [200, [OLD_TWIN]], 'charging > charge'],
  ['too few', [199, LOST], 'failed insufficientCredits > say'],
  ['no balance', [LOST, []], 'failed creditError > say'],
  ['no list', [200, LOST], 'failed trainingFailed > say'],
]);

const at = (step: OpenTraining['step']) => state(open(step));
const charge = (answer: KeyedAnswer<void>): TrainingEvent => {
  return { type: 'charge', open: open('charging'), answer };
};
const YES = accepted(undefined);
const REFUNDING = 'refunding (pending) > refund';
const REPEATED = no(refusal(402), true);

rows('the charge', answered(at('charging'), charge), [
  ['accepted', YES, 'uploading > upload'],
  ['refused', no(), 'failed creditError > say'],
  ['too few', no(refusal(402)), 'failed insufficientCredits > say'],
  // The first call may still arrive.
  ['too few by a repeat', REPEATED, 'failed insufficientCredits chargeUnknown (pending) > say refund'],
  ['unclear', UNCLEAR, 'failed creditError chargeUnknown (pending) > say refund'],
]);

const upload = (answer: KeyedAnswer<{ zipUrl: string; warnings: string[] }>): TrainingEvent => {
  return { type: 'upload', open: open('uploading'), answer };
};
const uploaded = (...warnings: string[]) => accepted({ zipUrl: '/a.zip', warnings });

rows('the upload', answered(at('uploading'), upload), [
  ['accepted', uploaded(), 'requesting > train'],
  ['accepted with warnings', uploaded('Dark'), 'requesting > say train'],
  ['failed', UNCLEAR, REFUNDING],
]);

const train = (answer: KeyedAnswer<object>): TrainingEvent => {
  return { type: 'train', open: open('requesting'), answer };
};
const RUNS = { code: 'trainingRuns' };
const BY_SERVER = 'failed trainingFailed refunded > say reloadCredits';

rows('the request', answered(at('requesting'), train), [
  ['accepted', accepted({}), 'running'],
  ['refused', no(), REFUNDING],
  ['unclear', UNCLEAR, REFUNDING],
  ['refunded by the server (decision 50)', no(new RefusedAnswer('', { refunded: true })), BY_SERVER],
  ['refused for another one (decision 39)', no(refusal(409, RUNS)), `${REFUNDING} status`],
  ['and refunded', no(refusal(409, { ...RUNS, refunded: true })), `${BY_SERVER} status`],
]);

const CHARGED = refund('pending');
const UNCHARGED = refund('pending', 'one', false);
const TO_REFUND = state({ step: 'refunding' }, { refunds: [CHARGED] });
const NOT_CHARGED = state(failed('chargeUnknown'), { refunds: [UNCHARGED] });
type Cause = (TrainingEvent & { type: 'refund' })['cause'];
const refunded = (answer: KeyedAnswer<void>, cause: Cause = 'end', of = CHARGED): TrainingEvent => {
  return { type: 'refund', refund: of, answer, cause };
};
const unchargedRefunded = (answer: KeyedAnswer<void>) => refunded(answer, 'end', UNCHARGED);
const NOTHING_LEFT = no(refusal(409, { code: 'nothingLeft' }));
const UNKNOWN = 'failed trainingFailed unknown (unknown) > say';

rows('the refund (decision 54)', answered(TO_REFUND, refunded), [
  ['given back', YES, 'failed trainingFailed refunded > say'],
  ['nothing left', NOTHING_LEFT, 'failed trainingFailed nothingLeft > say'],
  ['refused', no(), 'failed trainingFailed failed (failed) > say'],
  ['refused after a sign-out', no(refusal(401)), UNKNOWN],
  ['not sent for another person', no(ApiError.of('otherPerson')), UNKNOWN],
  ['unclear', UNCLEAR, UNKNOWN],
]);

rows('the refund of an unclear charge', answered(NOT_CHARGED, unchargedRefunded), [
  ['given back', YES, 'failed trainingFailed refunded > say'],
  ['never taken', NOTHING_LEFT, 'failed trainingFailed neverTaken > say'],
  ['refused', no(), 'failed trainingFailed chargeUnknown (unknown) > say'],
]);

const BOTH = [refund('failed'), refund('unknown', 'two', false)];
const owing = (shown: TrainingState, ...refunds: Refund[]) => state(shown, { refunds });
const ONE = refund('failed');
const again = (answer: KeyedAnswer<void>, cause: Cause = 'press', of = ONE) => refunded(answer, cause, of);

rows('open refunds', ([from, event]: [Training, TrainingEvent]) => [from, event], [
  [
    'all by a press',
    [owing(IDLE, ...BOTH), ASK_ALL],
    'idle (failed unknown) > refund by press refund by press',
  ],
  ['unclear ones', [owing(IDLE, ...BOTH), ASK_UNCLEAR], 'idle (failed unknown) > refund by repeat'],
  ['none', [state(IDLE), ASK_ALL], 'idle'],
  ['on screen', [owing(failed('failed'), ONE), again(YES)], 'failed trainingFailed refunded > say'],
  ['of another', [owing(failed(undefined, 'two'), ONE), again(YES)], 'failed trainingFailed > say'],
  ['of none on screen', [owing(elsewhere(failed('unknown')), ONE), again(YES)], 'runningElsewhere > say'],
  ['refused again', [owing(IDLE, ONE), again(no())], 'idle (failed) > say'],
  ['unclear again', [owing(IDLE, BOTH[1]!), again(UNCLEAR, 'repeat', BOTH[1])], 'idle (unknown)'],
  ['unclear, and settled', [owing(IDLE, BOTH[1]!), again(YES, 'repeat', BOTH[1])], 'idle > say'],
  ['one of several', [owing(IDLE, ...BOTH), again(no())], 'idle (unknown failed) > say'],
  [
    'from before a reload',
    [owing({ step: 'recovering' }, CHARGED), again(YES, 'resume', CHARGED)],
    'failed trainingFailed refunded > say',
  ],
]);

test('the longest pause that the server asks for counts, until refunds are requested again', () => {
  const busy = (seconds: number) => no(ApiError.http(429, '', '{}', seconds * 1_000));
  const first = next(TO_REFUND, refunded(busy(60)), after(0)).state;
  const second = next(first, refunded(busy(7)), after(0)).state;
  expect(second.retryAfterMs).toBe(60_000);
  expect(next(second, ASK_ALL, after(0)).state.retryAfterMs).toBe(0);
});

const LOOKED = { type: 'looked' } as const;
const closed = (step: OpenTraining['step']) => state(IDLE, { open: open(step), seen: { id: 'zero', at: 0 } });

rows('a look, also after a reload (decision 9)', on(LOOKED), [
  ['at nothing', state(IDLE), 'idle'],
  ['at a training', state(RUNNING), 'running > list'],
  ['at one of another device', state(elsewhere()), 'runningElsewhere > status'],
  ['at one that another tab has closed', state(RUNNING, { open: null }), 'running > list'],
  ['at open refunds', owing(IDLE, ...BOTH), 'idle (failed unknown)'],
  ['closed before the refund', owing(IDLE, CHARGED), 'recovering (pending) > refund by resume'],
  [
    'closed before one of two',
    owing(IDLE, CHARGED, BOTH[1]!),
    'recovering (pending unknown) > refund by resume',
  ],
  ['closed in the charge', closed('charging'), 'failed trainingFailed chargeUnknown (pending) > say refund'],
  ['closed in the upload', closed('uploading'), REFUNDING],
  ['closed in the request', closed('requesting'), 'recovering (requesting) > train'],
  ['closed while it runs', closed('running'), 'running > list'],
]);

const list = (answer: typeof TWINS | undefined, training: OpenTraining | null = RUNNING): TrainingEvent => {
  const identity = training ?? { triggerWord: 'ADA9Q', knownTwins: null };
  return { type: 'list', identity, answer, ...(training && { open: training }) };
};
const NAMELESS = open('running');
const READY = 'ready > say select ADA9Q';

rows('the list', inState(state(RUNNING)), [
  ['has its twin', list(TWINS), READY],
  ['has a twin that was not listed before', list(TWINS, NAMELESS), READY],
  ['has only others', list([OLD_TWIN]), 'running > status'],
  ['cannot be read', list(undefined), 'running > status'],
  ['of an ended training', list([NEW_TWIN], null), READY.replace(' >', ' (running) >')],
  ['of an ended training, without it', list([OLD_TWIN], null), 'idle (running)'],
]);

type Status = (TrainingEvent & { type: 'status' })['answer'];
const status = (answer: Status, isListed = true, training = RUNNING): TrainingEvent => {
  return { type: 'status', open: training, isListed, answer };
};
const latest = (word: 'training' | 'ready' | 'failed', triggerWord = 'ADA9Q', isRefunded = false) => {
  return { status: word, triggerWord, isRefunded };
};
const MINE = latest('training');

rows('the status of a running training (decisions 42 and 55)', inState(state(RUNNING)), [
  ['runs', status(MINE), 'running', ENDS_MS - 1],
  ['runs for too long', status(MINE), REFUNDING, ENDS_MS],
  ['runs for too long, no list', status(MINE, false), REFUNDING, ENDS_MS],
  ['ready, not listed', status(latest('ready')), 'running', ENDS_MS - 1],
  ['ready, not listed for too long', status(latest('ready')), REFUNDING, ENDS_MS],
  ['ready, no list', status(latest('ready'), false), 'running', ENDS_MS],
  ['unreadable', status('unreadable'), 'running', ENDS_MS - 1],
  ['unreadable for too long', status('unreadable'), REFUNDING, ENDS_MS],
  ['unreadable, no list', status('unreadable', false), 'running', ENDS_MS],
  ['failed', status(latest('failed')), REFUNDING],
  ['failed, no list', status(latest('failed'), false), REFUNDING],
  ['failed and refunded', status(latest('failed', 'ADA9Q', true)), BY_SERVER],
  ['failed, of one without a name', status(latest('failed', 'ADA7K'), true, NAMELESS), REFUNDING],
  ['unknown for the first time', status(undefined), 'running', SOON_MS],
]);

const MISSING = state(RUNNING, { seen: { id: 'one', at: START_MS, missingAt: START_MS } });

rows('the status of one that the server does not know', answered(MISSING, status), [
  ['not for long', undefined, 'running', SOON_MS - 1],
  ['for long', undefined, REFUNDING, SOON_MS],
  ['another one for long', latest('training', 'ADA7K'), REFUNDING, SOON_MS],
]);

test('a training that the server knows again is not lost, nor one that may be listed', () => {
  const { seen } = next(MISSING, status(MINE), after(SOON_MS)).state;
  expect(seen).toEqual({ id: 'one', at: START_MS });
  expect(next(MISSING, status(undefined, false), after(ENDS_MS)).state.seen).toEqual(seen);
});

const elsewhereIs = (answer: Status): TrainingEvent => ({ type: 'status', answer });
const LORA_MS = TRAINING_ENDS_WITHIN_MS.lora;

rows('a training of another device', on(elsewhereIs(MINE)), [
  ['runs', state(IDLE), 'runningElsewhere'],
  ['runs on', state(elsewhere()), 'runningElsewhere', LORA_MS - 1],
  ['runs, and one is pressed meanwhile', at('charging'), 'charging'],
]);

rows('a training of another device that is shown (decision 44)', answered(state(elsewhere()), elsewhereIs), [
  ['is over', latest('failed'), 'runningElsewhere > list'],
  ['is unreadable', 'unreadable', 'runningElsewhere', LORA_MS - 1],
  ['is unreadable for too long', 'unreadable', 'runningElsewhere > list', LORA_MS],
]);

rows('no training of another device', answered(state(IDLE), elsewhereIs), [
  ['was ever started', undefined, 'idle'],
  ['can be read', 'unreadable', 'idle'],
]);

rows('stop waiting', on({ type: 'gaveUp' }), [
  ['for an overdue training', state(RUNNING), REFUNDING, ENDS_MS],
  ['too early', state(RUNNING), 'running', ENDS_MS - 1],
  ['before it runs', at('uploading'), 'uploading', ENDS_MS],
  ['for none', state(IDLE), 'idle', ENDS_MS],
]);

const RESUMED = state({ step: 'recovering' }, { open: open('requesting') });

test('keeps what the server said, and the time by both clocks', () => {
  const said = { triggerWord: 'ADA9Q', trainingTime: '3 minutes' };
  const result = next(RESUMED, train(accepted(said)), { server: 5, device: 6, page: 7 });
  const running = { ...open('requesting'), ...said, step: 'running', startedAt: 5, startedHereAt: 6 };
  expect(result.state).toMatchObject({ open: running, shown: running, seen: { id: 'one', at: START_MS } });
  expect(words(result)).toBe('running > list');
  for (const seen of [{ seen: { id: 'zero', at: 1 } }, {}]) {
    const { seen: _, ...unseen } = RESUMED;
    const resumed = next({ ...unseen, ...seen }, train(accepted(said)), { server: 5, device: 6, page: 7 });
    expect(resumed.state.seen).toEqual({ id: 'one', at: 7 });
  }
});

test('warnings are kept until the next press', () => {
  const warned = next(at('uploading'), upload(uploaded('Dark', 'Far')), after(0));
  expect(warned.state.warnings).toEqual(['Dark', 'Far']);
  // Told to the person alone, because no credits are owed.
  expect(warned.commands[0]).toMatchObject({ message: { text: 'Dark' }, isOwed: false });
  const ended = { ...warned.state, open: null, shown: failed('refunded') };
  expect(next(ended, pressed(), after(0)).state.warnings).toEqual([]);
});

test('the twins before the charge are kept, and nothing of a refund that is given back', () => {
  const begun = next(state({ step: 'checkingCredits' }), prepare([200, TWINS]), after(0)).state;
  expect(begun.open?.knownTwins).toEqual(TWINS.map(({ key }) => key));
  expect(next(TO_REFUND, refunded(YES), after(0)).state.refunds).toEqual([]);
});

test('only what may be owed is announced after a sign-out', () => {
  const isOwed = (from: Training, event: TrainingEvent) =>
    next(from, event, after(0)).commands.map((command) => command.type === 'tell' && command.isOwed);
  expect(isOwed(at('charging'), charge(no()))).toEqual([false]);
  expect(isOwed(TO_REFUND, refunded(UNCLEAR))).toEqual([true]);
  expect(isOwed(owing(IDLE, ONE), again(no()))).toEqual([true]);
});

const MARK = '<!-- Written from training.ts by `npx vitest run training.test.ts -u` -->\n';
const HEAD =
  '| call (journal) | accepted | refused¹ | 402 to a repeat² | unclear³ | page closed, and opened again |';

/** A cell of the table in the decisions: what is said, and the next call. */
function cell({ state: { shown }, commands }: Next): string {
  const texts = commands.map((command) => {
    return command.type === 'tell'
      ? `${command.message.title}: "${command.message.text}"`
      : wordOf(command).replace(' by resume', '');
  });
  const waits = shown.step === 'running' && texts.length === 0 ? ['wait for the twin'] : [];
  return [...texts, ...waits].join('; ').replaceAll('\n', ' ');
}

test('the table in the decisions says what the function does (`-u` writes it)', async () => {
  const table: [string, Training, (answer: KeyedAnswer<never>) => TrainingEvent, TrainingEvent][] = [
    ['charge (`charging`)', at('charging'), charge, charge(YES)],
    ['upload (`uploading`)', at('uploading'), upload, upload(uploaded())],
    ['train (`requesting`)', at('requesting'), train, train(accepted({}))],
    ['refund (`pending`)', TO_REFUND, refunded, refunded(YES)],
    ['refund of an unclear charge', NOT_CHARGED, unchargedRefunded, unchargedRefunded(YES)],
  ];
  const lines = table.map(([name, from, toEvent, yes]) => {
    const reopened = state(IDLE, { open: from.open, refunds: from.refunds });
    const cells = [yes, toEvent(no()), toEvent(REPEATED), toEvent(UNCLEAR)].map((event) => {
      return cell(next(from, event, after(0)));
    });
    return `| ${[name, ...cells, cell(next(reopened, LOOKED, after(0)))].join(' | ')} |`;
  });
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = [HEAD, '|---|---|---|---|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});
