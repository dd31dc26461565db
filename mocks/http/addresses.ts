import type { BackendOptions } from '../backend.ts';

/** Addresses of the pages and files of a backend over HTTP (pages.ts, server.ts). */
export const servedAddresses: Pick<BackendOptions, 'pages' | 'fileUrl'> = {
  pages: {
    signIn: (returnTo, origin) => `${origin}/api/mock/sign-in?returnTo=${encodeURIComponent(returnTo)}`,
    payment: (checkoutId, origin) => `${origin}/api/mock/pay/${encodeURIComponent(checkoutId)}`,
  },
  fileUrl: (name, origin) => `${origin}/api/mock/files/${name.split('/').map(encodeURIComponent).join('/')}`,
};
