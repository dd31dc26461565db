import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#shared/api/session.ts';
import { paths } from '#shared/lib/paths.ts';
import { PublicLayout } from '#shared/ui/public-layout.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';

interface CheckoutSheetProps {
  mark: ReactNode;
  ground: string;
  children: ReactNode;
}

const link = 'flex min-h-11 items-center px-3 text-[0.9375rem] text-muted hover:text-ink';

/** The layout of both checkout pages: text beside a large mark, and the app's links for who is signed in. */
export function CheckoutSheet({ mark, ground, children }: CheckoutSheetProps) {
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <PublicLayout
      ground={ground}
      home={
        <div className="flex flex-wrap items-center gap-x-4">
          <Link to={paths.home()} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
          {isSignedIn && (
            <nav aria-label="Main" className="flex flex-wrap">
              <Link to={paths.studio()} className={link}>
                Studio
              </Link>
              <Link to={paths.dashboard()} className={link}>
                Dashboard
              </Link>
            </nav>
          )}
        </div>
      }
    >
      <div className="grid items-center gap-x-20 gap-y-8 md:grid-cols-[minmax(0,28rem)_minmax(0,20rem)]">
        <div aria-hidden className="md:order-last">
          {mark}
        </div>
        <div className="grid min-w-0 justify-items-start gap-6">{children}</div>
      </div>
    </PublicLayout>
  );
}
