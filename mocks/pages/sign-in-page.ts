import type { State } from '../states/state.ts';
import { SIGN_IN_STATES } from '../states/states.ts';
import { html, page, type Markup } from './markup.ts';

export interface SignInPage {
  /** The prefix of the API's addresses, with a trailing slash. */
  apiPrefix: string;
  /** The path to open after signing in. */
  returnTo: string;
  /** The link to the landing page. */
  homeHref: string;
}

const GROUPS: Record<NonNullable<State['signIn']>, string> = {
  people: 'People',
  moments: 'In progress',
  trouble: 'When things go wrong',
};

/** The mock's sign-in page: a link to the API's callback for each state with a persona. */
export function signInPage({ apiPrefix, returnTo, homeHref }: SignInPage): Markup {
  const signInHref = (code: string) => `${apiPrefix}callback?${new URLSearchParams({ code, returnTo })}`;
  const card = (state: State) =>
    html`<li>
      <a class="persona" href="${signInHref(state.id)}" data-persona="${state.id}">
        <span class="persona-name">${state.title}</span>
        <span class="persona-balance">${state.user?.credits.toLocaleString('en-US')} credits</span>
        <span class="persona-text">${state.sentence}</span>
      </a>
    </li>`;
  const group = (id: keyof typeof GROUPS) => {
    const members = SIGN_IN_STATES.filter(({ signIn }) => signIn === id);
    return html`<section aria-labelledby="group-${id}">
      <h2 id="group-${id}">${GROUPS[id]}</h2>
      <ul class="personas">
        ${members.map(card)}
      </ul>
    </section>`;
  };
  return page(
    html`<main>
      <h1>Who is <em>signing in?</em></h1>
      <p class="lead">A simulation: no account, no password, nothing is sent. Choose who you are.</p>
      ${group('people')} ${group('moments')} ${group('trouble')}
      <p><a class="quiet-link" href="${homeHref}">Back without signing in</a></p>
    </main>`,
  );
}
