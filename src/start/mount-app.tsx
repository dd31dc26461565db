import { startTransition, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { Landing, loadScreen } from '#app/routes.tsx';
import { setEarlyAnswers } from '#shared/api/early-answers.ts';
import { currentPerson } from '#shared/api/person.ts';
import { loadSession } from '#shared/api/session.ts';
import { BASE_PATH } from '#shared/lib/paths.ts';
import { allowMovedNodes } from '#shared/ui/moved-nodes.ts';

/** Takes over from the page's inline scripts (README.md). @throws where the browser is too old */
export function mountApp() {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  const { isTooOld, isLanding, wasSignedIn, answers, takePresses, done } = window.pageStart ?? {};
  // The inline script shows the message.
  if (isTooOld) throw new Error('This browser is too old.');
  if (answers) setEarlyAnswers(answers);
  allowMovedNodes();

  const app = (notice?: ReactNode) => (
    <StrictMode>
      <BrowserRouter basename={BASE_PATH}>
        <App notice={notice} />
      </BrowserRouter>
    </StrictMode>
  );
  // Only the start address itself matches the markup, because the links on the landing contain the address. A browser's
  // translation wraps each text in a font element.
  const isHydrated =
    isLanding === true && location.search + location.hash === '' && !container.querySelector('font');
  let root: Root | undefined;

  let shownNotice: ReactNode;
  /** Renders the app, from now on with this notice. */
  function show(notice = shownNotice): void {
    shownNotice = notice;
    // In a transition, so that the page stays responsive.
    startTransition(() => root?.render(app(notice)));
  }

  // The app shows a failure.
  const loadLanding = () => Landing.load().catch(() => undefined);

  const showRightScreen = async (started?: Promise<unknown>) => {
    const isKnown = Promise.all([loadSession(), loadScreen(location.pathname.slice(BASE_PATH.length))]);
    // How long to wait for the right screen before showing the landing (spec §2).
    const isLate = Promise.resolve(started).then(
      () => new Promise((resolve) => setTimeout(resolve, wasSignedIn ? 1_500 : 100)),
    );
    // The screen itself shows a failure to load.
    await Promise.race([isKnown, isLate]).catch(() => undefined);
    if (currentPerson() === undefined) await loadLanding();
    root = createRoot(container);
    show();
  };

  done?.();
  document.getElementById('fonts')?.removeAttribute('media');
  return {
    /**
     * Renders the app for the first time: the landing, or the screen of the address.
     * @param started resolves once calls are answered
     */
    async showFirstScreen(started?: Promise<unknown>): Promise<void> {
      if (!isLanding) return showRightScreen(started);
      await loadLanding();
      const pressAgain = takePresses?.();
      root = isHydrated ? hydrateRoot(container, app()) : createRoot(container);
      if (!isHydrated && pressAgain) flushSync(() => root?.render(app()));
      else if (!isHydrated || shownNotice) show();
      // React hydrates what is pressed at once.
      pressAgain?.();
    },
    show,
    clear: () => flushSync(() => root?.render(null)),
  };
}
