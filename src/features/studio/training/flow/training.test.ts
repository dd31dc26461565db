import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer, type KeyedAnswer } from '#shared/api/outbox.ts';
import { failedOnServer } from './training-failure.ts';
import type { OpenTraining, Refund } from './training-journal.ts';
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
  if (command.type === 'tell') return `"${command.message.title}"`;
  if (command.type === 'select') return `select ${command.twin.triggerWord}`;
  const follows = command.type === 'refund' && command.follows;
  if (typeof follows === 'object') return `refund again ${follows.rest.length}`;
  return follows ? `${command.type} ${follows}` : command.type;
}

/** What is shown | the journal | the commands. */
function words({ state: { open, refunds, shown }, commands }: Next): string {
  const failure = shown.step === 'failed' && `${shown.failure.kind} ${shown.refund ?? ''}`.trim();
  return [
    [shown.step, failure].filter(Boolean).join(' '),
    [open?.step, ...refunds.map(({ state }) => state)].filter(Boolean).join(' ') || '-',
    commands.map(wordOf).join(' ') || '-',
  ].join(' | ');
}

type Row = [name: string, from: Training, event: TrainingEvent, expected: string, afterMs?: number];

function rows(title: string, table: Row[]): void {
  // oxlint-disable-next-line vitest/valid-title -- the words come with the table.
  describe(title, () => {
    test.each(table)('%s', (_, from, event, expected, afterMs = 0) => {
      expect(words(next(from, event, after(afterMs)))).toBe(expected);
    });
  });
}

const PRESSED = { type: 'pressed', id: 'one', mode: 'fast', waitedMs: 0, isReadable: true } as const;
const OTHER_TAB: TrainingState = { step: 'otherTab' };

rows('a press', [
  ['begins', state(IDLE), PRESSED, 'checkingCredits | - | prepare'],
  ['begins after an end', state(failed('refunded')), PRESSED, 'checkingCredits | - | prepare'],
  ['checks the training that runs', state(RUNNING), PRESSED, 'running | running | list'],
  [
    'resumes what another tab left',
    state(IDLE, { open: open('uploading') }),
    PRESSED,
    'refunding | pending | refund',
  ],
  ['is in time', state(OTHER_TAB), { ...PRESSED, waitedMs: 3_000 }, 'checkingCredits | - | prepare'],
  ['is too late', state(OTHER_TAB), { ...PRESSED, waitedMs: 3_001 }, 'otherTab | - | "Training Failed"'],
  [
    'does nothing while the journal cannot be read (decision 58)',
    state(IDLE),
    { ...PRESSED, isReadable: false },
    'failed creditError | - | "Credit Error"',
  ],
]);

const prepare = (balance: number | Error, twins: typeof TWINS | Error): TrainingEvent => {
  const settled = <T>(value: T | Error) =>
    value instanceof Error
      ? ({ status: 'rejected', reason: value } as const)
      : ({ status: 'fulfilled', value } as const);
  return { type: 'prepare', id: 'one', mode: 'fast', answer: [settled(balance), settled(twins)] };
};
const LOST = new Error('Lost');
const CHECKING = state({ step: 'checkingCredits' });

rows('balance and list (decision 55)', [
  ['enough', CHECKING, prepare(200, [OLD_TWIN]), 'charging | charging | charge'],
  ['too few', CHECKING, prepare(199, LOST), 'failed insufficientCredits | - | "Insufficient Credits"'],
  ['no balance', CHECKING, prepare(LOST, []), 'failed creditError | - | "Credit Error"'],
  ['no list', CHECKING, prepare(200, LOST), 'failed trainingFailed | - | "Training Failed"'],
]);

const answers = (step: 'charging' | 'uploading' | 'requesting') => state(open(step));
const charge = (answer: KeyedAnswer<void>): TrainingEvent => {
  return { type: 'charge', open: open('charging'), answer };
};
const CHARGE_UNKNOWN = 'failed creditError chargeUnknown | pending | "Credit Error" refund';

rows('the charge', [
  ['accepted', answers('charging'), charge(accepted(undefined)), 'uploading | uploading | upload'],
  ['refused', answers('charging'), charge(no()), 'failed creditError | - | "Credit Error"'],
  [
    'too few',
    answers('charging'),
    charge(no(refusal(402))),
    'failed insufficientCredits | - | "Insufficient Credits"',
  ],
  [
    'too few, says a repeat: the first may still arrive',
    answers('charging'),
    charge(no(refusal(402), true)),
    'failed insufficientCredits chargeUnknown | pending | "Credit Error" refund',
  ],
  ['unclear', answers('charging'), charge(UNCLEAR), CHARGE_UNKNOWN],
]);

const upload = (answer: KeyedAnswer<{ zipUrl: string; warnings: string[] }>): TrainingEvent => {
  return { type: 'upload', open: open('uploading'), answer };
};
const train = (answer: KeyedAnswer<object>, isResumed = false): TrainingEvent => {
  return { type: 'train', open: open('requesting'), answer, isResumed };
};

rows('the upload', [
  [
    'accepted',
    answers('uploading'),
    upload(accepted({ zipUrl: '/a.zip', warnings: [] })),
    'requesting | requesting | train',
  ],
  [
    'accepted with warnings',
    answers('uploading'),
    upload(accepted({ zipUrl: '/a.zip', warnings: ['Dark'] })),
    'requesting | requesting | "Photo Quality Tips" train',
  ],
  ['failed', answers('uploading'), upload(UNCLEAR), 'refunding | pending | refund'],
]);

const RUNS = { code: 'trainingRuns' };
const REFUNDED = 'failed trainingFailed refunded | - | reloadCredits "Training Failed"';

rows('the request', [
  ['accepted', answers('requesting'), train(accepted({})), 'running | running | -'],
  ['accepted after a reload', answers('requesting'), train(accepted({}), true), 'running | running | list'],
  ['refused', answers('requesting'), train(no()), 'refunding | pending | refund'],
  ['unclear', answers('requesting'), train(UNCLEAR), 'refunding | pending | refund'],
  [
    'refused and refunded (decision 50)',
    answers('requesting'),
    train(no(new RefusedAnswer('No.', { refunded: true }))),
    REFUNDED,
  ],
  [
    'refused, because another one runs (decision 39)',
    answers('requesting'),
    train(no(refusal(409, RUNS))),
    'refunding | pending | refund elsewhere',
  ],
  [
    'and refunded',
    answers('requesting'),
    train(no(refusal(409, { ...RUNS, refunded: true }))),
    `${REFUNDED} elsewhere`,
  ],
]);

type Refunded = TrainingEvent & { type: 'refund' };
const refunded = (
  answer: KeyedAnswer<void>,
  follows?: Refunded['follows'],
  of = refund('pending'),
): TrainingEvent => ({ type: 'refund', refund: of, answer, ...(follows && { follows }) });
const REFUNDING = state({ step: 'refunding' }, { refunds: [refund('pending')] });
const UNCHARGED = refund('pending', 'one', false);
const NOT_CHARGED = state(failed('chargeUnknown'), { refunds: [UNCHARGED] });
const NOTHING_LEFT = no(refusal(409, { code: 'nothingLeft' }));

rows('the refund (decision 54)', [
  [
    'given back',
    REFUNDING,
    refunded(accepted(undefined)),
    'failed trainingFailed refunded | - | "Training Failed"',
  ],
  [
    'nothing left',
    REFUNDING,
    refunded(NOTHING_LEFT),
    'failed trainingFailed nothingLeft | - | "Training Failed"',
  ],
  ['refused', REFUNDING, refunded(no()), 'failed trainingFailed failed | failed | "Credit Error"'],
  [
    'refused after a sign-out',
    REFUNDING,
    refunded(no(refusal(401))),
    'failed trainingFailed unknown | unknown | "Credit Error"',
  ],
  [
    'not sent for another person',
    REFUNDING,
    refunded(no(ApiError.of('otherPerson'))),
    'failed trainingFailed unknown | unknown | "Credit Error"',
  ],
  ['unclear', REFUNDING, refunded(UNCLEAR), 'failed trainingFailed unknown | unknown | "Credit Error"'],
  [
    'never taken',
    NOT_CHARGED,
    refunded(NOTHING_LEFT, undefined, UNCHARGED),
    'failed trainingFailed neverTaken | - | "Training Failed"',
  ],
  [
    'refused, and the charge is unclear',
    NOT_CHARGED,
    refunded(no(), undefined, UNCHARGED),
    'failed trainingFailed chargeUnknown | unknown | "Credit Error"',
  ],
  [
    'then shows the training that runs',
    REFUNDING,
    refunded(UNCLEAR, 'elsewhere'),
    'failed trainingFailed unknown | unknown | "Credit Error" elsewhere',
  ],
  [
    'then resumes the next one',
    state({ step: 'recovering' }, { refunds: [refund('pending'), refund('pending', 'two')] }),
    refunded(UNCLEAR, 'resume'),
    'recovering | pending unknown | "Credit Error" refund resume',
  ],
  [
    'then resumes the training',
    state({ step: 'recovering' }, { refunds: [refund('pending')], open: RUNNING }),
    refunded(accepted(undefined), 'resume'),
    'running | running | "Training Failed" list',
  ],
]);

const ASKED = { isPress: true, rest: [], outcomes: [] };
const BOTH = [refund('failed'), refund('unknown', 'two', false)];

rows('open refunds', [
  [
    'all by a press',
    state(IDLE, { refunds: BOTH }),
    { type: 'askedAgain', isPress: true },
    'idle | failed unknown | refund again 1',
  ],
  [
    'unclear ones',
    state(IDLE, { refunds: BOTH }),
    { type: 'askedAgain', isPress: false },
    'idle | failed unknown | refund again 0',
  ],
  ['none', state(IDLE), { type: 'askedAgain', isPress: true }, 'idle | - | -'],
  [
    'given back, on screen',
    state(failed('failed'), { refunds: [refund('failed')] }),
    refunded(accepted(undefined), ASKED, refund('failed')),
    'failed trainingFailed refunded | - | "Credits settled"',
  ],
  [
    'given back, of another training',
    state(failed(undefined, 'two'), { refunds: [refund('failed')] }),
    refunded(accepted(undefined), ASKED, refund('failed')),
    'failed trainingFailed | - | "Credits settled"',
  ],
  [
    'refused again',
    state(IDLE, { refunds: [refund('failed')] }),
    refunded(no(), ASKED, refund('failed')),
    'idle | failed | "Credit Error"',
  ],
  [
    'still unclear, without a press',
    state(IDLE, { refunds: [refund('unknown')] }),
    refunded(UNCLEAR, { ...ASKED, isPress: false }, refund('unknown')),
    'idle | unknown | -',
  ],
  [
    'and the next one',
    state(IDLE, { refunds: BOTH }),
    refunded(no(), { ...ASKED, rest: BOTH.slice(1) }, BOTH[0]),
    'idle | unknown failed | refund again 0',
  ],
  [
    'closed by another tab',
    state(failed('unknown'), { refunds: [refund('failed', 'two')] }),
    { type: 'changed' },
    'idle | failed | -',
  ],
  [
    'not closed',
    state(failed('unknown'), { refunds: [refund('unknown')] }),
    { type: 'changed' },
    'failed trainingFailed unknown | unknown | -',
  ],
]);

test('a refund of the training that was refused for another one is shown with that one', () => {
  const from = state(elsewhere(failed('unknown')), { refunds: [refund('unknown')] });
  const again = refunded(accepted(undefined), ASKED, refund('unknown'));
  expect(next(from, again, after(0)).state.shown).toMatchObject({ refused: { refund: 'refunded' } });
  const other = refunded(accepted(undefined), ASKED, refund('unknown', 'two'));
  expect(next(from, other, after(0)).state.shown).toBe(from.shown);
});

test('the longest pause that the server asks for counts, until refunds are requested again', () => {
  const busy = (seconds: number) => no(ApiError.http(429, '', '{}', seconds * 1_000));
  const first = next(REFUNDING, refunded(busy(60)), after(0)).state;
  const second = next(first, refunded(busy(7)), after(0)).state;
  expect(second.retryAfterMs).toBe(60_000);
  expect(next(second, { type: 'askedAgain', isPress: true }, after(0)).state.retryAfterMs).toBe(0);
});

const LOOKED = { type: 'looked' } as const;
const closed = (step: OpenTraining['step']) => state(IDLE, { open: open(step), seen: { id: 'zero', at: 0 } });

rows('a look, also after a reload (decision 9)', [
  ['at nothing', state(IDLE), LOOKED, 'idle | - | -'],
  ['at a training', state(RUNNING), LOOKED, 'running | running | list'],
  ['at one of another device', state(elsewhere()), LOOKED, 'runningElsewhere | - | elsewhere'],
  ['at one that another tab has closed', state(RUNNING, { open: null }), LOOKED, 'running | - | list'],
  ['at open refunds', state(IDLE, { refunds: BOTH }), LOOKED, 'idle | failed unknown | -'],
  [
    'closed before the refund',
    state(IDLE, { refunds: [refund('pending')] }),
    LOOKED,
    'recovering | pending | refund resume',
  ],
  [
    'closed during the charge',
    closed('charging'),
    LOOKED,
    CHARGE_UNKNOWN.replace('creditError', 'trainingFailed'),
  ],
  ['closed during the upload', closed('uploading'), LOOKED, 'refunding | pending | refund'],
  ['closed during the request', closed('requesting'), LOOKED, 'recovering | requesting | train'],
  ['closed while it runs', closed('running'), LOOKED, 'running | running | list'],
]);

const list = (answer: typeof TWINS | undefined, training: OpenTraining | null = RUNNING): TrainingEvent => {
  const identity = training ?? { triggerWord: 'ADA9Q', knownTwins: null };
  return { type: 'list', identity, answer, ...(training && { open: training }) };
};
const NAMELESS = open('running');
const READY = 'ready | - | "Your twin is ready" select ADA9Q';

rows('the list', [
  ['has its twin', state(RUNNING), list(TWINS), READY],
  ['has a twin that was not listed before', state(NAMELESS), list(TWINS, NAMELESS), READY],
  ['has only others', state(RUNNING), list([OLD_TWIN]), 'running | running | status'],
  ['cannot be read', state(RUNNING), list(undefined), 'running | running | status'],
  ['has the twin of an ended training', state(elsewhere()), list([NEW_TWIN], null), READY],
  ['has no twin of it', state(elsewhere()), list([OLD_TWIN], null), 'idle | - | -'],
]);

type Status = (TrainingEvent & { type: 'status' })['answer'];
const status = (answer: Status, isListed = true) => {
  return { type: 'status', open: RUNNING, isListed, answer } as const;
};
const latest = (word: 'training' | 'ready' | 'failed', triggerWord?: string, isRefunded = false) => {
  return { status: word, triggerWord, isRefunded };
};
const MINE = latest('training', 'ADA9Q');
const OTHER = latest('training', 'ADA7K');
const MISSING = state(RUNNING, { seen: { id: 'one', at: START_MS, missingAt: START_MS } });
const GOES_ON = 'running | running | -';
const ENDS = 'refunding | pending | refund';

rows('the status of a running training (decisions 42 and 55)', [
  ['runs', state(RUNNING), status(MINE), GOES_ON, ENDS_MS - 1],
  ['runs for too long', state(RUNNING), status(MINE), ENDS, ENDS_MS],
  ['runs for too long, without a list', state(RUNNING), status(MINE, false), ENDS, ENDS_MS],
  ['ready, and not listed', state(RUNNING), status(latest('ready', 'ADA9Q')), GOES_ON, ENDS_MS - 1],
  ['ready, and not listed for too long', state(RUNNING), status(latest('ready', 'ADA9Q')), ENDS, ENDS_MS],
  ['ready, without a list', state(RUNNING), status(latest('ready', 'ADA9Q'), false), GOES_ON, ENDS_MS],
  ['unreadable', state(RUNNING), status('unreadable'), GOES_ON, ENDS_MS - 1],
  ['unreadable for too long', state(RUNNING), status('unreadable'), ENDS, ENDS_MS],
  ['unreadable, without a list', state(RUNNING), status('unreadable', false), GOES_ON, ENDS_MS],
  ['failed', state(RUNNING), status(latest('failed', 'ADA9Q')), ENDS],
  ['failed, without a list', state(RUNNING), status(latest('failed', 'ADA9Q'), false), ENDS],
  ['failed and refunded', state(RUNNING), status(latest('failed', 'ADA9Q', true)), REFUNDED],
  [
    'failed, the latest of one without a name',
    state(NAMELESS),
    { ...status(latest('failed', 'ADA7K')), open: NAMELESS },
    ENDS,
  ],
  ['unknown for the first time', state(RUNNING), status(undefined), GOES_ON, SOON_MS],
  ['unknown, not for long', MISSING, status(undefined), GOES_ON, SOON_MS - 1],
  ['unknown for long', MISSING, status(undefined), ENDS, SOON_MS],
  ['another one for long', MISSING, status(OTHER), ENDS, SOON_MS],
  ['unknown for long, without a list', MISSING, status(undefined, false), GOES_ON, ENDS_MS],
]);

test('a training that the server knows again is not lost', () => {
  const seen = next(MISSING, status(MINE), after(SOON_MS)).state;
  expect(seen.seen).toEqual({ id: 'one', at: START_MS });
  expect(words(next(seen, status(undefined), after(2 * SOON_MS)))).toBe(GOES_ON);
});

const elsewhereIs = (answer: Status, refused?: FailedTraining): TrainingEvent => {
  return { type: 'elsewhere', answer, ...(refused && { refused }) };
};
const LORA_MS = TRAINING_ENDS_WITHIN_MS.lora;

rows('a training of another device (decision 44)', [
  ['runs', state(IDLE), elsewhereIs(MINE), 'runningElsewhere | - | -'],
  [
    'runs, and one is pressed meanwhile',
    state(open('charging')),
    elsewhereIs(MINE),
    'charging | charging | -',
  ],
  [
    'does not run',
    state(failed('refunded')),
    elsewhereIs(undefined),
    'failed trainingFailed refunded | - | -',
  ],
  ['cannot be read', state(IDLE), elsewhereIs('unreadable'), 'idle | - | -'],
  ['still runs', state(elsewhere()), elsewhereIs(MINE), 'runningElsewhere | - | -'],
  ['is over', state(elsewhere()), elsewhereIs(latest('failed', 'ADA9Q')), 'runningElsewhere | - | list'],
  ['unreadable', state(elsewhere()), elsewhereIs('unreadable'), 'runningElsewhere | - | -', LORA_MS - 1],
  [
    'unreadable for too long',
    state(elsewhere()),
    elsewhereIs('unreadable'),
    'runningElsewhere | - | list',
    LORA_MS,
  ],
]);

rows('other events', [
  ['stop waiting', state(RUNNING), { type: 'gaveUp' }, ENDS, ENDS_MS],
  ['stop waiting too early', state(RUNNING), { type: 'gaveUp' }, GOES_ON, ENDS_MS - 1],
  [
    'stop waiting before it runs',
    answers('uploading'),
    { type: 'gaveUp' },
    'uploading | uploading | -',
    ENDS_MS,
  ],
  ['clear', state(failed('refunded'), { warnings: ['Dark'] }), { type: 'cleared' }, 'idle | - | -'],
  ['another tab acts', state(failed('refunded')), { type: 'waits', isOver: false }, 'otherTab | - | -'],
  ['another tab acts on this training', state(RUNNING), { type: 'waits', isOver: false }, GOES_ON],
  ['it has ended', state(OTHER_TAB), { type: 'waits', isOver: true }, 'idle | - | -'],
  ['it has ended with a training', state(RUNNING), { type: 'waits', isOver: true }, GOES_ON],
]);

test('keeps what the server said, and the time by both clocks', () => {
  const said = { triggerWord: 'ADA9Q', trainingTime: '3 minutes' };
  const now = { server: 5, device: 6, page: 7 };
  const { open: running, seen } = next(answers('requesting'), train(accepted(said)), now).state;
  expect(running).toEqual({
    ...open('requesting'),
    ...said,
    step: 'running',
    startedAt: 5,
    startedHereAt: 6,
  });
  expect(seen).toEqual({ id: 'one', at: START_MS });
});

test('warnings are kept until the next press, and guidelines are printed (§8)', () => {
  const warned = next(
    answers('uploading'),
    upload(accepted({ zipUrl: '/a.zip', warnings: ['Dark', 'Far'] })),
    after(0),
  );
  expect(warned.state.warnings).toEqual(['Dark', 'Far']);
  expect(warned.commands[0]).toMatchObject({ message: { text: 'Dark' } });
  const ended = { ...warned.state, open: null, shown: failed('refunded') };
  expect(next(ended, PRESSED, after(0)).state.warnings).toEqual([]);
  const guidelines = ['One person'];
  const refused = new RefusedAnswer('', { details: ['No face'], guidelines });
  const { state: refunding } = next(answers('uploading'), upload(no(refused)), after(0));
  const told = next(refunding, refunded(accepted(undefined), undefined, refunding.refunds[0]), after(0));
  expect(told.commands).toMatchObject([
    { message: { title: 'Photo Validation Failed' }, guidelines, isOwed: true },
  ]);
});

test('a state can be stored as it is', () => {
  const { state: stored } = next(answers('charging'), charge(UNCLEAR), after(TRAINING_DURATION_MS.fast));
  expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
});

const MARK = '<!-- Written from training.ts by `npx vitest run training.test.ts -u` -->\n';
const HEAD =
  '| call (journal) | accepted | refused¹ | 402 to a repeat² | unclear³ | page closed, and opened again |';

/** A cell of the table in the decisions: what is said, and the next call. */
function cell({ state: { shown }, commands }: Next): string {
  const told = commands.flatMap((one) =>
    one.type === 'tell' ? [`${one.message.title}: "${one.message.text}"`] : [],
  );
  const calls = commands.filter((one) => one.type !== 'tell').map(wordOf);
  const waits = shown.step === 'running' && calls.length === 0 ? ['wait for the twin'] : [];
  return [...told, ...calls, ...waits].join('; ').replaceAll('\n', ' ') || 'nothing';
}

test('the table in the decisions says what the function does (`-u` writes it)', async () => {
  const REPEATED = no(refusal(402), true);
  const cells = (
    from: Training,
    event: (answer: KeyedAnswer<never>) => TrainingEvent,
    yes: TrainingEvent,
  ) => [
    next(from, yes, after(0)),
    next(from, event(no()), after(0)),
    next(from, event(REPEATED), after(0)),
    next(from, event(UNCLEAR), after(0)),
    next(state(IDLE, { open: from.open, refunds: from.refunds }), LOOKED, after(0)),
  ];
  const table: [string, Next[]][] = [
    ['charge (`charging`)', cells(answers('charging'), charge, charge(accepted(undefined)))],
    [
      'upload (`uploading`)',
      cells(answers('uploading'), upload, upload(accepted({ zipUrl: '/a.zip', warnings: [] }))),
    ],
    ['train (`requesting`)', cells(answers('requesting'), train, train(accepted({})))],
    ['refund (`pending`)', cells(REFUNDING, refunded, refunded(accepted(undefined)))],
    [
      'refund of an unclear charge',
      cells(
        NOT_CHARGED,
        (answer) => refunded(answer, undefined, UNCHARGED),
        refunded(accepted(undefined), undefined, UNCHARGED),
      ),
    ],
  ];
  const lines = table.map(([name, results]) => `| ${name} | ${results.map(cell).join(' | ')} |`);
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = [HEAD, '|---|---|---|---|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});
