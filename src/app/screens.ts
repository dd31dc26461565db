import type { ComponentType } from 'react';
import type { GetPath } from '#shared/api/client.ts';

export interface Screen {
  name: string;
  /** The addresses (spec §2), the main address first. */
  paths: readonly string[];
  /** The users who see it. Other visitors see the landing at this address. */
  access: 'signedIn' | 'everybody';
  load(): Promise<ComponentType>;
  /** The file that `load` imports, for the build's preloads and sizes. */
  module: string;
  /** Requests that are sent before the code is loaded, in addition to the session and the balance. */
  earlyRequests?: readonly GetPath[];
  /** Whether the screen has a size budget (scripts/sizes.gen.json) and benchmarks. */
  isMeasured?: boolean;
}

/**
 * The list of screens for routes, preloads, sizes, benchmarks and tests. Node also reads it, so it imports only types.
 */
export const SCREENS: readonly Screen[] = [
  {
    name: 'studio',
    paths: ['/studio', '/', '/twin'],
    access: 'signedIn',
    load: async () => (await import('./studio-screen.tsx')).StudioScreen,
    module: 'src/app/studio-screen.tsx',
    earlyRequests: ['/api/twins/prompt-templates', '/api/twins/user/{userId}/models'],
    isMeasured: true,
  },
  {
    name: 'dashboard',
    paths: ['/dashboard'],
    access: 'signedIn',
    load: async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
    module: 'src/features/dashboard/dashboard-page.tsx',
    isMeasured: true,
  },
  {
    name: 'job',
    paths: ['/job/:id'],
    access: 'signedIn',
    load: async () => (await import('#features/job/job-page.tsx')).JobPage,
    module: 'src/features/job/job-page.tsx',
    isMeasured: true,
  },
  {
    name: 'checkout-success',
    paths: ['/checkout/success'],
    access: 'everybody',
    load: async () => (await import('#features/checkout/checkout-success-page.tsx')).CheckoutSuccessPage,
    module: 'src/features/checkout/checkout-success-page.tsx',
  },
  {
    name: 'checkout-cancel',
    paths: ['/checkout/cancel'],
    access: 'everybody',
    load: async () => (await import('#features/checkout/checkout-cancel-page.tsx')).CheckoutCancelPage,
    module: 'src/features/checkout/checkout-cancel-page.tsx',
  },
  {
    name: 'not-found',
    paths: ['*'],
    access: 'everybody',
    load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
    module: 'src/app/not-found-page.tsx',
  },
];
