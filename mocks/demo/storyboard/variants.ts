/** The window sizes of the storyboard, in px. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export const THEMES = ['light', 'dark'] as const;
/** Percentages of the browser's default text size. */
export const TEXT_SIZES = ['100', '150', '200'] as const;

export type Size = keyof typeof SIZES;
export const SIZE_IDS = Object.keys(SIZES) as Size[];
export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

/** The theme and the window size in which a state is shown. */
export interface Variant {
  size: Size;
  theme: Theme;
}
