/** Markup that is safe to put into a page: made by {@link html}, or a constant file of ours. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | undefined | false | readonly Markup[];

/** A template whose values are escaped, unless they are markup. `undefined` and `false` render nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(rendered)));
}

/** The layout of the mock's pages, with a header that says that this is a simulation. */
export function page(main: Markup): Markup {
  return html`<header class="masthead">
      <span class="wordmark">AI Twin <em>Studio</em></span>
      <span class="stamp">Simulation</span>
    </header>
    ${main}`;
}

let policy: { createHTML(text: string): string } | undefined;

/** Draws a page of the mock; its markup was escaped when it was made. @throws when there is no `#page` */
export function drawPage({ text }: Markup): HTMLElement {
  // Where Trusted Types are known, the content security policy lets only this name turn text into elements.
  policy ??= window.trustedTypes?.createPolicy('mock-pages', { createHTML: (trusted) => trusted });
  const element = document.getElementById('page');
  if (!element) throw new Error('This page has no element with the id "page".');
  element.innerHTML = policy?.createHTML(text) ?? text;
  return element;
}

/** For text between tags and in quoted attributes; values are not allowed elsewhere. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function rendered(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
