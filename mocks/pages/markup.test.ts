import { describe, expect, test } from 'vitest';
import { html } from './markup.ts';

describe('a template of markup', () => {
  test('escapes values', () => {
    expect(html`<a title="${`"'&`}">${'<script>'}${3}</a>`.text).toBe(
      '<a title="&#34;&#39;&#38;">&#60;script&#62;3</a>',
    );
  });

  test('does not escape markup', () => {
    const inner = html`<b>${'<script>'}</b>`;
    expect(html`<p>${inner}${[inner]}</p>`.text).toBe(
      '<p><b>&#60;script&#62;</b><b>&#60;script&#62;</b></p>',
    );
  });

  test('renders nothing for undefined', () => {
    expect(html`<p>${undefined}</p>`.text).toBe('<p></p>');
  });
});
