import { expect, test } from 'vitest';
import { html } from './markup.ts';

test('escapes values, keeps markup, and leaves out what is not there', () => {
  const inner = html`<b>${'<script>'}</b>`;
  const nothing = undefined;
  expect(html`<a title="${`"'&`}">${inner}${nothing}${[inner]}${3}</a>`.text).toBe(
    '<a title="&#34;&#39;&#38;"><b>&#60;script&#62;</b><b>&#60;script&#62;</b>3</a>',
  );
});
