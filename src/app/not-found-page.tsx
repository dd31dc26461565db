import { Link } from 'react-router-dom';
import { paths } from '../shared/lib/paths.ts';
import { usePageTitle } from '../shared/lib/page-title.ts';
import { buttonClass } from '../shared/ui/button-class.ts';
import { Headline } from '../shared/ui/headline.tsx';
import { PublicLayout } from '../shared/ui/public-layout.tsx';
import { Wordmark } from '../shared/ui/wordmark.tsx';

/** Spec §2: any other route, signed in or not. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <PublicLayout
      home={
        <Link to={paths.home()} className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
      }
    >
      <div className="grid w-full gap-8">
        <p aria-hidden className="font-display text-[9rem] leading-none text-ember sm:text-[14rem]">
          404
        </p>
        <Headline as="h1" size="lg">
          404 Page Not Found
        </Headline>
        <p className="max-w-md text-muted">
          This page was cut from the issue, or it never ran. The studio is where you left it.
        </p>
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
