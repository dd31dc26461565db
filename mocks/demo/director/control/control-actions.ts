import { setBalance } from '#mocks/db/ledger-book.ts';
import { tellOffline } from '#mocks/demo/play/tell-offline.ts';
import { enterState, setTime } from '#mocks/demo/start/enter-state.ts';
import { MAX_SPEED } from '#mocks/domain/clock.ts';
import { LINE_IDS, LINES, type LineId } from '#mocks/server/lines.ts';
import { STATES } from '#mocks/states/states.ts';
import { choose, line, pass, type FileSet } from '#mocks/states/steps.ts';
import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import { chooseTheme } from '#shared/ui/theme-toggle.tsx';
import type { Action } from '../actions.tsx';
import { signedInUser, type Director } from '../director.ts';
import { dueEvents } from '../due-events.ts';
import { recordStep } from '../link/recording.ts';

const PACES = [0, 1, 10, 60, 600];
const STEP_MS = 30_000;
const THEMES = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;
const TRAINING = 'Training photos';
const COUNTS = [
  RECOMMENDED_TRAINING_PHOTOS.min,
  MIN_TRAINING_PHOTOS - 3,
  MIN_TRAINING_PHOTOS,
  MAX_TRAINING_PHOTOS + 1,
];

const paceName = (speed: number) => (speed === 0 ? 'Paused' : `${speed}×`);

/** What the director changes by a press: time, connection, theme, photos, session. Read anew each time. */
export function controlActions(director: Director): Action[] {
  const { backend } = director;
  const { clock, db, faults } = backend;
  const { speed, isPaused } = clock.state();
  const { theme: shown = 'system' } = document.documentElement.dataset;

  function advance(ms: number) {
    recordStep(pass(ms));
    clock.advance(ms);
  }
  async function setLine(id: LineId) {
    recordStep(line(id));
    await faults.setLine(id);
    tellOffline(id === 'offline');
  }
  const photos = (title: string, files: FileSet, field?: string): Action => ({
    group: 'Sample photos',
    title,
    run: () => giveFiles(director, files, field),
  });

  return [
    ...PACES.map((pace) => ({
      group: 'Simulated time',
      title: paceName(pace),
      isOn: pace === (isPaused ? 0 : speed),
      run: () => clock.setSpeed(pace),
    })),
    {
      group: 'Simulated time',
      title: 'Step to the next event',
      run() {
        const [next] = dueEvents(db, clock.now());
        if (!next) return 'Nothing is due. Start a training, a job or a payment.';
        advance(Math.max(0, next.at - clock.now()));
        return `${next.what}.`;
      },
    },
    { group: 'Simulated time', title: '+30 s', run: () => advance(STEP_MS) },
    ...LINE_IDS.map((id) => ({
      group: 'Line',
      title: LINES[id].label,
      words: id === 'off' ? 'online' : '',
      isOn: faults.line() === id,
      run: () => setLine(id),
    })),
    ...(Object.keys(THEMES) as (keyof typeof THEMES)[]).map((theme) => ({
      group: 'Theme',
      title: THEMES[theme],
      isOn: shown === theme,
      run: () => chooseTheme(theme),
    })),
    ...COUNTS.map((count, index) =>
      photos(index === 0 ? `${count} portraits` : `${count} photos`, { photos: count }),
    ),
    photos('A damaged one', { others: ['damaged'] }),
    photos('One too large', { others: ['too-large'] }),
    photos('The same twice', { photos: 1, others: ['duplicate'] }),
    photos('One for reverse prompt', { photos: 1 }, 'Reference image'),
    photos('One for the open form', { photos: 1 }, 'Photo'),
    {
      group: 'Person',
      title: 'Expire the session now',
      async run() {
        await db.transact(() => db.sessions.remove(() => true));
        return 'The server has forgotten the session. The app learns it with its next call.';
      },
    },
  ];
}

/** What can be set to the number in these words: `credits 12`, `training 57%`, `12 photos`, `time 60`. */
export function numberActions(director: Director, words: string): Action[] {
  const number = Number(/(?<![\w.])\d{1,7}(?=[%×]?(\s|$))/.exec(words)?.[0]);
  return [
    {
      title: `${number} credits`,
      group: 'Balance',
      most: 9_999_999,
      run: () => setCredits(director, number),
    },
    {
      title: `Training ${number}%`,
      group: 'Simulated time',
      most: 100,
      run: () => putTraining(director, number),
    },
    {
      title: `${number} photos`,
      group: 'Sample photos',
      most: 100,
      run: () => giveFiles(director, { photos: number }),
    },
    {
      title: paceName(number),
      group: 'Simulated time',
      most: MAX_SPEED,
      run: () => director.backend.clock.setSpeed(number),
    },
  ].filter(({ most }) => number <= most);
}

async function setCredits({ backend, remount }: Director, credits: number) {
  const { db, clock } = backend;
  const user = signedInUser(backend);
  if (!user) return 'Nobody is signed in.';
  return remount(() => db.transact(() => setBalance(db, user.id, credits, clock.now())));
}

/** Moves time to where the running training has done so much; without one, begins one. */
async function putTraining({ backend, remount, goTo }: Director, percent: number) {
  const running = () => backend.db.trainings.where(({ isDelivered }) => !isDelivered).at(-1);
  return remount(async () => {
    if (!running()) await enterState(backend, { scenario: 'training' });
    const { mode, startedAt } = running() ?? { mode: 'fast', startedAt: backend.clock.now() };
    // In the middle of this percent, because the app rounds down.
    setTime(backend, startedAt + (TRAINING_DURATION_MS[mode] * (percent + 0.5)) / 100);
    goTo(STATES.training.path);
  });
}

async function giveFiles({ backend, goTo, place }: Director, files: FileSet, field = TRAINING) {
  if (field === TRAINING && !/^\/(studio|twin)?([?#]|$)/.test(place())) goTo('/studio');
  const { doStep, findField, reasonOf } = await import('#mocks/demo/play/play.ts');
  if (field !== TRAINING && !findField(field)) return `There is no field “${field}” here.`;
  recordStep(choose(field, files));
  try {
    await doStep(choose(field, files), backend);
  } catch (cause) {
    return reasonOf(cause);
  }
  const count = (files.photos ?? 0) + (files.others?.length ?? 0);
  return `${count === 1 ? '1 photo' : `${count} photos`} handed over.`;
}
