import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer, type KeyedAnswer } from '#shared/api/outbox.ts';
import { failedOnServer } from './training-messages.ts';
import {
  NO_TRAINING,
  type FailedTraining,
  type OpenTraining,
  type Refund,
  type Training,
  type TrainingState,
} from './training-state.ts';
import {
  next,
  type Next,
  type Progress,
  type StepResult,
  type TrainingCommand,
  type TrainingEvent,
} from './training.ts';

const START_MS = 1_000_000;
const { fast: ENDS_MS, lora: LORA_MS } = TRAINING_ENDS_WITHIN_MS;
const SOON_MS = 30_000;
/** So long after the start, by all clocks. */
const after = (ms: number) => {
  const now = START_MS + ms;
  return { server: now, device: now, page: now };
};
const twinOf = (word: string) => {
  return { key: `${word}@1`, userId: 'user_ada', triggerWord: word, completedAt: 1 };
};
const TWINS = [twinOf('ADA7K'), twinOf('ADA8M')];

const open = <S extends OpenTraining['step']>(step: S, more: Partial<Omit<OpenTraining, 'step'>> = {}) => {
  const times = { startedAt: START_MS, startedHereAt: START_MS };
  return { id: 'one', mode: 'fast' as const, step, knownTwins: ['ADA7K@1'], ...times, ...more };
};
const refund = (state: Refund['state'], id = 'one', isCharged = true): Refund => {
  return { id, failure: failedOnServer, isCharged, state };
};
const state = (shown: TrainingState, more: Partial<Training> = {}): Training => {
  const isOpen = 'knownTwins' in shown && shown.step !== 'runningElsewhere';
  const seen = { id: 'one', at: START_MS };
  return { ...NO_TRAINING, open: isOpen ? shown : null, shown, seen, ...more };
};
const at = (step: OpenTraining['step']) => state(open(step));
const failed = (refund?: FailedTraining['refund'], id = 'one'): FailedTraining => {
  return { step: 'failed', failure: failedOnServer, id, ...(refund && { refund }) };
};
const QUIET: TrainingState = { step: 'idle' };
const IDLE = state(QUIET);
const CHECKING = state({ step: 'checkingCredits' });
const RUNNING = open('running', { triggerWord: 'ADA9Q' });
const RUNS = state(RUNNING);
const UNKNOWN_START = { id: 'elsewhere', step: 'runningElsewhere', mode: 'lora', startedAt: 0 } as const;
const ELSEWHERE = { ...RUNNING, ...UNKNOWN_START };
const RUNS_ELSEWHERE = state(ELSEWHERE, { seen: { id: 'elsewhere', at: START_MS } });

const accepted = <T>(value: T) => ({ kind: 'accepted', value }) as const;
const refusal = (status: number, body: object = {}) =>
  ApiError.http(status, '', JSON.stringify({ error: 'No.', ...body }));
const no = (error: unknown = refusal(422), isRepeat = false): KeyedAnswer<never> => {
  return { kind: 'refused', error, isRepeat };
};
const YES = accepted(undefined);
const UNCLEAR: KeyedAnswer<never> = { kind: 'unclear', error: ApiError.of('network') };
const REPEATED = no(refusal(402), true);
const NOTHING_LEFT = no(refusal(409, { code: 'nothingLeft' }));

const LOOKED = { type: 'looked' } as const;
const ASK_ALL = { type: 'askedAgain', cause: 'press' } as const;
const ASK_UNCLEAR = { ...ASK_ALL, cause: 'repeat' } as const;
const GAVE_UP = { type: 'gaveUp' } as const;
const pressed = (isReadable = true): TrainingEvent => {
  return { type: 'pressed', id: 'one', mode: 'fast', isReadable };
};
const settle = <T>(value: T | Error) => {
  if (value instanceof Error) return { status: 'rejected', reason: value } as const;
  return { status: 'fulfilled', value } as const;
};
const prepare = (balance: number | Error, twins: typeof TWINS | Error): TrainingEvent => {
  return { type: 'prepare', id: 'one', mode: 'fast', answer: [settle(balance), settle(twins)] };
};
const send = (step: 'charging' | 'uploading' | 'requesting') => (answer: KeyedAnswer<StepResult>) =>
  ({ type: 'send', open: open(step), answer }) as const;
const [charge, upload, train] = [send('charging'), send('uploading'), send('requesting')];
const uploaded = (...warnings: string[]) => accepted({ zipUrl: '/a.zip', warnings });
type Cause = (TrainingEvent & { type: 'refund' })['cause'];
const refunded = (answer: KeyedAnswer<void>, cause: Cause = 'end', of = refund('pending')): TrainingEvent => {
  return { type: 'refund', refund: of, answer, cause };
};
const check = (status: Progress['status'], more: Partial<Progress> = {}, of: typeof RUNNING = RUNNING) => {
  const answer = { status, triggerWord: 'ADA9Q', isListed: true, ...more };
  return { type: 'check', of, answer } as const;
};
const UNLISTED = { isListed: false };
const FOUND = check('ready', { twin: twinOf('ADA9Q') });
const elsewhere = (status: Progress['status']) => ({ ...check(status), of: ELSEWHERE }) as const;
const appears = (status: Progress['status']) => ({ type: 'check', answer: check(status).answer }) as const;

function wordOf(command: TrainingCommand): string {
  if (command.type === 'tell') return command.isOwed ? 'tell' : 'say';
  if (command.type === 'select') return `select ${command.twin.triggerWord}`;
  if (command.type === 'refund') return command.cause === 'end' ? 'refund' : `refund by ${command.cause}`;
  if (command.type !== 'send') return command.type;
  return { charging: 'charge', uploading: 'upload', requesting: 'train' }[command.open.step];
}

/** What is shown (what else is in the journal) > the commands. `tell`: after a sign-out too, because credits may be owed. */
function words({ state: { open, refunds, shown }, commands }: Next): string {
  const failure = shown.step === 'failed' ? [shown.failure.kind, shown.refund] : [];
  const others = [open?.step === shown.step ? undefined : open?.step, ...refunds.map(({ state }) => state)];
  const journal = others.filter(Boolean).join(' ');
  const follows = commands.map(wordOf).join(' ');
  return [shown.step, ...failure, journal && `(${journal})`, follows && `> ${follows}`]
    .filter(Boolean)
    .join(' ');
}

const CHARGED = state({ step: 'refunding' }, { refunds: [refund('pending')] });
const UNCHARGED = refund('pending', 'one', false);
const NOT_CHARGED = state(failed('chargeUnknown'), { refunds: [UNCHARGED] });
const ofUncharged = (answer: KeyedAnswer<void>) => refunded(answer, 'end', UNCHARGED);

/** What the journal holds. */
const journalOf = ({ open, refunds }: Training) =>
  [open, ...refunds].flatMap((entry) => (entry ? ('step' in entry ? entry.step : entry.state) : []));

/** A cell of the table in the decisions: what is said, the next call, and the journal. */
function cell({ state, commands }: Next): string {
  const texts = commands.map((command) => {
    return command.type === 'tell'
      ? `${command.message.title}: "${command.message.text}"`
      : wordOf(command).replace(' by resume', '');
  });
  const waits = state.shown.step === 'running' && texts.length === 0 ? ['wait for the twin'] : [];
  const journal = journalOf(state).map((entry) => ` (\`${entry}\`)`);
  return `${[...texts, ...waits].join('; ').replaceAll('\n', ' ')}${journal.join('')}`;
}

const MARK = '<!-- Written from training.ts by `npx vitest run training.test.ts -u` -->\n';
const HEAD =
  '| call (journal) | accepted | refused¹ | 402 to a repeat² | unclear³ | page closed, and opened again |';

test('the table in the decisions says what the function does (`-u` writes it)', async () => {
  const table: [string, Training, (answer: KeyedAnswer<never>) => TrainingEvent, TrainingEvent][] = [
    ['charge', at('charging'), charge, charge(accepted({}))],
    ['upload', at('uploading'), upload, upload(uploaded())],
    ['train', at('requesting'), train, train(accepted({}))],
    ['refund', CHARGED, refunded, refunded(YES)],
    ['refund of an unclear charge', NOT_CHARGED, ofUncharged, ofUncharged(YES)],
  ];
  const lines = table.map(([name, from, toEvent, yes]) => {
    const reopened = { ...from, shown: QUIET, seen: { id: 'zero', at: 0 } };
    const events = [yes, toEvent(no()), toEvent(REPEATED), toEvent(UNCLEAR)];
    const cells = events.map((event) => cell(next(from, event, after(0))));
    const [journal] = journalOf(from);
    return `| ${[`${name} (\`${journal}\`)`, ...cells, cell(next(reopened, LOOKED, after(0)))].join(' | ')} |`;
  });
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = [HEAD, '|---|---|---|---|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});

const LOST = new Error('Lost');
const WARNED = upload(uploaded('Dark'));
const REFUNDED_TOO = { refunded: true };
const TOO_FEW = charge(no(refusal(402)));
const REFUSED_TOO = no(new RefusedAnswer('', REFUNDED_TOO));
const BY_SERVER = train(REFUSED_TOO);
const refusedFor = (other: object) => train(no(refusal(409, { code: 'trainingRuns', ...other })));
const OTHER_DEVICE = refunded(no(ApiError.of('otherPerson')));
const SIGNED_OUT = refunded(no(refusal(401)));
const ONE = refund('failed');
const TWO = refund('unknown', 'two', false);
const owing = (shown: TrainingState, ...refunds: Refund[]) => state(shown, { refunds });
const OWING = owing(QUIET, ONE, TWO);
const HALF_ASKED = owing(QUIET, refund('pending'), TWO);
const REFUSED_BEFORE = { ...ELSEWHERE, refused: failed('failed') };
const REQUESTED = at('requesting');
const byPress = (answer: KeyedAnswer<void>) => refunded(answer, 'press', ONE);
const again = (answer: KeyedAnswer<void>) => refunded(answer, 'repeat', TWO);
const NAMELESS = open('running');
const MISSING = state(RUNNING, { seen: { id: 'one', at: START_MS, missingAt: START_MS } });
const ANOTHER = { triggerWord: 'ADA7K' };
const NO_WORD = { triggerWord: undefined };
const CLOSED = state(RUNNING, { open: null });
const REPLACED = state(RUNNING, { open: open('running', { id: 'two' }) });
const left = (training: OpenTraining) => state(QUIET, { open: training });

const REFUNDING = 'refunding (pending) > refund';
const ENDED = 'failed trainingFailed';
const REFUNDED = `${ENDED} refunded > tell`;
const READY = 'ready > say select ADA9Q';
const WAITS = 'runningElsewhere';

test.each<[name: string, state: Training, event: TrainingEvent, expected: string, afterMs?: number]>([
  ['a press', IDLE, pressed(), 'checkingCredits > prepare'],
  ['a press after an end', state(failed('refunded')), pressed(), 'checkingCredits > prepare'],
  ['a press while one runs', RUNS, pressed(), 'running > check'],
  ['a press where another tab left one', left(open('uploading')), pressed(), REFUNDING],
  ['a press, unreadable journal (decision 58)', IDLE, pressed(false), 'failed creditError > say'],

  ['enough credits', CHECKING, prepare(200, TWINS), 'charging > charge'],
  ['too few credits', CHECKING, prepare(199, LOST), 'failed insufficientCredits > say'],
  ['no balance', CHECKING, prepare(LOST, []), 'failed creditError > say'],
  ['no list (decision 55)', CHECKING, prepare(200, LOST), `${ENDED} > say`],
  ['a charge of too few', at('charging'), TOO_FEW, 'failed insufficientCredits > say'],
  ['warnings', at('uploading'), WARNED, 'requesting > say train'],
  ['only a training is refunded by the server', at('uploading'), upload(REFUSED_TOO), REFUNDING],
  ['refunded by the server (decision 50)', REQUESTED, BY_SERVER, `${REFUNDED} reloadCredits`],
  ['refused for another one (decision 39)', REQUESTED, refusedFor({}), `${REFUNDING} check`],
  ['and refunded', REQUESTED, refusedFor(REFUNDED_TOO), `${REFUNDED} reloadCredits check`],

  ['a refund, nothing left', CHARGED, refunded(NOTHING_LEFT), `${ENDED} nothingLeft > tell`],
  ['a refund after a sign-out', CHARGED, SIGNED_OUT, `${ENDED} unknown (unknown) > tell`],
  ['a refund, not sent for another person', CHARGED, OTHER_DEVICE, `${ENDED} unknown (unknown) > tell`],
  ['a charge that was never taken', NOT_CHARGED, ofUncharged(NOTHING_LEFT), `${ENDED} neverTaken > tell`],

  ['all refunds by a press', OWING, ASK_ALL, 'idle (failed unknown) > refund by press refund by press'],
  ['unclear refunds', OWING, ASK_UNCLEAR, 'idle (failed unknown) > refund by repeat'],
  ['a refused one by itself', owing(QUIET, ONE), ASK_UNCLEAR, 'idle (failed)'],
  ['no refund', IDLE, ASK_ALL, 'idle'],
  ['the refund on screen', owing(failed('failed'), ONE), byPress(YES), REFUNDED],
  ['one of another', owing(failed(undefined, 'two'), ONE), byPress(YES), `${ENDED} > tell`],
  ['one not on screen', owing(REFUSED_BEFORE, ONE), byPress(YES), `${WAITS} > tell`],
  ['refused again', owing(QUIET, ONE), byPress(no()), 'idle (failed) > tell'],
  ['unclear again', owing(QUIET, TWO), again(UNCLEAR), 'idle (unknown)'],
  ['unclear, and settled', owing(QUIET, TWO), again(YES), 'idle > tell'],
  ['one of several', OWING, byPress(no()), 'idle (unknown failed) > tell'],
  ['one from before a reload', CHARGED, refunded(YES, 'resume'), REFUNDED],

  ['a look at nothing', IDLE, LOOKED, 'idle'],
  ['a look at a training', RUNS, LOOKED, 'running > check'],
  ['a look at one of another device', RUNS_ELSEWHERE, LOOKED, `${WAITS} > check`],
  ['a look at one that another tab has closed', CLOSED, LOOKED, 'running > check'],
  ['a look at open refunds', OWING, LOOKED, 'idle (failed unknown)'],
  ['closed before one of two', HALF_ASKED, LOOKED, 'recovering (pending unknown) > refund by resume'],
  ['closed in the request (decision 9)', left(open('requesting')), LOOKED, 'recovering (requesting) > train'],
  ['closed while it runs', left(RUNNING), LOOKED, 'running > check'],

  ['listed', RUNS, FOUND, READY],
  ['listed, and another one is open', REPLACED, FOUND, 'ready (running) > say select ADA9Q'],
  ['runs, and another tab has closed it', CLOSED, check('training'), 'idle'],
  ['runs', RUNS, check('training'), 'running', ENDS_MS - 1],
  ['runs for too long (decision 42)', RUNS, check('training'), REFUNDING, ENDS_MS],
  ['runs for too long, no list', RUNS, check('training', UNLISTED), REFUNDING, ENDS_MS],
  ['ready, not listed', RUNS, check('ready'), 'running', ENDS_MS - 1],
  ['ready, not listed for too long', RUNS, check('ready'), REFUNDING, ENDS_MS],
  ['ready, no list', RUNS, check('ready', UNLISTED), 'running', ENDS_MS],
  ['unreadable', RUNS, check('unreadable'), 'running', ENDS_MS - 1],
  ['unreadable for too long', RUNS, check('unreadable'), REFUNDING, ENDS_MS],
  ['unreadable, no list', RUNS, check('unreadable', UNLISTED), 'running', ENDS_MS],
  ['failed', RUNS, check('failed'), REFUNDING],
  ['failed, no list', RUNS, check('failed', UNLISTED), REFUNDING],
  ['failed and refunded', RUNS, check('failed', { isRefunded: true }), `${REFUNDED} reloadCredits`],
  ['failed, of one without a name', state(NAMELESS), check('failed', ANOTHER, NAMELESS), REFUNDING],
  ['unknown for the first time', RUNS, check('none'), 'running', SOON_MS],
  ['unknown, not for long (decision 78)', MISSING, check('none'), 'running', SOON_MS - 1],
  ['unreadable after that', MISSING, check('unreadable', NO_WORD), 'running', SOON_MS],
  ['unknown for long', MISSING, check('none'), REFUNDING, SOON_MS],
  ['another one known for long', MISSING, check('training', ANOTHER), REFUNDING, SOON_MS],

  ['on another device', IDLE, appears('training'), WAITS],
  ['on another device, and one is pressed', at('charging'), appears('training'), 'charging'],
  ['none on another device', IDLE, appears('none'), 'idle'],
  ['perhaps on another device', IDLE, appears('unreadable'), 'idle'],
  ['elsewhere: runs (decision 44)', RUNS_ELSEWHERE, elsewhere('training'), WAITS, LORA_MS - 1],
  ['elsewhere: runs for too long', RUNS_ELSEWHERE, elsewhere('training'), 'idle', LORA_MS],
  ['elsewhere: over', RUNS_ELSEWHERE, elsewhere('failed'), 'idle'],
  ['elsewhere: unreadable', RUNS_ELSEWHERE, elsewhere('unreadable'), WAITS, LORA_MS - 1],
  ['elsewhere: unreadable for too long', RUNS_ELSEWHERE, elsewhere('unreadable'), 'idle', LORA_MS],
  ['elsewhere: listed', RUNS_ELSEWHERE, { ...FOUND, of: ELSEWHERE }, READY],

  ['no more waiting for an overdue one', RUNS, GAVE_UP, REFUNDING, ENDS_MS],
  ['no more waiting too early', RUNS, GAVE_UP, 'running', ENDS_MS - 1],
  ['no more waiting before it runs', at('uploading'), GAVE_UP, 'uploading', ENDS_MS],
  ['no more waiting for none', IDLE, GAVE_UP, 'idle', ENDS_MS],
])('%s', (_, from, event, expected, afterMs = 0) => {
  expect(words(next(from, event, after(afterMs)))).toBe(expected);
});

const after0 = (from: Training, event: TrainingEvent) => next(from, event, after(0)).state;

test('the longest pause that the server asks for counts, until refunds are requested again', () => {
  const busy = (seconds: number) => no(ApiError.http(429, '', '{}', seconds * 1_000));
  const second = after0(after0(CHARGED, refunded(busy(60))), refunded(busy(7)));
  expect(second.retryAfterMs).toBe(60_000);
  expect(after0(second, ASK_ALL).retryAfterMs).toBe(0);
});

test('a training that the server knows again is not lost, nor one that may be listed', () => {
  expect(after0(RUNS, check('none')).seen).toEqual(MISSING.seen);
  const { seen } = next(MISSING, check('training'), after(SOON_MS)).state;
  expect(seen).toEqual({ id: 'one', at: START_MS });
  expect(next(MISSING, check('none', UNLISTED), after(ENDS_MS)).state.seen).toEqual(seen);
});

test('of a training of another device no start is known, and what failed here before is kept', () => {
  const facts = { id: 'elsewhere', mode: 'lora', knownTwins: null, triggerWord: 'ADA9Q' };
  const shown = { ...facts, startedAt: 0, startedHereAt: START_MS, step: 'runningElsewhere' };
  const before = { ...RUNS_ELSEWHERE, shown: failed('refunded'), seen: { id: 'elsewhere', at: 1 } };
  const seen = { id: 'elsewhere', at: START_MS };
  expect(after0(before, appears('training'))).toMatchObject({
    shown: { ...shown, refused: before.shown },
    seen,
  });
  expect(after0(IDLE, appears('training')).shown).toEqual({ ...shown, refused: undefined });
});

test('keeps what the server said, and the time by both clocks', () => {
  const resumed = state({ step: 'recovering' }, { open: open('requesting') });
  const said = { triggerWord: 'ADA9Q', trainingTime: '3 minutes' };
  const running = { ...open('requesting'), ...said, step: 'running', startedAt: 5, startedHereAt: 6 };
  for (const [seen, at] of [
    [resumed.seen, START_MS],
    [{ id: 'zero', at: 1 }, 7],
    [undefined, 7],
  ] as const) {
    const { seen: _, ...unseen } = resumed;
    const from = seen ? { ...unseen, seen } : unseen;
    const result = next(from, train(accepted(said)), { server: 5, device: 6, page: 7 });
    expect(result.state).toMatchObject({ open: running, shown: running, seen: { id: 'one', at } });
    expect(words(result)).toBe('running > check');
  }
});

test('warnings are kept until the next press', () => {
  const warned = next(at('uploading'), upload(uploaded('Dark', 'Far')), after(0));
  expect(warned.state.warnings).toEqual(['Dark', 'Far']);
  expect(warned.commands[0]).toMatchObject({ message: { text: 'Dark' } });
  const ended = { ...warned.state, open: null, shown: failed('refunded') };
  expect(after0(ended, pressed()).warnings).toEqual([]);
});

test('the twins before the charge are kept, and its refund until it is given back', () => {
  expect(after0(CHECKING, prepare(200, TWINS)).open?.knownTwins).toEqual(TWINS.map(({ key }) => key));
  expect(after0(RUNS, check('failed')).refunds).toEqual([refund('pending')]);
  expect(after0(CHARGED, refunded(YES)).refunds).toEqual([]);
});
