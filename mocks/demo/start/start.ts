import type { Backend } from '../../backend.ts';
import { FORMER_IDS, STATE_IDS, STATES, type StateId } from '../../states/states.ts';
import type { State } from '../../states/state.ts';
import { API_PREFIX, BASE } from './addresses.ts';
import { answerNavigations, openInPage } from './cold-open.ts';
import { enterState } from './enter-state.ts';
import { forgetWorkers } from './forget-workers.ts';
import { answerDirectly, intercept, type Interception } from './msw-internals/interception.ts';
import { leavePage } from './leave-page.ts';
import { keepSeen } from './keep-seen.ts';
import { openBackend } from './open-backend.ts';
import { readName } from '../../server/start-options.ts';
import { readLeftSpeed, readStartAddress } from './start-address.ts';
import { showTheme } from './show-theme.ts';
import { tellOffline } from './tell-offline.ts';

interface StartedBackend {
  /** Simulated milliseconds since the epoch. */
  now(): number;
  /** Problems of the start, as sentences. */
  problem?: string;
  /** The address names a state that could not be shown. */
  isLost: boolean;
  stage: Stage | undefined;
}

/** What the director controls: the backend and the app. */
export interface Stage extends Pick<Interception, 'ask'> {
  backend: Backend;
  /** Unmounts the app, runs `change`, and mounts it again with an empty cache. */
  remount(change: () => Promise<void>): Promise<void>;
}

/** Opens the backend in the state of the address, and intercepts the page's calls. */
export async function start(remount: Stage['remount']): Promise<StartedBackend> {
  if (window.frameElement?.hasAttribute('data-stays'))
    (await import('../play/stay-in-frame.ts')).stayInFrame();
  const asked = readStartAddress(location.href, STATE_IDS);
  const { speed, theme, director, problems, cleanHref } = asked;
  const isServerAddress = location.href.startsWith(API_PREFIX);
  const backend = await openBackend(isServerAddress ? readLeftSpeed(document.referrer) : undefined);

  if (isServerAddress) {
    // A static host has no server at /api: it answered with the app, which now answers in place of the server.
    return openInPage(location.href, API_PREFIX, answerDirectly(backend.handlers));
  }
  keepSeen(backend.calls);
  const tellLine = () => tellOffline(backend.faults.line() === 'offline');
  tellLine();
  // The line changes with a scenario and with a fault, and the next call shows it.
  backend.calls.subscribe(tellLine);
  const interception = intercept(backend.handlers, API_PREFIX);
  answerNavigations(API_PREFIX, interception);
  void forgetWorkers();
  const shown = asked.state === undefined ? undefined : findShown(asked.state, problems);
  const state = await stateOf(shown ? { ...asked, scenario: shown.id } : asked);
  if ('value' in state) {
    const startsAt = shown && STATE_INSTANT_MS;
    await enterState({ backend, ask: interception.ask }, { ...state.value, startsAt });
  } else if (state.problem !== undefined) problems.push(state.problem);
  if (speed !== undefined) backend.clock.setSpeed(speed);
  else if (shown) backend.clock.resume();
  if (theme) showTheme(theme);
  const place = shown ? placeOf(shown) : cleanHref;
  // The mock's own pages are no part of the app.
  if (shown?.path.startsWith('/mocks/')) return leavePage(() => location.replace(placeOf(shown)));
  if (place !== undefined) {
    history.replaceState(history.state, '', place);
    // The app has read the address already, and links back to it from Sign In.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  const isLost = problems.length > 0;
  // See isolate-before-paint.js.
  if (document.documentElement.dataset['storage'] === 'tab') {
    problems.push('This browser lets the demo store nothing, so what you do lasts until this tab is closed.');
  } else if (backend.problem !== undefined) problems.push(backend.problem);
  if (shown) void import('../play/play.ts').then(({ play }) => play(shown, backend));
  const stage = isDirectorWanted(director) ? { backend, ask: interception.ask, remount } : undefined;
  return {
    stage,
    isLost,
    now: () => backend.clock.now(),
    ...(problems.length > 0 ? { problem: problems.join(' ') } : {}),
  };
}

/** The state to show, by its id or by one that links had before. */
function findShown(id: string, problems: string[]): State<StateId> | undefined {
  const known = readName('state', FORMER_IDS[id] ?? id, STATE_IDS);
  if ('value' in known) return STATES[known.value];
  problems.push(known.problem);
  return undefined;
}

/** When every state that is shown takes place: after the jobs of the contract's examples. Simulated ms since the epoch. */
const STATE_INSTANT_MS = Date.parse('2026-11-22T09:30:00Z');

/** The address of a state's own screen, whatever address it was opened at. */
function placeOf({ path }: State): string {
  const url = new URL(path.slice(1), new URL(BASE, location.href));
  if (new URL(location.href).searchParams.has('isolated')) url.searchParams.set('isolated', '');
  return url.href;
}

/** The state that an address names; nothing of the last visit is touched when its changes cannot be read. */
async function stateOf({ scenario, after, changes }: ReturnType<typeof readStartAddress<StateId>>) {
  if (scenario === undefined) return { problem: changes === undefined ? undefined : CHANGES_ALONE };
  if (changes === undefined) return { value: { scenario, after } };
  // Loaded only for such a link.
  const { readLinkedChanges } = await import('./state-changes.ts');
  const reading = await readLinkedChanges(changes);
  return 'problem' in reading ? reading : { value: { scenario, after, changes: reading.value } };
}

const CHANGES_ALONE =
  'What this link changes belongs to the scenario that it does not name, so you see the state of your last visit.';

/** Switched off by an address, the director stays away as long as this tab lives: for screenshots. */
function isDirectorWanted(wish: 'on' | 'off' | undefined): boolean {
  if (wish !== undefined) sessionStorage.setItem('twin-studio-mock:director', wish);
  return sessionStorage.getItem('twin-studio-mock:director') !== 'off';
}
