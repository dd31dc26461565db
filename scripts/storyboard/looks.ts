import { join } from 'node:path';
import { SIZE_IDS, THEMES, type Look } from '#mocks/demo/storyboard/looks.ts';

export const FOLDER = 'dist-storyboard';
export const FOLDERS = {
  now: join(FOLDER, 'now'),
  before: join(FOLDER, 'before'),
  report: join(FOLDER, 'report'),
};

export const LOOKS: readonly Look[] = SIZE_IDS.flatMap((size) => THEMES.map((theme) => ({ size, theme })));

export const lookName = ({ size, theme }: Look) => `${size}-${theme}`;
