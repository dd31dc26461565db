export const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;

export const THEMES = ['light', 'dark'] as const;

export type Size = keyof typeof SIZES;
export type Theme = (typeof THEMES)[number];

/** The sizes and themes that are wanted; each pair is a folder of pictures. */
export interface Looks {
  sizes: readonly Size[];
  themes: readonly Theme[];
}

export const lookName = (size: Size, theme: Theme) => `${size}-${theme}`;
