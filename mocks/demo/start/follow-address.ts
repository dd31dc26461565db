import type { Backend } from '#mocks/backend.ts';
import { STATES } from '#mocks/states/states.ts';
import { forgetRemaining, keepRemaining, remainingSteps, type StepsToPlay } from '../play/remaining-steps.ts';
import { BASE } from './addresses.ts';
import { enterState } from './enter-state.ts';
import { leavePage } from './leave-page.ts';
import { showTheme } from './show-theme.ts';
import type { StartAddress } from './start-address.ts';

/** The simulated time of every shown state, ms since the epoch: after the jobs of the contract's examples. */
const STATE_INSTANT_MS = Date.parse('2026-11-22T09:30:00Z');

/** Brings the page into the state that its address asks for. @returns the steps to play in it */
export async function followAddress(asked: StartAddress, backend: Backend): Promise<StepsToPlay | undefined> {
  const { speed, theme, problems, cleanHref } = asked;
  const shown = asked.state && STATES[asked.state];
  // The steps of an earlier address would be played in another state.
  if (asked.scenario !== undefined) forgetRemaining();
  const state = await stateOf(shown ? { ...asked, scenario: shown.id } : asked);
  if ('value' in state) await enterState(backend, { ...state.value, startsAt: shown && STATE_INSTANT_MS });
  else if (state.problem !== undefined) problems.push(state.problem);
  if (speed !== undefined) backend.clock.setSpeed(speed);
  else if (shown) backend.clock.resume();
  if (theme) showTheme(theme);
  const place = shown ? placeOf(shown.path) : cleanHref;
  if (shown && shown.path.startsWith(PAGES) !== location.pathname.startsWith(BASE + PAGES.slice(1))) {
    keepRemaining(shown);
    return leavePage(() => location.replace(placeOf(shown.path)));
  }
  if (place !== undefined) {
    history.replaceState(history.state, '', place);
    // The app has read the address already, and links back to it from Sign In.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  const { steps, pace } = ('value' in state && state.value.changes) || {};
  if (shown) return shown;
  return steps ? { steps, pace } : remainingSteps();
}

/** The mock's own pages, which do not belong to the app. */
const PAGES = '/mocks/pages/';

/** The address of a state's screen. */
function placeOf(path: string): string {
  const url = new URL(path.slice(1), new URL(BASE, location.href));
  return url.href;
}

/** The state that an address names. If its changes cannot be read, the state of the last visit stays. */
async function stateOf({ scenario, after, changes }: Pick<StartAddress, 'scenario' | 'after' | 'changes'>) {
  if (scenario === undefined) return { problem: changes === undefined ? undefined : CHANGES_ALONE };
  if (changes === undefined) return { value: { scenario, after, changes } };
  // Loaded only for such a link.
  const { readLinkedChanges } = await import('./state-changes.ts');
  const reading = await readLinkedChanges(changes);
  return 'problem' in reading ? reading : { value: { scenario, after, changes: reading.value } };
}

const CHANGES_ALONE =
  'What this link changes belongs to the scenario that it does not name, so you see the state of your last visit.';
