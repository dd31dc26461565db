import type { State } from '../states/state.ts';
import { html, page, type Markup } from './markup.ts';

export interface SignInPage {
  /** The states with a person to sign in as. */
  people: readonly State[];
  /** The address for each choice. */
  signInHref(state: State): string;
  /** Back to the landing page. */
  homeHref: string;
}

const GROUPS: Record<NonNullable<State['signIn']>, string> = {
  people: 'People',
  moments: 'In the middle of something',
  trouble: 'When things go wrong',
};

/** The mock's sign-in page. */
export function signInPage({ people, signInHref, homeHref }: SignInPage): Markup {
  const card = (state: State) =>
    html`<li>
      <a class="persona" href="${signInHref(state)}" data-persona="${state.id}">
        <span class="persona-name">${state.title}</span>
        <span class="persona-balance">${state.person?.credits.toLocaleString('en-GB')} credits</span>
        <span class="persona-text">${state.sentence}</span>
      </a>
    </li>`;
  const group = (id: keyof typeof GROUPS) => {
    const members = people.filter(({ signIn }) => signIn === id);
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
      <p class="lead">
        This is a simulation: no account, no password, nothing is sent anywhere. Choose a persona, and the
        studio starts from its state.
      </p>
      ${group('people')} ${group('moments')} ${group('trouble')}
      <p><a class="quiet-link" href="${homeHref}">Back without signing in</a></p>
    </main>`,
  );
}
