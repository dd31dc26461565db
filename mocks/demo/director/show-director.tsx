import { createRoot } from 'react-dom/client';
import './director.css';
import './tabs.css';
import '../steps/tool-colors.css';
import { stateHref } from '#mocks/states/state-href.ts';
import { STATES } from '#mocks/states/states.ts';
import { BASE } from '../start/addresses.ts';
import type { AppHost } from '../start/start.ts';
import { type Director, DirectorContext } from './director.ts';
import { DirectorShell } from './shell/director-shell.tsx';

/** Mounts the director in a separate React root, which isolates its errors from the app's. */
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
  let navigations = 0;
  // A page of the simulation, such as the payment page, has no router.
  const isOutsideApp = location.pathname.startsWith(`${BASE}mocks/`);
  return {
    ...host,
    goTo(path) {
      const href = `${BASE}${path.replace(/^\//, '')}`;
      if (isOutsideApp) return location.assign(href);
      // The app restores the scroll position of a known key, so each navigation gets a new key.
      navigations += 1;
      history.pushState({ key: `director-${navigations}` }, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    path: () => `/${location.href.slice(new URL(BASE, location.origin).href.length)}`,
    showState: (id) => location.assign(stateHref(STATES[id], BASE)),
  };
}
