/** Where the app is served: '' or '/demo', as the address `/demo` is below it too. Its server is below the same path. */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Every address of the app, in one place (spec §2). Router paths: without the base path. */
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
