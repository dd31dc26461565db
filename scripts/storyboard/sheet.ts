import type { State } from '#mocks/states/state.ts';
import type { Crop } from './looks.ts';

/** A picture of a state in one look; `file` is relative to the sheet. */
export interface Picture {
  look: string;
  file: string;
  crop: Crop;
}

/** A state in all looks. */
export interface Row {
  state: State;
  pictures: readonly Picture[];
}

/** A page with every state of a run in all looks, by area. @param gone ids of earlier pictures whose states were removed */
export function contactSheet(rows: readonly Row[], gone: readonly string[]): string {
  const areas = Map.groupBy(rows, ({ state }) => state.area);
  const body = [
    `<h1>Storyboard</h1>`,
    `<p>Each state is cropped to what shows it; a picture leads to the whole window. <a href="report/index.html">Changes</a></p>`,
    ...(gone.length > 0 ? [`<h2>Removed states</h2>`, `<p>${gone.map(escape).join(', ')}</p>`] : []),
    ...[...areas].map(([area, members]) => `<h2>${escape(area)}</h2>${members.map(section).join('')}`),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Storyboard</title><style>${STYLE}</style>${body.join('\n')}</html>\n`;
}

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #e9e6e1; color: #221c17 }
section { content-visibility: auto; contain-intrinsic-height: auto 400px; padding-block: 12px; border-top: 1px solid #b9b2a8 }
ul { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; padding: 0; list-style: none }
a { display: block; max-height: 480px; overflow: hidden; border: 1px solid #b9b2a8 }
p a { display: inline; border: 0 }
img { display: block }
h3 { margin: 0 } small { color: #6b6259 }`;

function section({ state, pictures }: Row): string {
  const about = `<h3>${escape(state.title)}</h3><small>${state.id} · ${state.section}</small>`;
  return `<section>${about}<ul>${pictures.map(item).join('') || '<li>Not reached</li>'}</ul></section>`;
}

/** Pixels of the sheet per pixel of the window. */
const SCALE = 0.5;

function item({ look, file, crop }: Picture): string {
  const { left, top, width, height, pictureWidth } = crop;
  const px = (length: number) => `${Math.round(length * SCALE)}px`;
  const frame = `width: ${px(width)}; height: ${px(height)}`;
  // With a height, or it would not count as seen before it is loaded.
  const place = `width: ${px(pictureWidth)}; min-height: ${px(top + height)}; margin: -${px(top)} 0 0 -${px(left)}`;
  return `<li><a href="${file}" style="${frame}"><img loading="lazy" src="${file}" alt="" style="${place}"></a><small>${look}</small></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
