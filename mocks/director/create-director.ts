import { BASE } from '../browser/addresses.ts';
import { enter } from '../browser/enter-scenario.ts';
import type { Stage } from '../browser/start.ts';
import { screenOf } from '../scenarios/scenarios.ts';
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
    startScenario: (id) =>
      remount(async () => {
        await backend.loadScenario(id);
        await enter(id, ask, backend.clock.now());
        director.goTo(screenOf(id));
      }),
  };
  return director;
}
