import { createRoot } from 'react-dom/client';
import './director.css';
import './tabs.css';
import '../play/tool-colours.css';
import { stateHref } from '#mocks/states/state-href.ts';
import { isStateId, STATES } from '#mocks/states/states.ts';
import { BASE } from '../start/addresses.ts';
import { enterState } from '../start/enter-state.ts';
import { playSteps } from '../start/play-steps.ts';
import type { AppHost } from '../start/start.ts';
import { type Director, DirectorContext } from './director.ts';
import { DirectorShell } from './shell/director-shell.tsx';

/** Mounts the director in its own root, so that errors of one do not affect the other. */
export function showDirector(host: AppHost): void {
  const element = document.createElement('div');
  element.id = 'director';
  document.body.append(element);
  createRoot(element).render(
    <DirectorContext value={createDirector(host)}>
      <DirectorShell />
    </DirectorContext>,
  );
}

function createDirector(host: AppHost): Director {
  const { backend, remount } = host;
  let moves = 0;
  // On a page of the simulation, such as the payment page.
  const isOutsideApp = location.pathname.startsWith(`${BASE}mocks/`);
  const director: Director = {
    ...host,
    goTo(path) {
      const href = `${BASE}${path.replace(/^\//, '')}`;
      if (isOutsideApp) return location.assign(href);
      // Needs a new key: the app restores the scroll position of a known one.
      moves += 1;
      history.pushState({ key: `director-${moves}` }, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    place: () => `/${location.href.slice(new URL(BASE, location.origin).href.length)}`,
    async showState(id) {
      const state = STATES[id];
      const { scenario } = backend.db.meta;
      const current = isStateId(scenario) ? STATES[scenario] : undefined;
      // Steps need a page that starts in the state, and may change what only a new page has again.
      if (state.steps || current?.steps || isOutsideApp || isTrainingSubmitted())
        return location.assign(stateHref(state, BASE));
      await remount(async () => {
        await enterState(backend, { scenario: id });
        director.goTo(state.path);
      });
      // Scrolls to its part of the screen, as its link does.
      return playSteps(state, backend, true);
    },
  };
  return director;
}

/** Whether a training is being submitted, which would continue in the next state. */
function isTrainingSubmitted(): boolean {
  const journals = Object.entries(localStorage).filter(([name]) => name.startsWith('twin-studio:training:'));
  return journals.some(([, text]) => /"step":"(charging|uploading|requesting)"/.test(String(text)));
}
