import { Link } from 'react-router-dom';
import { useSession } from '#shared/api/session.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { paths } from '#shared/lib/paths.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { PublicLayout } from '#shared/ui/public-layout.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';

/** The page of every unknown route, for all visitors (spec §2). */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <PublicLayout
      ground="bg-ember-soft"
      home={
        isSignedIn ? undefined : (
          <Link to={paths.home()} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
        )
      }
    >
      <Headline as="h1" size="lg">
        <span className="block font-display text-[clamp(8rem,44vw,22rem)] leading-[0.75] tracking-[-0.04em] text-ember">
          404
        </span>{' '}
        <span className="mt-10 block">Page Not Found</span>
      </Headline>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-14 gap-y-8">
        <p className="max-w-[34ch] text-muted">This page does not exist, or it has moved.</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.home()} className={buttonClass({ variant: 'primary' })}>
            Back to the start
          </Link>
          <Link to={paths.dashboard()} className={buttonClass({ variant: 'secondary' })}>
            Dashboard
          </Link>
        </div>
      </div>
    </PublicLayout>
  );
}
