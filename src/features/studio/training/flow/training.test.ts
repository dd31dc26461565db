import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { OpenRefund } from '#entities/credits/open-training.ts';
import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { KeyedResult } from '#shared/api/outbox.ts';
import { lostOnServer } from './training-messages.ts';
import { NO_TRAINING, type Training } from './training-state.ts';
import * as training from './training.ts';

const START_MS = 1_000_000;
const { fast: ENDS_MS, lora: LORA_MS } = TRAINING_ENDS_WITHIN_MS;
const SOON_MS = 30_000;

type Event = training.TrainingEvent;

/** The result of an event this long after the start, by all clocks. */
function after(from: Training, event: Event, ms = 0): training.Next {
  const now = START_MS + ms;
  return training.next(from, event, { server: now, device: now });
}

// Responses.
const accepted = <T>(value: T) => ({ kind: 'accepted', value }) as const;
const YES = accepted(undefined);
const refusedBy = (error: unknown): KeyedResult<never> => ({ kind: 'refused', error });
const no = (status = 422, body: object = {}) =>
  refusedBy(ApiError.http(status, '', JSON.stringify({ error: 'No.', ...body })));
const NOTHING_LEFT = no(409, { code: 'nothingLeft' });
const busy = (seconds: number) => refusedBy(ApiError.http(429, '', '{}', seconds * 1_000));
const UNCLEAR: KeyedResult<never> = { kind: 'unclear', error: ApiError.of('network') };

// Events.
const CLICKED = { type: 'clicked', id: 'one', mode: 'fast' } as const;
const RESUMED = { type: 'resumed' } as const;
const GAVE_UP = { type: 'gaveUp' } as const;
const REFUND_CLICKED = { type: 'refundsRequested', cause: 'click' } as const;
const REFUND_REPEATED = { type: 'refundsRequested', cause: 'repeat' } as const;
const responseTo =
  ({ open }: Training) =>
  (response: KeyedResult<training.StepResult>) =>
    ({ type: 'stepCompleted', open: open as training.RequestedTraining, response }) as const;
const refundOf =
  (refund: OpenRefund | undefined, cause: training.RefundCause) =>
  (response: KeyedResult<void>): Event => ({ type: 'refundCompleted', refund: refund!, cause, response });
const is = (status: training.Progress['status'], more: Partial<training.Progress> = {}) =>
  ({ type: 'checked', progress: { status, triggerWord: 'ADA9Q', isListed: true, ...more } }) as const;
const appears = (status: training.Progress['status']) =>
  ({ ...is(status), type: 'checkedElsewhere' }) as const;
const LISTED = { twin: { key: '1', userId: 'user_ada', triggerWord: 'ADA9Q', completedAt: 1 } };
const UNLISTED = { isListed: false };
const ANOTHER = { triggerWord: 'ADA7K' };

// States. Most follow from the previous one.
const IDLE = NO_TRAINING;
const CHARGING = after(IDLE, CLICKED).state;
const charge = responseTo(CHARGING);
const UPLOADING = after(CHARGING, charge(accepted({ knownTwins: ['ADA7K'] }))).state;
const upload = responseTo(UPLOADING);
const uploaded = (...warnings: string[]) => upload(accepted({ zipUrl: '/a.zip', warnings }));
const REQUESTING = after(UPLOADING, uploaded()).state;
const train = responseTo(REQUESTING);
const trainingRuns = train(no(409, { code: 'trainingRuns', refunded: true }));
const NAMELESS = after(REQUESTING, train(accepted({}))).state;
const RUNS = after(REQUESTING, train(accepted({ triggerWord: 'ADA9Q' }))).state;
const MISSING = after(RUNS, is('none')).state;
const CLOSED = { ...RUNS, open: null };
const REPLACED = { ...RUNS, open: { ...RUNS.open!, id: 'two' } };
const RUNS_ELSEWHERE = after(IDLE, appears('training')).state;
/** The state after a reload, which only the journal survives. */
const reloaded = (state: Training): Training => ({ ...state, shown: IDLE.shown });

const REFUNDING = after(RUNS, is('failed')).state;
const refunded = refundOf(REFUNDING.refunds[0], 'first');
const REFUNDED = after(REFUNDING, refunded(YES)).state;
const OWING = after(REFUNDING, refunded(no())).state;
const byClick = refundOf(OWING.refunds[0], 'click');
const UNCHARGED = after(CHARGING, charge(UNCLEAR)).state;
const ofUncharged = refundOf(UNCHARGED.refunds[0], 'first');
const TWO: OpenRefund = { id: 'two', isCharged: false, costCredits: 200, state: 'unknown' };
const byRepeat = refundOf(TWO, 'repeat');
const OWING_TWO = { ...IDLE, refunds: [TWO] };
const UNPAID = { ...after(CHARGING, charge(no(402))).state, refunds: [TWO] };
const OWING_ONE_AND_TWO = { ...IDLE, refunds: [...OWING.refunds, TWO] };

function commandName(command: training.TrainingCommand): string {
  if (command.type === 'select') return `select ${command.triggerWord}`;
  if (command.type === 'refund') return command.cause === 'first' ? 'refund' : `refund by ${command.cause}`;
  if (command.type === 'notify') return command.isOwed ? 'notify (owed)' : 'notify';
  if (command.type !== 'send') return command.type;
  return { charging: 'charge', uploading: 'upload', requesting: 'train' }[command.open.step];
}

/** The steps and refund states in the journal. */
const journalOf = ({ open, refunds }: Training) => [
  ...(open ? [open.step] : []),
  ...refunds.map(({ state }) => state),
];

/** A cell of the table in the decisions: the message, the next request, and the journal. */
function cell({ state, commands }: training.Next): string {
  const follows = commands.flatMap((command) => {
    if (command.type === 'notify') return `${command.message.title}: "${command.message.text}"`;
    return command.type === 'resume' ? [] : commandName(command).replace(' by repeat', '');
  });
  if (state.shown.step === 'running' && follows.length === 0) follows.push('wait for the twin');
  const journal = journalOf(state).map((entry) => ` (\`${entry}\`)`);
  return `${follows.join('; ').replaceAll('\n', ' ')}${journal.join('')}`;
}

const MARK = '<!-- Written from training.ts by `npx vitest run training.test.ts -u` -->\n';
const HEAD = '| request (journal) | accepted | refused¹ | unclear² | page closed, and opened again |';

test('the table in the decisions matches the function (`-u` updates it)', async () => {
  const table: [string, Training, (response: KeyedResult<never>) => Event, Event][] = [
    ['charge', CHARGING, charge, charge(accepted({}))],
    ['upload', UPLOADING, upload, uploaded()],
    ['train', REQUESTING, train, train(accepted({}))],
    ['refund', REFUNDING, refunded, refunded(YES)],
    ['refund of an unclear charge', UNCHARGED, ofUncharged, ofUncharged(YES)],
  ];
  const lines = table.map(([name, from, toEvent, yes]) => {
    const results = [yes, toEvent(no()), toEvent(UNCLEAR)].map((event) => after(from, event));
    const reopened = after(reloaded(from), from.open ? RESUMED : REFUND_REPEATED);
    return `| ${[`${name} (\`${journalOf(from).join()}\`)`, ...[...results, reopened].map(cell)].join(' | ')} |`;
  });
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = [HEAD, '|---|---|---|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});

/** The state that is shown (the rest of the journal) > the commands that follow. */
function summary({ state, commands }: training.Next): string {
  const { shown, open } = state;
  const failure = shown.step === 'failed' ? [shown.failure.kind, shown.refund?.state] : [];
  const journal = journalOf(open?.step === shown.step ? { ...state, open: null } : state).join(' ');
  const follows = commands.map(commandName).join(' ');
  const parts = [shown.step, ...failure, journal && `(${journal})`, follows && `> ${follows}`];
  return parts.filter(Boolean).join(' ');
}

const COMPENSATED = 'refunding (unknown) > refund';
const SETTLED = 'failed trainingFailed refunded > notify';
const STAYS_OPEN = 'failed trainingFailed unknown (unknown) > notify (owed)';
const REFUNDED_BY_SERVER = `${SETTLED} reloadCredits checkElsewhere`;

test.each<[name: string, state: Training, event: Event, expected: string, afterMs?: number]>([
  ['a click after the end of a training', REFUNDED, CLICKED, 'charging > charge'],
  ['a click while a training runs', RUNS, CLICKED, 'running > check'],
  ['a click after another tab has left a training', reloaded(UPLOADING), CLICKED, COMPENSATED],

  [
    'an upload refused with an unverified refund',
    UPLOADING,
    upload(no(422, { refunded: true })),
    COMPENSATED,
  ],
  ['a training refused with a refund (decisions 39, 50)', REQUESTING, trainingRuns, REFUNDED_BY_SERVER],

  ['a refund, nothing left', REFUNDING, refunded(NOTHING_LEFT), 'failed trainingFailed nothingLeft > notify'],
  ['a refund after a sign-out', REFUNDING, refunded(no(401)), STAYS_OPEN],
  [
    'all refunds by a click',
    OWING_ONE_AND_TWO,
    REFUND_CLICKED,
    'idle (failed unknown) > refund by click refund by click',
  ],
  ['unclear refunds', OWING_ONE_AND_TWO, REFUND_REPEATED, 'idle (failed unknown) > refund by repeat'],
  ['the refund on screen', OWING, byClick(YES), SETTLED],
  [
    'a refund after a failure that cost nothing',
    UNPAID,
    byRepeat(YES),
    'failed insufficientCredits > notify',
  ],
  [
    'one of several refunds, refused again',
    OWING_ONE_AND_TWO,
    byClick(no()),
    'idle (unknown failed) > notify (owed)',
  ],
  ['a refund, unclear again', OWING_TWO, byRepeat(UNCLEAR), 'idle (unknown)'],

  ['nothing to resume', IDLE, RESUMED, 'idle'],
  [
    'a page closed during the request (decision 9)',
    reloaded(REQUESTING),
    RESUMED,
    'requesting > train resume',
  ],

  [
    'a listed twin while another training is open',
    REPLACED,
    is('ready', LISTED),
    'ready (running) > notify select ADA9Q',
  ],
  ['a running training that another tab has closed', CLOSED, is('training'), 'idle'],
  ['a running training that is no longer shown', IDLE, is('training'), 'idle'],
  ['a running training', RUNS, is('training'), 'running', ENDS_MS - 1],
  ['a training that runs for too long (decision 42)', RUNS, is('training'), COMPENSATED, ENDS_MS],
  ['a training that runs for too long, without a list', RUNS, is('training', UNLISTED), COMPENSATED, ENDS_MS],
  ['a ready training, not listed', RUNS, is('ready'), 'running', ENDS_MS - 1],
  ['a ready training, not listed for too long', RUNS, is('ready'), COMPENSATED, ENDS_MS],
  ['a ready training, without a list', RUNS, is('ready', UNLISTED), 'running', ENDS_MS],
  ['a status that is unreadable for too long', RUNS, is('unreadable'), COMPENSATED, ENDS_MS],
  ['a failed training, without a list', RUNS, is('failed', UNLISTED), COMPENSATED],
  ['another training that has failed', RUNS, is('failed', ANOTHER), 'running'],
  ['a failed training without a name', NAMELESS, is('failed', ANOTHER), COMPENSATED],
  ['a training that is unknown for the first time', RUNS, is('none'), 'running', SOON_MS],

  ['a training elsewhere during a submission', UPLOADING, appears('training'), 'uploading'],
  ['no training elsewhere', IDLE, appears('none'), 'idle'],
  [
    'a training that runs elsewhere (decision 44)',
    RUNS_ELSEWHERE,
    is('training'),
    'runningElsewhere',
    LORA_MS - 1,
  ],
  ['a training that runs elsewhere for too long', RUNS_ELSEWHERE, is('training'), 'idle', LORA_MS],
  ['a training that has failed elsewhere', RUNS_ELSEWHERE, is('failed'), 'idle'],

  ['giving up too early', RUNS, GAVE_UP, 'running', ENDS_MS - 1],
  ['giving up a closed training', CLOSED, GAVE_UP, 'running', ENDS_MS],
])('%s', (_, from, event, expected, afterMs) => {
  expect(summary(after(from, event, afterMs))).toBe(expected);
});

const PAUSED = after(after(REFUNDING, refunded(busy(60))).state, refunded(busy(7))).state;
const CLEARED = after(OWING_TWO, byRepeat(YES)).state;
const seen = (missingAt?: number) => ({ shown: { step: 'running', missingAt } });
const SEEN_AT = START_MS + 1;
const UNDATED = { ...RUNS, open: { ...RUNS.open!, startedAt: 0 } };
const LOST = { shown: { failure: lostOnServer } };
const FROM_NOW = { mode: 'lora', startedAt: SEEN_AT, startedHereAt: SEEN_AT, triggerWord: 'ADA9Q' };

test.each<[name: string, state: Training, event: Event, facts: object, afterMs?: number]>([
  ['the start after a reload', reloaded(RUNS), RESUMED, { open: RUNS.open }, 1],
  ['the first known start', reloaded(UNDATED), RESUMED, { open: { startedAt: SEEN_AT } }, 1],
  ['the longest pause that the server requires', PAUSED, RESUMED, { retryAfterMs: 60_000 }],
  ['no pause once refunds are requested again', PAUSED, REFUND_CLICKED, { retryAfterMs: 0 }],
  ['two settled refunds', CLEARED, byRepeat(YES), { settled: [{}, { state: 'refunded' }] }],
  [
    'nothing of an earlier training',
    { ...CLEARED, warnings: ['Dark'] },
    CLICKED,
    { warnings: [], settled: [] },
  ],
  ['the time when the training went missing (decision 78)', MISSING, is('none'), seen(START_MS), SOON_MS - 1],
  ['a loss when the server knows another training', MISSING, is('training', ANOTHER), LOST, SOON_MS],
  ['a training that is known again', MISSING, is('training'), seen(), SOON_MS],
  [
    'the time when it went missing while nothing is readable',
    MISSING,
    is('unreadable'),
    seen(START_MS),
    SOON_MS,
  ],
  ['the chance that the twin is listed', MISSING, is('none', UNLISTED), seen(), ENDS_MS],
  [
    'an earlier failure on this device',
    REFUNDED,
    appears('training'),
    { shown: { refused: REFUNDED.shown } },
  ],
  ['an unknown start elsewhere', IDLE, appears('training'), { shown: FROM_NOW }, 1],
])('the state records %s', (_, from, event, facts, afterMs) => {
  expect(after(from, event, afterMs).state).toMatchObject(facts);
});

test('the first warning about photos is shown as a tip (§8.3)', () => {
  const { state, commands } = after(UPLOADING, uploaded('Dark', 'Far'));
  expect(state.warnings).toEqual(['Dark', 'Far']);
  expect(commands[0]).toMatchObject({ message: { tone: 'info', text: 'Dark' }, isOwed: false });
});
