import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { KeyedAnswer } from '#shared/api/outbox.ts';
import { failedOnServer, lostOnServer } from './training-messages.ts';
import {
  NO_TRAINING,
  type CallStep,
  type FailedTraining,
  type OpenRefund,
  type OpenTraining,
  type Refund,
  type RunningTraining,
  type Training,
  type TrainingState,
} from './training-state.ts';
import {
  next,
  type Next,
  type Progress,
  type RefundCause,
  type StepResult,
  type TrainingCommand,
  type TrainingEvent,
} from './training.ts';

const START_MS = 1_000_000;
const { fast: ENDS_MS, lora: LORA_MS } = TRAINING_ENDS_WITHIN_MS;
const SOON_MS = 30_000;

// States: what is shown, and what the journal holds.
const open = <S extends OpenTraining['step']>(step: S, id = 'one') => {
  const times = { startedAt: START_MS, startedHereAt: START_MS };
  return { id, mode: 'fast' as const, step, knownTwins: ['ADA7K@1'], ...times };
};
const showing = (shown: TrainingState, more: Partial<Training> = {}) => ({ ...NO_TRAINING, shown, ...more });
const at = (step: CallStep) => showing(open(step), { open: open(step) });
const left = (step: OpenTraining['step']) => showing({ step: 'idle' }, { open: open(step) });
const QUIET: TrainingState = { step: 'idle' };
const IDLE = showing(QUIET);
const NAMELESS: RunningTraining = { ...open('running'), seenAt: START_MS };
const RUNNING = { ...NAMELESS, triggerWord: 'ADA9Q' };
const running = (shown: RunningTraining) => showing(shown, { open: open('running') });
const RUNS = running(RUNNING);
const MISSING = running({ ...RUNNING, missingAt: START_MS });
const CLOSED = showing(RUNNING);
const REPLACED = showing(RUNNING, { open: open('running', 'two') });
const UNKNOWN_START = { id: 'elsewhere', mode: 'lora', startedAt: 0, knownTwins: null } as const;
const ELSEWHERE: RunningTraining = {
  ...RUNNING,
  ...UNKNOWN_START,
  step: 'runningElsewhere',
  refused: undefined,
};
const RUNS_ELSEWHERE = showing(ELSEWHERE);

const refund = (state: OpenRefund['state'], isCharged = true): OpenRefund => {
  return { id: 'one', isCharged, state };
};
const ONE = refund('failed');
const TWO: OpenRefund = { ...refund('unknown', false), id: 'two' };
const owing = (shown: TrainingState, ...refunds: OpenRefund[]) => showing(shown, { refunds });
const refunding = (of: OpenRefund) => owing({ step: 'refunding', failure: failedOnServer, refund: of }, of);
const REFUNDING = refunding(refund('unknown'));
const PERHAPS_CHARGED = refunding(refund('unknown', false));
const OWING = owing(QUIET, ONE, TWO);
const failed = (refund?: Refund): FailedTraining => {
  return { step: 'failed', failure: failedOnServer, ...(refund && { refund }) };
};
const SETTLED = failed({ ...refund('unknown'), state: 'refunded' });

// Answers and events.
const accepted = <T>(value: T) => ({ kind: 'accepted', value }) as const;
const YES = accepted(undefined);
const refusedBy = (error: unknown): KeyedAnswer<never> => ({ kind: 'refused', error });
const no = (status = 422, body: object = {}) =>
  refusedBy(ApiError.http(status, '', JSON.stringify({ error: 'No.', ...body })));
const busy = (seconds: number) => refusedBy(ApiError.http(429, '', '{}', seconds * 1_000));
const NOTHING_LEFT = no(409, { code: 'nothingLeft' });
const OTHER_PERSON = refusedBy(ApiError.of('otherPerson'));
const UNCLEAR: KeyedAnswer<never> = { kind: 'unclear', error: ApiError.of('network') };
const PRESSED = { type: 'pressed', id: 'one', mode: 'fast' } as const;
const RESUMED = { type: 'resumed' } as const;
const GAVE_UP = { type: 'gaveUp' } as const;
const ASKED = { type: 'askedAgain', cause: 'press' } as const;
const ASKED_BY_ITSELF = { type: 'askedAgain', cause: 'repeat' } as const;
const answered = (step: CallStep) => (answer: KeyedAnswer<StepResult>) =>
  ({ type: 'stepAnswered', open: open(step), answer }) as const;
const [charge, upload, train] = [answered('charging'), answered('uploading'), answered('requesting')];
const uploaded = (...warnings: string[]) => accepted({ zipUrl: '/a.zip', warnings });
const BY_SERVER = train(no(409, { refunded: true }));
const trainingRuns = (more: object) => train(no(409, { code: 'trainingRuns', ...more }));
const answer =
  (of: OpenRefund, cause: RefundCause) =>
  (answer: KeyedAnswer<void>): TrainingEvent => ({ type: 'refundAnswered', refund: of, cause, answer });
const refunded = answer(refund('unknown'), 'first');
const ofUncharged = answer(refund('unknown', false), 'first');
const byPress = answer(ONE, 'press');
const byItself = answer(TWO, 'repeat');
const is = (status: Progress['status'], more: Partial<Progress> = {}) =>
  ({ type: 'checked', progress: { status, triggerWord: 'ADA9Q', isListed: true, ...more } }) as const;
const appears = (status: Progress['status']) => ({ ...is(status), type: 'checkedElsewhere' }) as const;
const LISTED = { twin: { key: '1', userId: 'user_ada', triggerWord: 'ADA9Q', completedAt: 1 } };
const UNLISTED = { isListed: false };
const ANOTHER = { triggerWord: 'ADA7K' };

/** What follows an event, so long after the start by all clocks. */
function after(from: Training, event: TrainingEvent, ms = 0): Next {
  const now = START_MS + ms;
  return next(from, event, { server: now, device: now, page: now });
}

function wordOf(command: TrainingCommand): string {
  if (command.type === 'select') return `select ${command.twin.triggerWord}`;
  if (command.type === 'refund') return command.cause === 'first' ? 'refund' : `refund by ${command.cause}`;
  if (command.type !== 'send') return command.type;
  return { charging: 'charge', uploading: 'upload', requesting: 'train' }[command.open.step];
}

/** What the journal holds. */
const journalOf = ({ open, refunds }: Training) => [
  ...(open ? [open.step] : []),
  ...refunds.map(({ state }) => state),
];

/** A cell of the table in the decisions: what is said, the next call, and the journal. */
function cell({ state, commands }: Next): string {
  const follows = commands.flatMap((command) => {
    if (command.type === 'tell') return `${command.message.title}: "${command.message.text}"`;
    return command.type === 'resume' ? [] : wordOf(command).replace(' by repeat', '');
  });
  if (state.shown.step === 'running' && follows.length === 0) follows.push('wait for the twin');
  const journal = journalOf(state).map((entry) => ` (\`${entry}\`)`);
  return `${follows.join('; ').replaceAll('\n', ' ')}${journal.join('')}`;
}

const MARK = '<!-- Written from training.ts by `npx vitest run training.test.ts -u` -->\n';
const HEAD = '| call (journal) | accepted | refused¹ | unclear² | page closed, and opened again |';

test('the table in the decisions says what the function does (`-u` writes it)', async () => {
  const table: [string, Training, (answer: KeyedAnswer<never>) => TrainingEvent, TrainingEvent][] = [
    ['charge', at('charging'), charge, charge(accepted({}))],
    ['upload', at('uploading'), upload, upload(uploaded())],
    ['train', at('requesting'), train, train(accepted({}))],
    ['refund', REFUNDING, refunded, refunded(YES)],
    ['refund of an unclear charge', PERHAPS_CHARGED, ofUncharged, ofUncharged(YES)],
  ];
  const lines = table.map(([name, from, toEvent, yes]) => {
    const results = [yes, toEvent(no()), toEvent(UNCLEAR)].map((event) => after(from, event));
    const reopened = after({ ...from, shown: QUIET }, from.open ? RESUMED : ASKED_BY_ITSELF);
    return `| ${[`${name} (\`${journalOf(from).join()}\`)`, ...[...results, reopened].map(cell)].join(' | ')} |`;
  });
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = [HEAD, '|---|---|---|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});

/** What is shown (what else is in the journal) > what follows. */
function words({ state, commands }: Next): string {
  const { shown, open } = state;
  const failure = shown.step === 'failed' ? [shown.failure.kind, shown.refund?.state] : [];
  const journal = journalOf(open?.step === shown.step ? { ...state, open: null } : state).join(' ');
  const follows = commands.map(wordOf).join(' ');
  return [shown.step, ...failure, journal && `(${journal})`, follows && `> ${follows}`]
    .filter(Boolean)
    .join(' ');
}

const REFUNDS = 'refunding (unknown) > refund';
const ENDED = 'failed trainingFailed';
const REFUNDED = `${ENDED} refunded > tell`;
const STAYS_OPEN = `${ENDED} unknown (unknown) > tell`;
const READY = 'ready > tell select ADA9Q';
const [UPLOADING, REQUESTING] = [at('uploading'), at('requesting')];

test.each<[name: string, state: Training, event: TrainingEvent, expected: string, afterMs?: number]>([
  ['a press', IDLE, PRESSED, 'charging > charge'],
  ['a press after an end', showing(SETTLED), PRESSED, 'charging > charge'],
  ['a press when one is ready', showing({ step: 'ready', ...LISTED }), PRESSED, 'charging > charge'],
  ['a press while one runs', RUNS, PRESSED, 'running > check'],
  ['a press where another tab left one', left('uploading'), PRESSED, REFUNDS],

  ['a charge of too few', at('charging'), charge(no(402)), 'failed insufficientCredits > tell'],
  ['warnings', UPLOADING, upload(uploaded('Dark')), 'requesting > tell train'],
  ['an upload refused, and said to be refunded', UPLOADING, upload(no(422, { refunded: true })), REFUNDS],
  ['refunded by the server (decision 50)', REQUESTING, BY_SERVER, `${REFUNDED} reloadCredits`],
  ['refused for another one (decision 39)', REQUESTING, trainingRuns({}), `${REFUNDS} checkElsewhere`],
  ['and refunded', REQUESTING, trainingRuns({ refunded: true }), `${REFUNDED} reloadCredits checkElsewhere`],

  ['a refund, nothing left', REFUNDING, refunded(NOTHING_LEFT), `${ENDED} nothingLeft > tell`],
  ['a refund after a sign-out', REFUNDING, refunded(no(401)), STAYS_OPEN],
  ['a refund when another person is here', REFUNDING, refunded(OTHER_PERSON), STAYS_OPEN],
  ['all refunds by a press', OWING, ASKED, 'idle (failed unknown) > refund by press refund by press'],
  ['unclear refunds', OWING, ASKED_BY_ITSELF, 'idle (failed unknown) > refund by repeat'],
  ['a refused one by itself', owing(QUIET, ONE), ASKED_BY_ITSELF, 'idle (failed)'],
  ['the refund on screen', owing(failed(ONE), ONE), byPress(YES), REFUNDED],
  ['one of another', owing(failed(TWO), ONE), byPress(YES), `${ENDED} unknown > tell`],
  ['one not on screen', owing(failed(), ONE), byPress(YES), `${ENDED} > tell`],
  ['refused again, one of several', OWING, byPress(no()), 'idle (unknown failed) > tell'],
  ['unclear again', owing(QUIET, TWO), byItself(UNCLEAR), 'idle (unknown)'],
  ['unclear, and settled', owing(QUIET, TWO), byItself(YES), 'idle > tell'],

  ['nothing to resume', IDLE, RESUMED, 'idle'],
  ['a training to resume', RUNS, RESUMED, 'running > check'],
  ['one of another device to resume', RUNS_ELSEWHERE, RESUMED, 'runningElsewhere > check'],
  ['one that another tab has closed', CLOSED, RESUMED, 'running > check'],
  ['closed in the request (decision 9)', left('requesting'), RESUMED, 'requesting > train resume'],
  ['closed while it runs', left('running'), RESUMED, 'running > resume'],

  ['listed', RUNS, is('ready', LISTED), READY],
  ['listed, and another one is open', REPLACED, is('ready', LISTED), `ready (running) > tell select ADA9Q`],
  ['runs, and another tab has closed it', CLOSED, is('training'), 'idle'],
  ['runs, and is not shown any more', IDLE, is('training'), 'idle'],
  ['runs', RUNS, is('training'), 'running', ENDS_MS - 1],
  ['runs for too long (decision 42)', RUNS, is('training'), REFUNDS, ENDS_MS],
  ['runs for too long, no list', RUNS, is('training', UNLISTED), REFUNDS, ENDS_MS],
  ['another one runs, no list', RUNS, is('training', { ...ANOTHER, ...UNLISTED }), 'running', ENDS_MS],
  ['ready, not listed', RUNS, is('ready'), 'running', ENDS_MS - 1],
  ['ready, not listed for too long', RUNS, is('ready'), REFUNDS, ENDS_MS],
  ['ready, no list', RUNS, is('ready', UNLISTED), 'running', ENDS_MS],
  ['unreadable', RUNS, is('unreadable', { triggerWord: undefined }), 'running', ENDS_MS - 1],
  ['unreadable for too long', RUNS, is('unreadable'), REFUNDS, ENDS_MS],
  ['unreadable, no list', RUNS, is('unreadable', UNLISTED), 'running', ENDS_MS],
  ['failed', RUNS, is('failed'), REFUNDS],
  ['failed, no list', RUNS, is('failed', UNLISTED), REFUNDS],
  ['failed and refunded', RUNS, is('failed', { isRefunded: true }), `${REFUNDED} reloadCredits`],
  ['another one has failed', RUNS, is('failed', ANOTHER), 'running'],
  ['failed, of one without a name', running(NAMELESS), is('failed', ANOTHER), REFUNDS],
  ['unknown for the first time', RUNS, is('none'), 'running', SOON_MS],

  ['on another device', IDLE, appears('training'), 'runningElsewhere'],
  ['on another device, and one is pressed', UPLOADING, appears('training'), 'uploading'],
  ['none on another device', IDLE, appears('none'), 'idle'],
  ['elsewhere: runs (decision 44)', RUNS_ELSEWHERE, is('training'), 'runningElsewhere', LORA_MS - 1],
  ['elsewhere: runs for too long', RUNS_ELSEWHERE, is('training'), 'idle', LORA_MS],
  ['elsewhere: over', RUNS_ELSEWHERE, is('failed'), 'idle'],
  ['elsewhere: listed', RUNS_ELSEWHERE, is('ready', LISTED), READY],

  ['no more waiting for an overdue one', RUNS, GAVE_UP, REFUNDS, ENDS_MS],
  ['no more waiting too early', RUNS, GAVE_UP, 'running', ENDS_MS - 1],
  ['no more waiting for one that is closed', CLOSED, GAVE_UP, 'running', ENDS_MS],
  ['no more waiting for none', IDLE, GAVE_UP, 'idle', ENDS_MS],
])('%s', (_, from, event, expected, afterMs) => {
  expect(words(after(from, event, afterMs))).toBe(expected);
});

const WARNED = after(UPLOADING, upload(uploaded('Dark', 'Far'))).state;
const PAUSED = after(after(REFUNDING, refunded(busy(60))).state, refunded(busy(7))).state;
const CLEARED = after(owing(QUIET, TWO), byItself(YES)).state;
const SAID = { triggerWord: 'ADA9Q', trainingTime: '3 minutes' };
const seen = (missingAt?: number) => ({ shown: { step: 'running', missingAt } });
const TWINS = { knownTwins: ['ADA2M@1'] };
const seenAt = START_MS + 1;
const NOW = { startedAt: seenAt, startedHereAt: seenAt };
const LOST_FOR_LONG = { shown: { failure: lostOnServer } };

test.each<[name: string, state: Training, event: TrainingEvent, facts: object, afterMs?: number]>([
  ['the twins before the charge', at('charging'), charge(accepted(TWINS)), { open: TWINS }],
  ['warnings', UPLOADING, upload(uploaded('Dark', 'Far')), { warnings: ['Dark', 'Far'] }],
  ['no warnings', UPLOADING, upload(accepted({})), { warnings: [] }],
  ['no warnings after the next press', { ...WARNED, open: null, shown: failed() }, PRESSED, { warnings: [] }],
  ['what the server said', REQUESTING, train(accepted(SAID)), { open: { ...open('running'), ...SAID } }],
  ['the time of the request', REQUESTING, train(accepted({})), { open: NOW, shown: { ...NOW, seenAt } }, 1],
  ['its start after a reload', left('running'), RESUMED, { open: open('running'), shown: { seenAt } }, 1],
  ['the longest pause that the server asks for', PAUSED, RESUMED, { retryAfterMs: 60_000 }],
  ['no pause once refunds are requested again', PAUSED, ASKED, { retryAfterMs: 0 }],
  ['no refund that is settled', REFUNDING, refunded(YES), { refunds: [] }],
  [
    'that an earlier refund is settled',
    owing(QUIET, TWO),
    byItself(YES),
    { settled: [{ state: 'refunded' }] },
  ],
  [
    'that two are settled',
    CLEARED,
    byItself(YES),
    { settled: [{ state: 'refunded' }, { state: 'refunded' }] },
  ],
  ['it until the next press', CLEARED, PRESSED, { settled: [] }],
  ['since when it is missing', RUNS, is('none'), seen(START_MS)],
  ['since when it is missing, not for long (decision 78)', MISSING, is('none'), seen(START_MS), SOON_MS - 1],
  ['that it is lost', MISSING, is('none'), LOST_FOR_LONG, SOON_MS],
  ['that it is lost, when another one is known', MISSING, is('training', ANOTHER), LOST_FOR_LONG, SOON_MS],
  ['that it is known again', MISSING, is('training'), seen(), SOON_MS],
  ['since when it is missing, while nothing can be read', MISSING, is('unreadable'), seen(START_MS), SOON_MS],
  ['that it may be listed', MISSING, is('none', UNLISTED), seen(), ENDS_MS],
  ['what failed here before', showing(SETTLED), appears('training'), { shown: { refused: SETTLED } }],
  ['that its start elsewhere is unknown', IDLE, appears('training'), { shown: ELSEWHERE }],
])('keeps %s', (_, from, event, facts, afterMs) => {
  expect(after(from, event, afterMs).state).toMatchObject(facts);
});

test('the first warning about photos is shown as a tip (§8.3)', () => {
  const [tip] = after(UPLOADING, upload(uploaded('Dark', 'Far'))).commands;
  expect(tip).toMatchObject({ message: { title: 'Photo Quality Tips', tone: 'info', text: 'Dark' } });
});
