import { join } from 'node:path';
import { SIZE_IDS, THEMES, type Size, type Theme } from '#mocks/demo/storyboard/looks.ts';

export const FOLDER = 'dist-storyboard';
export const FOLDERS = {
  now: join(FOLDER, 'now'),
  before: join(FOLDER, 'before'),
  parts: join(FOLDER, 'parts'),
  report: join(FOLDER, 'report'),
};

export const lookName = (size: Size, theme: Theme) => `${size}-${theme}`;

export const LOOKS = SIZE_IDS.flatMap((size) => THEMES.map((theme) => lookName(size, theme)));
