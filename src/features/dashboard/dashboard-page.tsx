import type { ContentType } from '../../shared/lib/content-words.ts';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { CreationCards } from './creation-cards.tsx';
import { DashboardHero } from './dashboard-hero.tsx';
import { Features } from './features.tsx';
import { GetStarted } from './get-started.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { RecentJobs } from './recent-jobs.tsx';
import { Testimonials } from './testimonials.tsx';

/** `/dashboard`: what can be made, what is being made, and how. */
export function DashboardPage({ onCreate }: { onCreate: (type: ContentType) => void }) {
  usePageTitle('Dashboard');
  return (
    <main id="main">
      <DashboardHero />
      <CreationCards onCreate={onCreate} />
      <RecentJobs />
      <HowItWorks />
      <GetStarted />
      <Testimonials />
      <Features />
    </main>
  );
}
