import { ArrowDown, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRecentJobs } from '#entities/job/stored-jobs.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { useTwins } from '#entities/twin/use-twins.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { paths } from '#shared/lib/paths.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { CreationCards } from './creation-cards.tsx';
import { RecentJobs } from './recent-jobs.tsx';
import { Features, Testimonials, ThreeSteps } from './sections.tsx';

/** The page at `/dashboard`: content types, recent jobs, steps and features. Newcomers see an introduction first. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const { twins, isComplete, isRemembered } = useTwins();
  const hasNoTwins = isComplete && twins.length === 0;
  const jobs = useRecentJobs();
  // True only when both lists are loaded and empty.
  const isNewcomer = hasNoTwins && jobs.length === 0;
  return (
    <main id="main">
      <Hero isNewcomer={isNewcomer} />
      <CreationCards />
      {jobs.length > 0 && <RecentJobs />}
      <StudioCard twins={isRemembered ? [] : twins} hasNoTwins={hasNoTwins} />
      {jobs.length === 0 && <RecentJobs />}
      <ThreeSteps />
      <Features />
      <Testimonials />
    </main>
  );
}

function Hero({ isNewcomer }: { isNewcomer: boolean }) {
  return (
    <header className="measure pt-8 sm:pt-12">
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <Eyebrow>Dashboard</Eyebrow>
          <Headline as="h1" size={isNewcomer ? 'xl' : 'lg'} className="mt-3">
            Put your twin <em>to work.</em>
          </Headline>
        </div>
        {isNewcomer && (
          <div className="max-w-[44ch]">
            <p className="text-lg text-muted">
              Brief a commercial, a reel or a photoshoot. We write, voice, film and cut it.
            </p>
            <a href="#create" className={`${buttonClass({ size: 'lg' })} mt-5`}>
              Start creating
              <ArrowDown aria-hidden size={18} />
            </a>
          </div>
        )}
      </div>
    </header>
  );
}

const MAX_FACES = 5;
/** Loaded separately with the code that reads pictures. */
const TwinFaces = lazyComponent(async () => (await import('./twin-faces.tsx')).TwinFaces);

/** Mentions training only to users who are known to have no twins. */
function studioText(twinCount: number, hasNoTwins: boolean): string {
  if (hasNoTwins) return 'Train it once from your own photos. Then it stars in everything you create.';
  if (twinCount === 0) return 'Pictures of your twin and posts in your own words.';
  return `${formatCount(twinCount, 'twin')} ready for pictures and posts in your own words.`;
}

/** A link to the studio. */
function StudioCard({ twins, hasNoTwins }: { twins: readonly Twin[]; hasNoTwins: boolean }) {
  return (
    <section aria-labelledby="start-title" className="measure py-10 sm:py-14">
      <Link
        to={paths.twin()}
        className={classNames(
          'grain group grid items-end gap-x-12 gap-y-8 rounded-card bg-ember px-6 py-8',
          'text-on-ember',
          'sm:px-10 sm:py-10 md:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div>
          <h2 id="start-title" className="font-display text-display-lg">
            <span>{hasNoTwins ? 'Get started with' : 'Open your'}</span>{' '}
            <em>{hasNoTwins ? 'your twin' : 'studio'}</em>
          </h2>
          <p className="mt-3 max-w-[46ch] text-lg">{studioText(twins.length, hasNoTwins)}</p>
        </div>
        <div className="grid justify-items-start gap-6 md:justify-items-end">
          {twins.length > 0 && (
            <TwinFaces
              twins={twins.slice(0, MAX_FACES)}
              placeholder={<div className="size-20 sm:size-28" />}
              failure={null}
            />
          )}
          <span className="flex items-center gap-3 border-b border-current pb-1 text-lg font-medium">
            <span>{hasNoTwins ? 'Open the twin creator' : 'To your studio'}</span>
            <span className="motion-safe:transition-[translate] motion-safe:duration-240 motion-safe:group-hover:translate-x-1">
              <ArrowRight aria-hidden size={20} />
            </span>
          </span>
        </div>
      </Link>
    </section>
  );
}
