/**
 * Keys of `localStorage` that the page's inline scripts read before the app is loaded. The build replaces
 * `__STORAGE_KEYS__` in those scripts by them (scripts/build/inline-script.ts).
 */
export const STORAGE_KEYS = {
  /** The chosen theme, `light` or `dark`; missing for the system's theme. */
  theme: 'theme',
  /** Present if a user was signed in at the last visit. */
  wasSignedIn: 'twin-studio:was-signed-in',
} as const;
