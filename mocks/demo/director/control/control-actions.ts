import { BASE } from '#mocks/demo/start/addresses.ts';
import { setConnection, setCredits, setTraining, signedInUser } from '#mocks/demo/start/controls.ts';
import { MAX_CREDITS, MAX_SAMPLE_PHOTOS } from '#mocks/demo/start/start-address.ts';
import { MAX_SPEED } from '#mocks/domain/clock.ts';
import { LINE_IDS, LINES, type LineId } from '#mocks/server/lines.ts';
import { isStateId, STATES } from '#mocks/states/states.ts';
import { choose, type FileSet } from '#mocks/states/steps.ts';
import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { chooseTheme } from '#shared/ui/theme-toggle.tsx';
import type { Action } from '../actions.tsx';
import type { Director } from '../director.ts';
import { dueEvents } from '../due-events.ts';

const SPEEDS = [0, 1, 10, 60, 600];
const STEP_MS = 30_000;
const THEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;
const TRAINING = 'Training photos';
const COUNTS = [
  RECOMMENDED_TRAINING_PHOTOS.min,
  MIN_TRAINING_PHOTOS - 3,
  MIN_TRAINING_PHOTOS,
  MAX_TRAINING_PHOTOS + 1,
];
/** The window sizes of the storyboard. */
const WIDTHS = [
  { size: 'phone', title: '360 px', words: 'mobile phone small narrow' },
  { size: 'tablet', title: '768 px', words: 'tablet' },
  { size: 'desktop', title: '1440 px', words: 'desktop wide' },
];
const CONNECTION_TERMS: Record<LineId, string> = {
  off: 'online normal offline reset',
  fast: '',
  'slow-4g': 'slow mobile network',
  '3g': 'slow mobile network',
  offline: 'no connection internet',
};

const speedName = (speed: number) => (speed === 0 ? 'Paused' : `${speed}×`);

/** The director's controls: time, connection, theme, width, photos and session. Each render creates them again. */
export function controlActions(director: Director): Action[] {
  const { backend } = director;
  const { clock, db, faults } = backend;
  const { speed, isPaused } = clock.state();
  const { theme: shown = 'system' } = document.documentElement.dataset;
  const photos = (title: string, files: FileSet, field?: string): Action => ({
    group: 'Sample photos',
    title,
    run: () => giveFiles(director, files, field),
  });

  return [
    ...SPEEDS.map((choice) => ({
      group: 'Simulated time',
      title: speedName(choice),
      isOn: choice === (isPaused ? 0 : speed),
      run: () => clock.setSpeed(choice),
    })),
    {
      group: 'Simulated time',
      title: 'Step to the next event',
      run() {
        const [next] = dueEvents(db, clock.now());
        if (!next) return 'Nothing is due. Start a training, a job or a payment.';
        clock.advance(Math.max(0, next.at - clock.now()));
        return `${next.description}.`;
      },
    },
    { group: 'Simulated time', title: '+30 s', run: () => clock.advance(STEP_MS) },
    ...LINE_IDS.map((id) => ({
      group: 'Line',
      title: LINES[id].label,
      words: CONNECTION_TERMS[id],
      isOn: faults.line() === id,
      async run() {
        await setConnection(backend, id);
        return id === 'off' ? 'Back to normal.' : `${LINES[id].label}. To undo, search “online”.`;
      },
    })),
    ...(Object.keys(THEMES) as (keyof typeof THEMES)[]).map((theme) => ({
      group: 'Theme',
      title: THEMES[theme],
      isOn: shown === theme,
      run: () => chooseTheme(theme),
    })),
    ...WIDTHS.map(({ size, title, words }) => ({
      group: 'Width',
      title,
      words,
      hint: 'Show the state in the storyboard',
      run: () => location.assign(`${BASE}storyboard.html?size=${size}#${stateOf(director)}`),
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
      group: 'User',
      title: 'Expire the session now',
      async run() {
        await db.transact(() => db.sessions.remove(() => true));
        return 'Session expired. The app notices on its next request.';
      },
    },
  ];
}

/** The controls that accept the number in a query: `credits 12`, `training 57%`, `12 photos`. A number alone sets nothing. */
export function numberActions(director: Director, query: string): Action[] {
  const text = /(?<![\w.])\d{1,7}(?=[%×]?(\s|$))/.exec(query)?.[0];
  if (text === undefined || query.trim() === text) return [];
  const number = Number(text);
  const { backend, remount, goTo } = director;
  return [
    {
      title: `${number} credits`,
      group: 'Balance',
      most: MAX_CREDITS,
      run: () => remount(() => setCredits(backend, number)),
    },
    {
      title: `Training ${number}%`,
      group: 'Simulated time',
      most: 100,
      run: () =>
        remount(async () => {
          await setTraining(backend, number);
          goTo(STATES.training.path);
        }),
    },
    {
      title: `${number} photos`,
      group: 'Sample photos',
      most: MAX_SAMPLE_PHOTOS,
      run: () => giveFiles(director, { photos: number }),
    },
    {
      title: speedName(number),
      group: 'Simulated time',
      most: MAX_SPEED,
      run: () => backend.clock.setSpeed(number),
    },
  ].filter(({ most }) => number <= most);
}

/** The state of the signed-in user, or the state from which the demo started. */
function stateOf({ backend }: Director): string {
  const name = signedInUser(backend)?.scenario ?? backend.db.meta.scenario;
  return isStateId(name) ? name : 'signed-out';
}

async function giveFiles({ backend, goTo, path }: Director, files: FileSet, field = TRAINING) {
  if (field === TRAINING && !/^\/(studio|twin)?([?#]|$)/.test(path())) goTo('/studio');
  const { doStep, findField, reasonOf } = await import('#mocks/demo/steps/do-step.ts');
  if (field !== TRAINING && !findField(field)) return `There is no field “${field}” here.`;
  try {
    await doStep(choose(field, files), backend);
  } catch (cause) {
    return reasonOf(cause);
  }
  const count = (files.photos ?? 0) + (files.others?.length ?? 0);
  return `${count === 1 ? '1 photo' : `${count} photos`} added.`;
}
