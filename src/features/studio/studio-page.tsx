import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectTwin, useSelectedTwin } from '#entities/twin/selected-twin.ts';
import { useTwins } from '#entities/twin/use-twins.ts';
import { useUserId } from '#shared/api/session.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { StudioChecklist } from './checklist/studio-checklist.tsx';
import { PageDropZone } from './photos/page-drop-zone.tsx';
import { PhotoStep } from './photos/photo-step.tsx';
import { StudioSection } from './studio-section.tsx';
import { requestedRefunds } from './training/flow/training-state.ts';
import { useTraining } from './training/flow/training-store.ts';
import { openRefundsTitle } from './training/ui/open-refunds-title.ts';
import { TrainingStep } from './training/ui/training-step.tsx';
import { TwinList } from './twins/twin-list.tsx';

const CreationPanels = lazyComponent(async () => (await import('./creation-panels.tsx')).CreationPanels);

/**
 * The twin creator (spec §2): all panels in order. Each reads its own state, so that a new photo does not render the
 * generator again; only the selected twin is shared.
 */
export function StudioPage({ pricing }: { pricing: ReactNode }) {
  usePageTitle('Studio');
  const userId = useUserId();
  const twins = useTwins();
  const selected = useSelectedTwin(twins.twins);
  // The twins decide which steps are open: until they are loaded, the panels appear with a delay, so that nothing
  // moves.
  const arrival = twins.isLoading ? 'animate-appear-late' : '';

  return (
    <main id="main">
      <div className="measure pt-8 pb-8 sm:pt-14 sm:pb-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <Headline as="h1" size="lg">
            Your <em>studio</em>
          </Headline>
          <p className="max-w-[44ch] text-muted">
            Train a twin from your photos once, then make pictures and posts with it as often as you like.
          </p>
        </div>
        <RefundReminder />
        <PageDropZone />
        <div className="mt-5 grid gap-4 sm:mt-8 sm:gap-10 lg:mt-12 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-14">
          <StudioChecklist twins={twins} />
          <div className="grid min-w-0 gap-4 sm:gap-10 lg:gap-16">
            <TwinList twins={twins} selected={selected} onSelect={(key) => selectTwin(userId, key)} />
            <div
              className={`grid gap-4 not-has-data-collapsed:sm:gap-10 not-has-data-collapsed:lg:gap-16 ${arrival}`}
            >
              <StudioSection number={1}>
                <PhotoStep twins={twins} />
              </StudioSection>
              <StudioSection number={2}>
                <TrainingStep twins={twins} />
              </StudioSection>
            </div>
            <div className={`grid gap-4 sm:gap-10 lg:gap-16 ${arrival}`}>
              <CreationPanels selected={selected} placeholder={<div className="h-[300vh]" />} />
            </div>
          </div>
        </div>
      </div>
      {pricing}
    </main>
  );
}

/** Shows open refunds at the top too, because Step 2 is far below on phones. */
function RefundReminder() {
  const refunds = requestedRefunds(useTraining());
  if (refunds.length === 0) return null;
  return (
    <p className="mt-6 flex items-center gap-3 rounded-control bg-amber-soft px-4 py-3">
      <TriangleAlert aria-hidden size={18} className="shrink-0 text-amber" />
      <span>
        <span>{`${openRefundsTitle(refunds)}.`}</span>{' '}
        <a href="#training" className="font-medium underline decoration-amber underline-offset-4">
          See Step 2
        </a>
      </span>
    </p>
  );
}
