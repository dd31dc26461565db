import { useLocation } from 'react-router-dom';
import { BASE_PATH, paths } from '../lib/paths.ts';
import { serverHref } from './client.ts';

/** Where the server redirects by default. */
const DEFAULT_RETURN: readonly string[] = [paths.home(), paths.studio(), paths.twin()];

/** The sign-in link, which leads back to this address (decision 40). */
export function useSignInHref(): string {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  if (DEFAULT_RETURN.includes(address)) return serverHref('/api/login');
  return `${serverHref('/api/login')}?${new URLSearchParams({ returnTo: BASE_PATH + address }).toString()}`;
}
