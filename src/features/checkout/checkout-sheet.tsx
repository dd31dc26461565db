import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#shared/api/session.ts';
import { paths } from '#shared/lib/paths.ts';
import { PublicLayout } from '#shared/ui/public-layout.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';

interface CheckoutSheetProps {
  /** The paths of the mark, in a view box of 120 units, with their classes. */
  mark: { className: string; ring: string; sign: string };
  ground: string;
  children: ReactNode;
}

/** The layout of both checkout pages: text beside a large mark. */
export function CheckoutSheet({ mark, ground, children }: CheckoutSheetProps) {
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <PublicLayout
      ground={ground}
      home={
        isSignedIn ? undefined : (
          <Link to={paths.home()} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
        )
      }
    >
      <div className="grid items-center gap-x-20 gap-y-8 md:grid-cols-[minmax(0,28rem)_minmax(0,20rem)]">
        <div aria-hidden className="md:order-last">
          <svg
            viewBox="0 0 120 120"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="w-24 overflow-visible md:w-full"
          >
            <circle cx="60" cy="60" r="56" className="stroke-edge" strokeWidth="0.5" />
            <g strokeDasharray={1} className={mark.className}>
              <path d={mark.ring} pathLength={1} strokeWidth="2" />
              <path d={mark.sign} pathLength={1} strokeWidth="6" />
            </g>
          </svg>
        </div>
        <div className="grid min-w-0 justify-items-start gap-6">{children}</div>
      </div>
    </PublicLayout>
  );
}
