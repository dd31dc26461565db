import type { Backend } from '#mocks/backend.ts';
import { entriesOf } from '#mocks/db/ledger-book.ts';
import { runningTraining, signedInUser } from '#mocks/demo/start/controls.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { isStateId, rowsOf, STATES, type StateId } from '#mocks/states/states.ts';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { dueEvents } from '../due-events.ts';

interface Page {
  /** The address of the page. */
  href: string;
  /** The chosen theme; undefined for the system's theme. */
  theme: string | undefined;
  /** The state that `?state=` opened in this page. */
  openedState: StateId | undefined;
  /** The number of stored photos for a training. */
  photos: number;
}

/**
 * A link to the current state: its id, time, theme, faults, and the director's controls by name. It does not contain the
 * user's other changes in the app. A state with steps runs them again, so its link has no controls.
 */
export function linkToState(backend: Backend, { href, theme, openedState, photos }: Page): string {
  const { db, clock, faults } = backend;
  const user = signedInUser(backend);
  const scenario = scenarioOf(backend);
  const state = STATES[scenario];
  const hasSteps = openedState === scenario && state.steps !== undefined;
  const { speed, isPaused } = clock.state();
  const currentSpeed = isPaused ? 0 : speed;
  const line = faults.line();

  const url = new URL(href);
  const set = (parameter: string, value: string | number | undefined) => {
    if (value !== undefined) url.searchParams.set(parameter, String(value));
  };
  set(hasSteps ? 'state' : 'scenario', scenario);
  set('speed', currentSpeed === 1 ? undefined : currentSpeed);
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
    // The parameters of the state and of the connection add these faults.
    if (fault.scenario === undefined && fault.line === undefined)
      url.searchParams.append('fault', JSON.stringify(fault));
  }
  return url.href;
}

/** The state of the signed-in user. If signed out, the state from which the demo started, unless that state has a user. */
function scenarioOf(backend: Backend): StateId {
  const user = signedInUser(backend);
  const name = user?.scenario ?? backend.db.meta.scenario;
  const isCurrent = isStateId(name) && (user !== undefined || STATES[name].user === undefined);
  return isCurrent ? name : 'signed-out';
}

/** The simulated seconds since the start of a state that has scheduled events; undefined for others. */
function secondsAfter({ db, clock }: Backend, scenario: StateId): number | undefined {
  const { startedAt } = db.meta;
  if (startedAt === undefined || db.meta.scenario !== scenario) return undefined;
  const elapsed = Math.floor((clock.now() - startedAt) / 1000);
  return elapsed >= 0 && dueEvents(db, startedAt).length > 0 ? elapsed : undefined;
}

/** The progress of the running training; undefined if `after` already leads to it. */
function trainingPercent(backend: Backend, scenario: StateId): number | undefined {
  const running = runningTraining(backend);
  if (!running) return undefined;
  const startedAt = backend.db.meta.startedAt ?? 0;
  const isOfState = rowsOf(scenario, startedAt).trainings?.some(
    (training) => training.id === running.id && training.startedAt === running.startedAt,
  );
  if (isOfState && backend.clock.now() >= startedAt) return undefined;
  const elapsed = backend.clock.now() - running.startedAt;
  return Math.max(0, Math.min(100, Math.floor((elapsed / TRAINING_DURATION_MS[running.mode]) * 100)));
}
