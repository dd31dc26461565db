import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { selectTwin, useSelectedTwin } from '#entities/twin/selected-twin.ts';
import { useTwins } from '#entities/twin/use-twins.ts';
import { useUserId } from '#shared/api/session.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { TemplateSample } from './generator/template-sample.tsx';
import { PageDropZone } from './photos/page-drop-zone.tsx';
import { StudioChecklist } from './studio-checklist.tsx';
import { shownRefunds } from './training/flow/training-state.ts';
import { useTraining } from './training/flow/training-store.ts';
import { openRefundsTitle } from './training/ui/training-credits.ts';
import { TwinSteps } from './twin-steps.tsx';
import { TwinList } from './twins/twin-list.tsx';

const CreationPanels = lazyComponent(async () => (await import('./creation-panels.tsx')).CreationPanels);

/**
 * The twin creator (spec §2): all panels. Newcomers start with photos, other users with the generator. Each panel reads
 * its own state, so a new photo does not render the generator again. Only the selected twin is shared.
 */
export function StudioPage({ pricing }: { pricing: ReactNode }) {
  usePageTitle('Studio');
  const userId = useUserId();
  const twins = useTwins();
  const { isNewcomer, isRemembered } = twins;
  // A remembered twin is no evidence for a charge.
  const selected = useSelectedTwin(isRemembered ? [] : twins.twins);
  const [arePanelsShown, setPanelsShown] = useState(false);

  return (
    <main id="main">
      <div className="measure grid gap-x-14 gap-y-4 pt-5 pb-8 sm:pb-16 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-4">
        <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:gap-8 lg:self-start">
          <Headline as="h1" size="lg">
            Your <em className="lg:block">studio</em>
          </Headline>
          <StudioChecklist twins={twins} />
        </div>
        <div className="grid min-w-0 content-start gap-3 sm:gap-4">
          <RefundReminder />
          <PageDropZone />
          <TwinList
            twins={twins}
            selected={selected}
            onSelect={(triggerWord) => selectTwin(userId, triggerWord)}
          />
          {twins.isLoading ? (
            <Loading />
          ) : (
            <>
              {isNewcomer && <NewcomerSamples />}
              {isNewcomer && <TwinSteps isNewcomer />}
              <CreationPanels
                selected={selected}
                isNewcomer={isNewcomer}
                onReady={() => setPanelsShown(true)}
                placeholder={<Loading />}
              />
            </>
          )}
        </div>
      </div>
      {/* A link to the pricing would miss it while the panels above have no height. */}
      {arePanelsShown ? pricing : <div className="h-screen" />}
    </main>
  );
}

const SAMPLES = ['Professional', 'Editorial', 'Cinematic'] as const;

/** Samples of the pictures that a newcomer's twin can create. */
function NewcomerSamples() {
  return (
    <figure className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid grid-cols-3 gap-2">
        {SAMPLES.map((category) => (
          <span key={category} className="block aspect-square overflow-hidden rounded-control bg-sunken">
            <TemplateSample category={category} index={0} />
          </span>
        ))}
      </div>
      <figcaption className="text-sm text-muted">
        <span className="block font-medium text-ink">Train once, then pick a look.</span>
        <span>Illustrated samples</span>
      </figcaption>
    </figure>
  );
}

/** As high as the loaded panels, so the browser can restore the scroll position. */
function Loading() {
  return (
    <div className="grid h-[300vh] content-start">
      <Skeleton label="Loading your studio" count={1} className="h-150" />
    </div>
  );
}

/** Repeats open refunds at the top, because Step 2 is far below on phones. */
function RefundReminder() {
  const refunds = shownRefunds(useTraining());
  if (refunds.length === 0) return null;
  return (
    <p className="flex items-center gap-3 rounded-control bg-amber-soft px-4 py-3">
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
