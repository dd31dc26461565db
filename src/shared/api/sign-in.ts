import { useLocation } from 'react-router-dom';
import { readItem, removeItem, writeItem } from '../lib/device-store.ts';
import { BASE_PATH, paths } from '../lib/paths.ts';
import { serverHref } from './client.ts';

/** The addresses to which the server redirects by default. */
const DEFAULT_RETURN: readonly string[] = [paths.home(), paths.studio(), paths.twin()];

/** The path to which the sign-in of this tab returns. */
const ATTEMPT = 'twin-studio:sign-in-attempt';

/** The sign-in link, which leads back to this address (decision 40), and its click handler. */
export function useSignIn(): { href: string; onClick: () => void } {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const isDefault = DEFAULT_RETURN.includes(address);
  const query = new URLSearchParams({ returnTo: BASE_PATH + address }).toString();
  return {
    href: isDefault ? serverHref('/api/login') : `${serverHref('/api/login')}?${query}`,
    onClick: () => writeItem(ATTEMPT, isDefault ? paths.studio() : pathname, 'sessionStorage'),
  };
}

/** Forgets the attempt. Called when the user is signed in. */
export function forgetSignInAttempt(): void {
  removeItem(ATTEMPT, 'sessionStorage');
}

/** Why a sign-in may not last: the server has just redirected back to this page, or the browser blocks cookies. */
export type SignInTrouble = 'stillSignedOut' | 'cookiesBlocked';

/** Call it while signed out. A page opened by Back or a reload does not count as a return from the sign-in. */
export function readSignInTrouble(): SignInTrouble | undefined {
  if (!navigator.cookieEnabled) return 'cookiesBlocked';
  const returnPath = readItem(ATTEMPT, 'sessionStorage');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn =
    returnPath !== undefined &&
    navigation?.type === 'navigate' &&
    location.pathname === BASE_PATH + returnPath;
  return isReturn ? 'stillSignedOut' : undefined;
}
