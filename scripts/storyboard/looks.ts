import type { Size, Theme } from '../../mocks/demo/storyboard/looks.ts';

export { SIZES, THEMES, type Size } from '../../mocks/demo/storyboard/looks.ts';

/** The sizes and themes that are wanted; each pair is a folder of pictures. */
export interface Looks {
  sizes: readonly Size[];
  themes: readonly Theme[];
}

export const lookName = (size: Size, theme: Theme) => `${size}-${theme}`;
