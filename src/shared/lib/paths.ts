/** The path at which the app and its server are available: '' or '/demo'. */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The routes to which the app links (spec §2), without the base path. */
export const paths = {
  home: () => '/',
  pricing: () => '/#pricing',
  studio: () => '/studio',
  twin: () => '/twin',
  dashboard: () => '/dashboard',
  job: (id: string) => `/job/${encodeURIComponent(id)}`,
} as const;
