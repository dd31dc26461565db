import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/lib/paths.ts';
import { PublicLayout } from '#shared/ui/public-layout.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';

interface CheckoutSheetProps {
  mark: ReactNode;
  ground: string;
  children: ReactNode;
}

/** The layout of both checkout pages: text beside a large mark. */
export function CheckoutSheet({ mark, ground, children }: CheckoutSheetProps) {
  return (
    <PublicLayout
      ground={ground}
      home={
        <Link to={paths.home()} className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
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
