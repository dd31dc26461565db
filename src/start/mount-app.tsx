import { startTransition, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { loadScreen } from '../app/routes.tsx';
import { setEarlyAnswers } from '../shared/api/early-answers.ts';
import { loadSession } from '../shared/api/session.ts';
import { BASE_PATH } from '../shared/lib/paths.ts';

interface MountedApp {
  /** Draws the app for the first time: the landing, or the screen of the address. */
  showFirstScreen(): void;
  /** Draws the app, from now on with this notice. */
  show(notice?: ReactNode): void;
  /** Takes everything off the page, at once. */
  clear(): void;
}

/** The app takes over from the scripts of the page (README.md). @throws where the browser is too old */
export function mountApp(): MountedApp {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  const { isTooOld, isLanding, wasSignedIn, answers, done } = window.pageStart ?? {};
  // The page says so; half of an app would say something else.
  if (isTooOld) throw new Error('This browser is too old.');
  if (answers) setEarlyAnswers(answers);

  const app = (notice?: ReactNode) => (
    <StrictMode>
      <BrowserRouter basename={BASE_PATH}>
        <App notice={notice} />
      </BrowserRouter>
    </StrictMode>
  );
  // The landing's links lead back to the start address itself; with more in the address they are drawn anew.
  const isHydrated = isLanding === true && location.search === '' && location.hash === '';
  const root = isHydrated ? hydrateRoot(container, app()) : createRoot(container);

  let shownNotice: ReactNode;
  function show(notice = shownNotice) {
    shownNotice = notice;
    // In small steps, so that the page answers meanwhile.
    startTransition(() => root.render(app(notice)));
  }

  async function showRightScreen() {
    const isKnown = Promise.all([loadSession(), loadScreen(location.pathname.slice(BASE_PATH.length))]);
    // So long may it take to know the right screen, before the landing is drawn meanwhile (spec §2).
    const isLate = new Promise((resolve) => setTimeout(resolve, wasSignedIn ? 1_500 : 100));
    // What could not be loaded says so on its screen.
    await Promise.race([isKnown, isLate]).catch(() => undefined);
    show();
  }

  done?.();
  return {
    showFirstScreen() {
      if (isHydrated) return;
      if (isLanding) show();
      else void showRightScreen();
    },
    show,
    clear: () => flushSync(() => root.render(null)),
  };
}
