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
