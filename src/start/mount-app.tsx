import { startTransition, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { Landing, loadScreen } from '#app/routes.tsx';
import { currentUser } from '#shared/api/current-user.ts';
import { setEarlyResponses } from '#shared/api/early-responses.ts';
import { loadSession } from '#shared/api/session.ts';
import { BASE_PATH } from '#shared/lib/paths.ts';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';

/** How long the first screen waits for the session and its code, after which the landing is shown (decision 53). */
const FIRST_SCREEN_LIMIT_MS = 1_500;

/** Mounts the app after the page's inline scripts (README.md). @throws where the browser is too old */
export function mountApp() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  const { isTooOld, isLanding = false, responses, done } = window.pageStart ?? {};
  // The inline script shows the message.
  if (isTooOld) throw new Error('This browser is too old.');
  if (responses) setEarlyResponses(responses);
  allowMovedNodes();
  done?.();

  const app = (notice?: ReactNode) => (
    <StrictMode>
      <BrowserRouter basename={BASE_PATH}>
        <App notice={notice} />
      </BrowserRouter>
    </StrictMode>
  );
  let root: Root | undefined;
  let shownNotice: ReactNode;

  /** Renders the app with this notice. Later renders preserve it. */
  function show(notice = shownNotice): void {
    shownNotice = notice;
    // A transition keeps the page responsive.
    startTransition(() => root?.render(app(notice)));
  }

  return {
    /**
     * Renders the app for the first time. Hydrates the landing once the session is known, because its plan buttons have no
     * effect before (spec §2).
     * @param started resolves when the demo's simulated backend responds to requests
     */
    async showFirstScreen(started?: Promise<unknown>): Promise<void> {
      // The app itself shows a loading failure.
      const loadLanding = () => Landing.load().catch(() => undefined);
      const isReady = Promise.all([
        loadSession(),
        isLanding ? loadLanding() : loadScreen(location.pathname.slice(BASE_PATH.length)),
      ]);
      const isLate = Promise.resolve(started).then(
        () => new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_LIMIT_MS)),
      );
      await Promise.race([isReady, isLate]).catch(() => undefined);
      if (isLanding || currentUser() === undefined) await loadLanding();
      const canHydrate = isLanding && isAsPrerendered(container);
      root = canHydrate ? hydrateRoot(container, app()) : createRoot(container);
      if (!canHydrate || shownNotice) show();
    },
    show,
    clear: () => flushSync(() => root?.render(null)),
  };
}

/**
 * Whether the markup is unchanged: React can hydrate only the markup that it would render itself. The landing's links
 * contain the address, and a browser's translation wraps each text in a `font` element.
 */
function isAsPrerendered(container: HTMLElement): boolean {
  return location.search + location.hash === '' && !container.querySelector('font');
}
