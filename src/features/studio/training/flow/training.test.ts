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

/** What follows an event, so long after the start by all clocks. */
function after(from: Training, event: Event, ms = 0): training.Next {
  const now = START_MS + ms;
  return training.next(from, event, { server: now, device: now });
}

// Answers.
const accepted = <T>(value: T) => ({ kind: 'accepted', value }) as const;
const YES = accepted(undefined);
const refusedBy = (error: unknown): KeyedResult<never> => ({ kind: 'refused', error });
const no = (status = 422, body: object = {}) =>
  refusedBy(ApiError.http(status, '', JSON.stringify({ error: 'No.', ...body })));
const NOTHING_LEFT = no(409, { code: 'nothingLeft' });
const busy = (seconds: number) => refusedBy(ApiError.http(429, '', '{}', seconds * 1_000));
const UNCLEAR: KeyedResult<never> = { kind: 'unclear', error: ApiError.of('network') };

// Events.
const PRESSED = { type: 'pressed', id: 'one', mode: 'fast' } as const;
const RESUMED = { type: 'resumed' } as const;
const GAVE_UP = { type: 'gaveUp' } as const;
const ASKED = { type: 'askedAgain', cause: 'press' } as const;
const ASKED_BY_ITSELF = { type: 'askedAgain', cause: 'repeat' } as const;
const responseTo =
  ({ open }: Training) =>
  (response: KeyedResult<training.StepResult>) =>
    ({ type: 'stepAnswered', open: open as training.RequestedTraining, response }) as const;
const refundOf =
  (refund: OpenRefund | undefined, cause: training.RefundCause) =>
  (response: KeyedResult<void>): Event => ({ type: 'refundAnswered', refund: refund!, cause, response });
const is = (status: training.Progress['status'], more: Partial<training.Progress> = {}) =>
  ({ type: 'checked', progress: { status, triggerWord: 'ADA9Q', isListed: true, ...more } }) as const;
const appears = (status: training.Progress['status']) =>
  ({ ...is(status), type: 'checkedElsewhere' }) as const;
const LISTED = { twin: { key: '1', userId: 'user_ada', triggerWord: 'ADA9Q', completedAt: 1 } };
const UNLISTED = { isListed: false };
const ANOTHER = { triggerWord: 'ADA7K' };

// States: most follow from the one before.
const IDLE = NO_TRAINING;
const CHARGING = after(IDLE, PRESSED).state;
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
/** Only the journal is left of it. */
const left = (state: Training): Training => ({ ...state, shown: IDLE.shown });

const REFUNDING = after(RUNS, is('failed')).state;
const refunded = refundOf(REFUNDING.refunds[0], 'first');
const REFUNDED = after(REFUNDING, refunded(YES)).state;
const OWING = after(REFUNDING, refunded(no())).state;
const byPress = refundOf(OWING.refunds[0], 'press');
const UNCHARGED = after(CHARGING, charge(UNCLEAR)).state;
const ofUncharged = refundOf(UNCHARGED.refunds[0], 'first');
const TWO: OpenRefund = { id: 'two', isCharged: false, costCredits: 200, state: 'unknown' };
const byItself = refundOf(TWO, 'repeat');
const OWING_TWO = { ...IDLE, refunds: [TWO] };
const UNPAID = { ...after(CHARGING, charge(no(402))).state, refunds: [TWO] };
const OWING_BOTH = { ...IDLE, refunds: [...OWING.refunds, TWO] };

function wordOf(command: training.TrainingCommand): string {
  if (command.type === 'select') return `select ${command.triggerWord}`;
  if (command.type === 'refund') return command.cause === 'first' ? 'refund' : `refund by ${command.cause}`;
  if (command.type === 'tell') return command.isOwed ? 'tell (owed)' : 'tell';
  if (command.type !== 'send') return command.type;
  return { charging: 'charge', uploading: 'upload', requesting: 'train' }[command.open.step];
}

/** What the journal holds. */
const journalOf = ({ open, refunds }: Training) => [
  ...(open ? [open.step] : []),
  ...refunds.map(({ state }) => state),
];

/** A cell of the table in the decisions: what is said, the next call, and the journal. */
function cell({ state, commands }: training.Next): string {
  const follows = commands.flatMap((command) => {
    if (command.type === 'tell') return `${command.message.title}: "${command.message.text}"`;
    return command.type === 'resume' ? [] : wordOf(command).replace(' by repeat', '');
  });
  if (state.shown.step === 'running' && follows.length === 0) follows.push('wait for the twin');
  const journal = journalOf(state).map((entry) => ` (\`${entry}\`)`);
  return `${follows.join('; ').replaceAll('\n', ' ')}${journal.join('')}`;
}

const MARK = '<!-- Written from training.ts by `npx vitest run training.test.ts -u` -->\n';
const HEAD = '| request (journal) | accepted | refused¹ | unclear² | page closed, and opened again |';

test('the table in the decisions says what the function does (`-u` writes it)', async () => {
  const table: [string, Training, (response: KeyedResult<never>) => Event, Event][] = [
    ['charge', CHARGING, charge, charge(accepted({}))],
    ['upload', UPLOADING, upload, uploaded()],
    ['train', REQUESTING, train, train(accepted({}))],
    ['refund', REFUNDING, refunded, refunded(YES)],
    ['refund of an unclear charge', UNCHARGED, ofUncharged, ofUncharged(YES)],
  ];
  const lines = table.map(([name, from, toEvent, yes]) => {
    const results = [yes, toEvent(no()), toEvent(UNCLEAR)].map((event) => after(from, event));
    const reopened = after(left(from), from.open ? RESUMED : ASKED_BY_ITSELF);
    return `| ${[`${name} (\`${journalOf(from).join()}\`)`, ...[...results, reopened].map(cell)].join(' | ')} |`;
  });
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = [HEAD, '|---|---|---|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});

/** What is shown (what else is in the journal) > what follows. */
function words({ state, commands }: training.Next): string {
  const { shown, open } = state;
  const failure = shown.step === 'failed' ? [shown.failure.kind, shown.refund?.state] : [];
  const journal = journalOf(open?.step === shown.step ? { ...state, open: null } : state).join(' ');
  const follows = commands.map(wordOf).join(' ');
  const parts = [shown.step, ...failure, journal && `(${journal})`, follows && `> ${follows}`];
  return parts.filter(Boolean).join(' ');
}

const COMPENSATED = 'refunding (unknown) > refund';
const SETTLED = 'failed trainingFailed refunded > tell';
const STAYS_OPEN = 'failed trainingFailed unknown (unknown) > tell (owed)';
const REFUNDED_BY_SERVER = `${SETTLED} reloadCredits checkElsewhere`;

test.each<[name: string, state: Training, event: Event, expected: string, afterMs?: number]>([
  ['a press after an end', REFUNDED, PRESSED, 'charging > charge'],
  ['a press while one runs', RUNS, PRESSED, 'running > check'],
  ['a press where another tab left one', left(UPLOADING), PRESSED, COMPENSATED],

  ['an upload refused, and said to be refunded', UPLOADING, upload(no(422, { refunded: true })), COMPENSATED],
  ['a training refused, and refunded (decisions 39 and 50)', REQUESTING, trainingRuns, REFUNDED_BY_SERVER],

  ['a refund, nothing left', REFUNDING, refunded(NOTHING_LEFT), 'failed trainingFailed nothingLeft > tell'],
  ['a refund after a sign-out', REFUNDING, refunded(no(401)), STAYS_OPEN],
  ['all refunds by a press', OWING_BOTH, ASKED, 'idle (failed unknown) > refund by press refund by press'],
  ['unclear refunds', OWING_BOTH, ASKED_BY_ITSELF, 'idle (failed unknown) > refund by repeat'],
  ['the refund on screen', OWING, byPress(YES), SETTLED],
  ['one after a failure that cost nothing', UNPAID, byItself(YES), 'failed insufficientCredits > tell'],
  ['refused again, one of several', OWING_BOTH, byPress(no()), 'idle (unknown failed) > tell (owed)'],
  ['unclear again', OWING_TWO, byItself(UNCLEAR), 'idle (unknown)'],

  ['nothing to resume', IDLE, RESUMED, 'idle'],
  ['closed in the request (decision 9)', left(REQUESTING), RESUMED, 'requesting > train resume'],

  ['listed, and another one is open', REPLACED, is('ready', LISTED), 'ready (running) > tell select ADA9Q'],
  ['runs, and another tab has closed it', CLOSED, is('training'), 'idle'],
  ['runs, and is not shown any more', IDLE, is('training'), 'idle'],
  ['runs', RUNS, is('training'), 'running', ENDS_MS - 1],
  ['runs for too long (decision 42)', RUNS, is('training'), COMPENSATED, ENDS_MS],
  ['runs for too long, no list', RUNS, is('training', UNLISTED), COMPENSATED, ENDS_MS],
  ['ready, not listed', RUNS, is('ready'), 'running', ENDS_MS - 1],
  ['ready, not listed for too long', RUNS, is('ready'), COMPENSATED, ENDS_MS],
  ['ready, no list', RUNS, is('ready', UNLISTED), 'running', ENDS_MS],
  ['unreadable for too long', RUNS, is('unreadable'), COMPENSATED, ENDS_MS],
  ['failed, no list', RUNS, is('failed', UNLISTED), COMPENSATED],
  ['another one has failed', RUNS, is('failed', ANOTHER), 'running'],
  ['failed, of one without a name', NAMELESS, is('failed', ANOTHER), COMPENSATED],
  ['unknown for the first time', RUNS, is('none'), 'running', SOON_MS],

  ['on another device, and one is pressed', UPLOADING, appears('training'), 'uploading'],
  ['none on another device', IDLE, appears('none'), 'idle'],
  ['elsewhere: runs (decision 44)', RUNS_ELSEWHERE, is('training'), 'runningElsewhere', LORA_MS - 1],
  ['elsewhere: runs for too long', RUNS_ELSEWHERE, is('training'), 'idle', LORA_MS],
  ['elsewhere: over', RUNS_ELSEWHERE, is('failed'), 'idle'],

  ['no more waiting too early', RUNS, GAVE_UP, 'running', ENDS_MS - 1],
  ['no more waiting for one that is closed', CLOSED, GAVE_UP, 'running', ENDS_MS],
])('%s', (_, from, event, expected, afterMs) => {
  expect(words(after(from, event, afterMs))).toBe(expected);
});

const PAUSED = after(after(REFUNDING, refunded(busy(60))).state, refunded(busy(7))).state;
const CLEARED = after(OWING_TWO, byItself(YES)).state;
const seen = (missingAt?: number) => ({ shown: { step: 'running', missingAt } });
const SEEN_AT = START_MS + 1;
const UNDATED = { ...RUNS, open: { ...RUNS.open!, startedAt: 0 } };
const LOST = { shown: { failure: lostOnServer } };
const FROM_NOW = { mode: 'lora', startedAt: SEEN_AT, startedHereAt: SEEN_AT, triggerWord: 'ADA9Q' };

test.each<[name: string, state: Training, event: Event, facts: object, afterMs?: number]>([
  ['its start after a reload', left(RUNS), RESUMED, { open: RUNS.open }, 1],
  ['the first known start', left(UNDATED), RESUMED, { open: { startedAt: SEEN_AT } }, 1],
  ['the longest pause that the server asks for', PAUSED, RESUMED, { retryAfterMs: 60_000 }],
  ['no pause once refunds are requested again', PAUSED, ASKED, { retryAfterMs: 0 }],
  ['that two are settled', CLEARED, byItself(YES), { settled: [{}, { state: 'refunded' }] }],
  ['nothing of an earlier one', { ...CLEARED, warnings: ['Dark'] }, PRESSED, { warnings: [], settled: [] }],
  ['since when it is missing (decision 78)', MISSING, is('none'), seen(START_MS), SOON_MS - 1],
  ['that it is lost, when another one is known', MISSING, is('training', ANOTHER), LOST, SOON_MS],
  ['that it is known again', MISSING, is('training'), seen(), SOON_MS],
  ['since when it is missing, while nothing can be read', MISSING, is('unreadable'), seen(START_MS), SOON_MS],
  ['that it may be listed', MISSING, is('none', UNLISTED), seen(), ENDS_MS],
  ['what failed here before', REFUNDED, appears('training'), { shown: { refused: REFUNDED.shown } }],
  ['that its start elsewhere is unknown', IDLE, appears('training'), { shown: FROM_NOW }, 1],
])('keeps %s', (_, from, event, facts, afterMs) => {
  expect(after(from, event, afterMs).state).toMatchObject(facts);
});

test('warnings about photos are kept, and the first one is shown as a tip (§8.3)', () => {
  const { state, commands } = after(UPLOADING, uploaded('Dark', 'Far'));
  expect(state.warnings).toEqual(['Dark', 'Far']);
  expect(commands[0]).toMatchObject({ message: { tone: 'info', text: 'Dark' }, isOwed: false });
});
