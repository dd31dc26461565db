import type { Persona } from '../scenarios/scenarios.ts';
import { html, page, type Markup } from './markup.ts';

export interface SignInPage {
  personas: readonly Persona[];
  /** Where choosing a persona leads. */
  signInHref(persona: Persona): string;
  /** Back to the landing page. */
  homeHref: string;
}

const GROUPS: Record<Persona['group'], string> = {
  people: 'People',
  moments: 'In the middle of something',
  trouble: 'When things go wrong',
};

/** What stands between the landing and the studio where the real server has its sign-in. */
export function signInPage({ personas, signInHref, homeHref }: SignInPage): Markup {
  const card = (persona: Persona) =>
    html`<li>
      <a class="persona" href="${signInHref(persona)}" data-persona="${persona.id}">
        <span class="persona-name">${persona.name}</span>
        <span class="persona-balance">${persona.credits.toLocaleString('en-GB')} credits</span>
        <span class="persona-text">${persona.sentence}</span>
      </a>
    </li>`;
  const group = (id: Persona['group']) => {
    const members = personas.filter((persona) => persona.group === id);
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
