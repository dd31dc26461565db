/** The path that the app is served at: '' or '/demo'. Its server is below the same path. */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** What the app links to of its routes (spec §2), without the base path. */
export const paths = {
  home: () => '/',
  pricing: () => '/#pricing',
  studio: () => '/studio',
  twin: () => '/twin',
  dashboard: () => '/dashboard',
  job: (id: string) => `/job/${encodeURIComponent(id)}`,
} as const;
