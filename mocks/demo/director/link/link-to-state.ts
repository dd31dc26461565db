import type { Backend } from '#mocks/backend.ts';
import { entriesOf } from '#mocks/db/ledger-book.ts';
import { runningTraining, signedInUser } from '#mocks/demo/start/controls.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { isStateId, rowsOf, STATES, type StateId } from '#mocks/states/states.ts';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { dueEvents } from '../due-events.ts';

interface Place {
  /** The address of the page. */
  href: string;
  /** The theme that is shown; undefined if it is the system's. */
  theme: string | undefined;
  /** The state that the page was opened in by `?state=`. */
  openedState: StateId | undefined;
  /** The number of stored photos for a training. */
  photos: number;
}

/**
 * A link to the present state: its id, time, theme, faults, and the director's controls by name. What the user did in the
 * app otherwise is not in it. A state with steps runs them again, so its link has no controls.
 */
export function linkToState(backend: Backend, { href, theme, openedState, photos }: Place): string {
  const { db, clock, faults } = backend;
  const user = signedInUser(backend);
  const scenario = scenarioOf(backend);
  const state = STATES[scenario];
  const hasSteps = openedState === scenario && state.steps !== undefined;
  const { speed, isPaused } = clock.state();
  const pace = isPaused ? 0 : speed;
  const line = faults.line();

  const url = new URL(href);
  const set = (parameter: string, value: string | number | undefined) => {
    if (value !== undefined) url.searchParams.set(parameter, String(value));
  };
  set(hasSteps ? 'state' : 'scenario', scenario);
  set('speed', pace === 1 ? undefined : pace);
  set('theme', theme);
  if (hasSteps) return url.href;

  set('after', secondsAfter(backend, scenario));
  if (line !== 'off') set('connection', line);
  set('training', trainingPercent(backend, scenario));
  if (user) {
    const credits = balanceOf(entriesOf(db, user.id));
    if (credits !== state.user?.credits) set('credits', credits);
  }
  if (photos !== (state.device?.photos ?? 0)) set('photos', photos);
  for (const fault of faults.list()) {
    // The state and the connection bring their own.
    if (fault.scenario === undefined && fault.line === undefined)
      url.searchParams.append('fault', JSON.stringify(fault));
  }
  return url.href;
}

/** The state of the signed-in user; if signed out, the one that the demo started from, unless a user was signed in there. */
function scenarioOf(backend: Backend): StateId {
  const user = signedInUser(backend);
  const name = user?.scenario ?? backend.db.meta.scenario;
  const isFitting = isStateId(name) && (user !== undefined || STATES[name].user === undefined);
  return isFitting ? name : 'signed-out';
}

/** The simulated time since the state started, where something happens by itself. */
function secondsAfter({ db, clock }: Backend, scenario: StateId): number | undefined {
  const { startedAt } = db.meta;
  if (startedAt === undefined || db.meta.scenario !== scenario) return undefined;
  const passed = Math.floor((clock.now() - startedAt) / 1000);
  return passed >= 0 && dueEvents(db, startedAt).length > 0 ? passed : undefined;
}

/** The progress of the running training, unless it is the state's own and `after` leads to it. */
function trainingPercent(backend: Backend, scenario: StateId): number | undefined {
  const running = runningTraining(backend);
  if (!running) return undefined;
  const startedAt = backend.db.meta.startedAt ?? 0;
  const isOwn = rowsOf(scenario, startedAt).trainings?.some(
    (training) => training.id === running.id && training.startedAt === running.startedAt,
  );
  if (isOwn && backend.clock.now() >= startedAt) return undefined;
  const passed = backend.clock.now() - running.startedAt;
  return Math.max(0, Math.min(100, Math.floor((passed / TRAINING_DURATION_MS[running.mode]) * 100)));
}
