import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** An address of the app (`paths`). */
  to: string;
  /** Back then leads past this page. */
  replace?: boolean;
  /** Kept with the address, for the page that it leads to. */
  state?: unknown;
}

/** A link within the app. The router's own can also load pages ahead, which this app does by itself: 3 kB that nobody needs. */
export function Link({ to, replace = false, state, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { replace, state });
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
}
