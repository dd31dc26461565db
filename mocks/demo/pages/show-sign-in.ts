import { drawPage } from '#mocks/pages/markup.ts';
import { signInPage } from '#mocks/pages/sign-in-page.ts';
import { PEOPLE, type StateId } from '#mocks/states/states.ts';
import { API_PREFIX, BASE } from '../start/addresses.ts';
import { openInPage } from '../start/cold-open.ts';
import { rememberPictures } from '../start/enter-scenario.ts';
import type { Stage } from '../start/stage.ts';

/**
 * Draws the sign-in page and signs the chosen persona in by the backend's own callback.
 * @param opened while the person reads, so that the click is answered at once
 * @returns how to draw it anew: nothing of it changes
 */
export function showSignIn(opened: Promise<Pick<Stage, 'backend' | 'ask'>>): () => void {
  const returnTo = new URLSearchParams(location.search).get('returnTo') ?? '';
  const page = drawPage(
    signInPage({
      people: PEOPLE,
      signInHref: ({ id }) => `${API_PREFIX}callback?${new URLSearchParams({ code: id, returnTo })}`,
      homeHref: BASE,
    }),
  );

  const signIn = async ({ href, dataset }: HTMLAnchorElement) => {
    const { backend, ask } = await opened;
    await rememberPictures(dataset['persona'] as StateId, backend.clock.now());
    await openInPage(href, API_PREFIX, { ask });
  };
  let isLeaving = false;
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.persona') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    link.setAttribute('aria-busy', 'true');
    void signIn(link);
  });
  return () => {};
}
