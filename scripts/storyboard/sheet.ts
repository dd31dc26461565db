import type { State } from '../../mocks/states/state.ts';
import type { Comparison } from './compare.ts';

/** One picture of the sheet; addresses are relative to it. */
export interface Cell {
  state: Pick<State, 'id' | 'area' | 'title' | 'section'>;
  look: string;
  comparison: Comparison;
  /** Why the state was not reached. */
  problem: string | undefined;
}

/** The contact sheet of a run as one page: what has changed side by side, then everything, group by group. */
export function contactSheet(cells: readonly Cell[], against: string): string {
  const changed = cells.filter(({ comparison }) => ['changed', 'resized'].includes(comparison.kind));
  const missed = cells.filter(({ problem }) => problem !== undefined);
  const groups = Map.groupBy(cells, ({ state }) => state.area);
  const body = [
    `<h1>Storyboard</h1>`,
    `<p>${cells.length} pictures, compared with ${escape(against)}: ${changed.length} changed.</p>`,
    ...(missed.length > 0 ? [`<h2>Not reached</h2>`, list(missed, missedItem)] : []),
    ...(changed.length > 0 ? [`<h2>Changed</h2>`, ...changed.map(sideBySide)] : []),
    ...[...groups].map(([group, members]) => `<h2>${escape(group)}</h2>${list(members, picture)}`),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Storyboard</title><style>${STYLE}</style>${body.join('\n')}</html>\n`;
}

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #e9e6e1; color: #221c17 }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 20px 16px; padding: 0; list-style: none }
img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #b9b2a8 }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-block: 16px 32px }
section h3 { grid-column: 1 / -1; margin: 0; font-size: 15px }
section img { max-height: none }
figure { margin: 0 } figcaption { padding-top: 6px }
small { color: #6b6259 }`;

const list = (cells: readonly Cell[], item: (cell: Cell) => string) => `<ul>${cells.map(item).join('')}</ul>`;

const file = (folder: string, { look, state }: Cell) => `${folder}/${look}/${state.id}.png`;

function picture(cell: Cell): string {
  const { state, look } = cell;
  const address = file('now', cell);
  return `<li><figure><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${escape(state.title)}<br><small>${state.id} · ${look} · ${state.section}${mark(cell)}</small></figcaption></figure></li>`;
}

function mark({ comparison }: Cell): string {
  switch (comparison.kind) {
    case 'same':
      return '';
    case 'new':
      return ' · new';
    case 'resized':
      return ` · was ${comparison.from}, is ${comparison.to}`;
    case 'changed':
      return ` · ${comparison.pixels} pixels changed`;
  }
}

function missedItem({ state, look, problem }: Cell): string {
  return `<li>${escape(state.title)} <small>${look}</small><br>${escape(problem ?? '')}</li>`;
}

function sideBySide(cell: Cell): string {
  const shown = [
    ['before', file('before', cell)],
    ['now', file('now', cell)],
    ...(cell.comparison.kind === 'changed' ? [['difference', file('difference', cell)]] : []),
  ];
  const figures = shown.map(
    ([word, address]) =>
      `<figure><img loading="lazy" src="${address}" alt=""><figcaption>${word}</figcaption></figure>`,
  );
  return `<section><h3>${escape(cell.state.title)} <small>${cell.look}${mark(cell)}</small></h3>${figures.join('')}</section>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
