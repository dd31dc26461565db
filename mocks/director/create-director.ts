import { BASE } from '../browser/addresses.ts';
import { enter } from '../browser/enter-scenario.ts';
import type { Stage } from '../browser/start.ts';
import { screenOf, type ScenarioId } from '../scenarios/scenarios.ts';
import type { Director } from './director.ts';
import { keepFocus } from './keep-focus.ts';

/** The director of this page. */
export function createDirector({ backend, ask, remount }: Stage): Director {
  let moves = 0;
  const director: Director = {
    backend,
    ask,
    remount,
    goTo(path) {
      keepFocus();
      // A key of its own, or the app would take it for a page that it had left before, and scroll to where that was.
      moves += 1;
      history.pushState({ key: `director-${moves}` }, '', `${BASE}${path.replace(/^\//, '')}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    place: () => `/${location.href.slice(new URL(BASE, location.origin).href.length)}`,
    async startScenario(id) {
      if (isTrainingSubmitted()) return reloadInto(id);
      return remount(async () => {
        await backend.loadScenario(id);
        await enter(id, ask, backend.clock.now());
        director.goTo(screenOf(id));
      });
    },
  };
  return director;
}

/**
 * Whether the app is between the charge and the start of a training: it goes on outside of any screen then, and would
 * go on in the next state.
 */
function isTrainingSubmitted(): boolean {
  const journals = Object.entries(localStorage).filter(([name]) => name.startsWith('twin-studio:training:'));
  return journals.some(([, text]) => /"step":"(charging|uploading|requesting)"/.test(String(text)));
}

function reloadInto(id: ScenarioId): void {
  const url = new URL(screenOf(id).slice(1), new URL(BASE, location.origin));
  url.searchParams.set('scenario', id);
  location.assign(url);
}
