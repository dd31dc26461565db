import { SIZES, type Look } from '#mocks/demo/storyboard/looks.ts';
import type { State } from '#mocks/states/state.ts';
import { lookName } from './looks.ts';

/** A place in a picture, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of a state in one look. */
export interface Picture {
  look: Look;
  /** Relative to the sheet. */
  file: string;
  /** The place of what shows the state. */
  box: Box;
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
a { display: block; max-height: 960px; overflow: hidden; border: 2px solid #b9b2a8; zoom: 0.5 }
p a { display: inline; border: 0; zoom: 1 }
img { display: block }
h3 { margin: 0 } small { color: #6b6259 }`;

function section({ state, pictures }: Row): string {
  const about = `<h3>${escape(state.title)}</h3><small>${state.id} · ${state.section}</small>`;
  return `<section>${about}<ul>${pictures.map(item).join('')}</ul></section>`;
}

const MARGIN_PX = 16;
/** The shortest side of a crop: a small part is shown with its surroundings. */
const MIN_PX = 360;

function item({ look, file, box }: Picture): string {
  const { width } = SIZES[look.size];
  const [left, shownWidth] = around(box.x, box.width, width);
  const [top, shownHeight] = around(box.y, box.height);
  const frame = `width: ${shownWidth}px; height: ${shownHeight}px`;
  // With a height, or it would not count as seen before it is loaded.
  const place = `width: ${width}px; min-height: ${top + shownHeight}px; margin: -${top}px 0 0 -${left}px`;
  return `<li><a href="${file}" style="${frame}"><img loading="lazy" src="${file}" alt="" style="${place}"></a><small>${lookName(look)}</small></li>`;
}

/** A part with what is around it: where it begins, and its length. @param whole the length of the picture */
function around(start: number, length: number, whole = Infinity): [start: number, length: number] {
  const shown = Math.round(Math.min(whole, Math.max(MIN_PX, length + 2 * MARGIN_PX)));
  const begin = Math.round(start + (length - shown) / 2);
  return [Math.max(0, Math.min(begin, whole - shown)), shown];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
