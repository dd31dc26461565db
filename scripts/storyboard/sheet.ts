import type { State } from '#mocks/states/state.ts';

/** A state with the names of the variants that reached it. */
export interface Row {
  state: State;
  variants: readonly string[];
}

/** A page with every state of a run in all variants, by area. */
export function contactSheet(rows: readonly Row[]): string {
  const areas = Map.groupBy(rows, ({ state }) => state.area);
  const body = [
    `<h1>Storyboard</h1>`,
    `<p>Each picture is the part that shows the state, and leads to the whole window. <a href="report/index.html">Changes</a></p>`,
    ...[...areas].map(([area, members]) => `<h2>${escape(area)}</h2>${members.map(section).join('')}`),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Storyboard</title><style>${STYLE}</style>${body.join('\n')}</html>\n`;
}

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #e9e6e1; color: #221c17 }
section { content-visibility: auto; contain-intrinsic-height: auto 400px; padding-block: 12px; border-top: 1px solid #b9b2a8 }
ul { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; padding: 0; list-style: none }
a { display: block; max-height: 960px; overflow: hidden; border: 2px solid #b9b2a8; zoom: 0.5 }
p a { display: inline; border: 0; zoom: 1 }
img { display: block }
h3 { margin: 0 } small { color: #6b6259 }`;

function section({ state, variants }: Row): string {
  const item = (variant: string) =>
    `<li><a href="now/${variant}/${state.id}.png"><img loading="lazy" src="parts/${variant}/${state.id}.png" alt=""></a><small>${variant}</small></li>`;

  const about = `<h3>${escape(state.title)}</h3><small>${state.id} · ${state.section}</small>`;
  return `<section>${about}<ul>${variants.map(item).join('')}</ul></section>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
