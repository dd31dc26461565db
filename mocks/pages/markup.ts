/** Markup that is safe in a page: created by {@link html}, or a constant file of this repository. */
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

/** The layout of the mock's pages. Its header marks them as a simulation. */
export function page(main: Markup): Markup {
  return html`<header class="masthead">
      <span class="wordmark">AI Twin <em>Studio</em></span>
      <span class="stamp">Simulation</span>
    </header>
    ${main}`;
}

let policy: { createHTML(text: string): string } | undefined;

/** Draws a page of the mock. {@link html} has escaped its values. @throws without an element `#page` */
export function drawPage({ text }: Markup): HTMLElement {
  // Where Trusted Types are supported, the content security policy allows only this name to turn text into elements.
  policy ??= window.trustedTypes?.createPolicy('mock-pages', { createHTML: (trusted) => trusted });
  const element = document.getElementById('page');
  if (!element) throw new Error('This page has no element with the id "page".');
  element.innerHTML = policy?.createHTML(text) ?? text;
  return element;
}

/** Escapes text between tags and in quoted attributes. Values are not allowed elsewhere. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function rendered(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
