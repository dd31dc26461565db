import { readStartAddress } from './start-address.ts';

/** The base path of the demo, with its slash: `/`, `/demo/`. */
export const BASE = import.meta.env.BASE_URL;

/** The prefix of the simulated API in this page. */
export const API_PREFIX = `${location.origin}${BASE}api/`;

/** The mock's own pages, beside the app in the demo build. */
export const pages = {
  signIn: (returnTo: string, origin: string) =>
    `${BASE}mocks/pages/sign-in.html?returnTo=${encodeURIComponent(withoutStart(returnTo, origin))}`,
  payment: (checkoutId: string) =>
    `${BASE}mocks/pages/payment.html?checkout=${encodeURIComponent(checkoutId)}`,
};

/** Removes the start parameters of an address: returning to them after an early Sign In would restart the state. */
function withoutStart(path: string, origin: string): string {
  const { cleanHref } = readStartAddress(new URL(path, origin).href);
  if (cleanHref === undefined) return path;
  // Signing in from the landing uses the default return path.
  return cleanHref === origin + BASE ? '' : cleanHref.slice(origin.length);
}

/** The built address of each file in mocks/files, by its name. */
const files = import.meta.glob<string>('../../files/**', { query: '?url', import: 'default', eager: true });

export function fileUrl(name: string): string {
  const address = files[`../../files/${name}`];
  if (address === undefined) throw new Error(`mocks/files has no ${name}.`);
  return address;
}
