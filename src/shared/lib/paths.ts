/** The path that the app is served at: '' or '/demo'. Its server is below the same path. */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Every route of the app (spec §2), without the base path. */
export const paths = {
  home: () => '/',
  pricing: () => '/#pricing',
  studio: () => '/studio',
  twin: () => '/twin',
  dashboard: () => '/dashboard',
  job: (id: string) => `/job/${encodeURIComponent(id)}`,
  checkoutSuccess: () => '/checkout/success',
  checkoutCancel: () => '/checkout/cancel',
} as const;
