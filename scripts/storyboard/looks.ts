import { join } from 'node:path';
import { SIZES, THEMES, type Size, type Theme } from '#mocks/demo/storyboard/looks.ts';
import type { State } from '#mocks/states/state.ts';

export { SIZES, THEMES, type Size } from '#mocks/demo/storyboard/looks.ts';

export const FOLDER = 'dist-storyboard';
export const FOLDERS = {
  now: join(FOLDER, 'now'),
  before: join(FOLDER, 'before'),
  report: join(FOLDER, 'report'),
};

export const lookName = (size: Size, theme: Theme) => `${size}-${theme}`;

/** The flags of `npm run storyboard` that select pictures. */
export interface Choice {
  only?: string | undefined;
  size?: string | undefined;
  theme?: string | undefined;
}

/** The part of a picture in the contact sheet, px. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  pictureWidth: number;
}

/** The options of a run of Playwright, passed as JSON in the environment variable `STORYBOARD`. */
export interface Run extends Choice {
  address: string;
  folder: string;
  /** Only pictures as PNG are compared and cropped. */
  type: 'png' | 'jpg';
}

export function chosen<Id extends string>({ only = '', size, theme }: Choice, all: readonly State<Id>[]) {
  const words = only.toLowerCase();
  return {
    states: all.filter(({ id, area, title }) => `${id} ${area} ${title}`.toLowerCase().includes(words)),
    sizes: (Object.keys(SIZES) as Size[]).filter((one) => (size ?? one) === one),
    themes: THEMES.filter((one) => (theme ?? one) === one),
  };
}
