import type { State } from '../../mocks/states/state.ts';

/** A picture of a state; `file` is relative to the sheet. */
export interface Cell {
  state: State;
  look: string;
  file: string;
}

/** A page with all pictures of a run by area. @param gone ids of earlier pictures whose states were removed */
export function contactSheet(cells: readonly Cell[], gone: readonly string[]): string {
  const areas = Map.groupBy(cells, ({ state }) => state.area);
  const body = [
    `<h1>Storyboard</h1>`,
    `<p>${cells.length} pictures. <a href="report/index.html">Changes</a></p>`,
    ...(gone.length > 0 ? [`<h2>Removed states</h2>`, `<p>${gone.map(escape).join(', ')}</p>`] : []),
    ...[...areas].map(
      ([area, members]) => `<h2>${escape(area)}</h2><ul>${members.map(picture).join('')}</ul>`,
    ),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Storyboard</title><style>${STYLE}</style>${body.join('\n')}</html>\n`;
}

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #e9e6e1; color: #221c17 }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 20px 16px; padding: 0; list-style: none }
img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #b9b2a8 }
figure { margin: 0 } figcaption { padding-top: 6px }
small { color: #6b6259 }`;

function picture({ state, look, file }: Cell): string {
  return `<li><figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escape(state.title)}<br><small>${state.id} · ${look} · ${state.section}</small></figcaption></figure></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
