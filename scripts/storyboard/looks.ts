import { join } from 'node:path';
import type { State } from '../../mocks/states/state.ts';
import { SIZES, THEMES, type Size, type Theme } from '../../mocks/demo/storyboard/looks.ts';

export { SIZES, THEMES, type Size } from '../../mocks/demo/storyboard/looks.ts';

export const FOLDER = 'dist-storyboard';
export const FOLDERS = {
  now: join(FOLDER, 'now'),
  before: join(FOLDER, 'before'),
  report: join(FOLDER, 'report'),
};

export const lookName = (size: Size, theme: Theme) => `${size}-${theme}`;

/** What a run of pictures is of, as its environment says it: `npm run storyboard` sets it. */
export interface Wanted {
  STORYBOARD_ADDRESS?: string;
  STORYBOARD_FOLDER?: string;
  STORYBOARD_ONLY?: string | undefined;
  STORYBOARD_SIZE?: string | undefined;
  STORYBOARD_THEME?: string | undefined;
}

export function wanted<Id extends string>(
  { STORYBOARD_ADDRESS, STORYBOARD_FOLDER, STORYBOARD_ONLY, STORYBOARD_SIZE, STORYBOARD_THEME }: Wanted,
  all: readonly State<Id>[],
) {
  const words = (STORYBOARD_ONLY ?? '').toLowerCase();
  return {
    address: STORYBOARD_ADDRESS ?? '',
    folder: STORYBOARD_FOLDER ?? FOLDERS.now,
    states: all.filter(({ id, area, title }) => `${id} ${area} ${title}`.toLowerCase().includes(words)),
    looks: {
      sizes: (Object.keys(SIZES) as Size[]).filter((size) => (STORYBOARD_SIZE ?? size) === size),
      themes: THEMES.filter((theme) => (STORYBOARD_THEME ?? theme) === theme),
    },
  };
}
