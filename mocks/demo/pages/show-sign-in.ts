import { API_PREFIX, BASE } from '../start/addresses.ts';
import { openInPage } from '../start/cold-open.ts';
import { answerDirectly } from '../start/msw-internals/interception.ts';
import { openBackend } from '../start/open-backend.ts';
import { rememberPictures } from '../start/enter-scenario.ts';
import { PEOPLE, type StateId } from '../../states/states.ts';
import { drawPage } from '../../pages/markup.ts';
import { signInPage } from '../../pages/sign-in-page.ts';

/** Draws the sign-in page and signs the chosen persona in by the backend's own callback. */
export async function showSignIn(): Promise<void> {
  const returnTo = new URLSearchParams(location.search).get('returnTo') ?? '';
  const page = drawPage(
    signInPage({
      people: PEOPLE,
      signInHref: ({ id }) => `${API_PREFIX}callback?${new URLSearchParams({ code: id, returnTo })}`,
      homeHref: BASE,
    }),
  );

  // Opened while the person reads, so that the click is answered at once.
  const backend = openBackend();
  const signIn = async ({ href, dataset }: HTMLAnchorElement) => {
    const { handlers, clock } = await backend;
    await rememberPictures(dataset['persona'] as StateId, clock.now());
    await openInPage(href, API_PREFIX, answerDirectly(handlers));
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
  await backend;
}
