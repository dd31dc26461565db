import type { StateId } from '../states/states.ts';
import { drawPage } from './markup.ts';
import { signInPage } from './sign-in-page.ts';

interface SignInActions {
  /** The prefix of the API's addresses. */
  apiPrefix: string;
  homeHref: string;
  /** Signs in with the backend's callback. */
  signIn(callbackHref: string, persona: StateId): Promise<unknown>;
}

/** Draws the sign-in page. A click on a persona signs in without a navigation. */
export function showSignIn({ apiPrefix, homeHref, signIn }: SignInActions): void {
  const returnTo = new URLSearchParams(location.search).get('returnTo') ?? '';
  const page = drawPage(signInPage({ apiPrefix, returnTo, homeHref }));
  let isLeaving = false;
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.persona') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    link.setAttribute('aria-busy', 'true');
    void signIn(link.href, link.dataset['persona'] as StateId);
  });
}
