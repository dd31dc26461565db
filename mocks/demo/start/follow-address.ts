import type { Backend } from '#mocks/backend.ts';
import { STATES } from '#mocks/states/states.ts';
import { forgetPlan, storedPlan, storePlan, type PlannedSteps } from '../steps/planned-steps.ts';
import { BASE } from './addresses.ts';
import { setConnection, setCredits, setTraining } from './controls.ts';
import { enterState } from './enter-state.ts';
import { leavePage } from './leave-page.ts';
import { showTheme } from './show-theme.ts';
import type { StartAddress } from './start-address.ts';

/** The simulated time at which every `?state=` starts, in ms since the epoch. It is after the jobs of the examples. */
const STATE_INSTANT_MS = Date.parse('2026-11-22T09:30:00Z');

/** The mock's own pages, which are not part of the app. */
const PAGES = '/mocks/pages/';

/** Applies the address to the backend and the page. @returns the steps to run in this page */
export async function followAddress(
  address: StartAddress,
  backend: Backend,
): Promise<PlannedSteps | undefined> {
  const { after, speed, theme, photos, cleanHref } = address;
  const shown = address.state && STATES[address.state];
  const scenario = address.state ?? address.scenario;
  if (scenario !== undefined) {
    // The steps of an earlier address belong to another state.
    forgetPlan();
    await enterState(backend, { scenario, after, startsAt: shown && STATE_INSTANT_MS });
    backend.clock.resume();
  }
  await applyControls(address, backend);
  if (speed !== undefined) backend.clock.setSpeed(speed);
  if (theme) showTheme(theme);

  const plan = shown || photos !== undefined ? { state: shown?.id, photos, next: 0 } : storedPlan();
  if (shown && shown.path.startsWith(PAGES) !== location.pathname.startsWith(BASE + PAGES.slice(1))) {
    storePlan({ state: shown.id, photos, next: 0 });
    return leavePage(() => location.replace(hrefOf(shown.path)));
  }
  const href = shown ? hrefOf(shown.path) : cleanHref;
  if (href !== undefined) {
    history.replaceState(history.state, '', href);
    // The app has read the address already, and Sign In would return to it.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  return plan;
}

/** Applies the controls of a link. A failure becomes a problem of the address. */
async function applyControls(address: StartAddress, backend: Backend): Promise<void> {
  const { faults = [], connection, credits, training, problems } = address;
  try {
    for (const fault of faults) await backend.faults.add(fault);
    if (connection !== undefined) await setConnection(backend, connection);
    if (training !== undefined) await setTraining(backend, training);
    if (credits !== undefined) await setCredits(backend, credits);
  } catch (cause) {
    problems.push((cause as Error).message);
  }
}

const hrefOf = (path: string) => new URL(path.slice(1), new URL(BASE, location.href)).href;
