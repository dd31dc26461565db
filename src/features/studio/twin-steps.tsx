import { photoGrade } from '#entities/training-photos/photo-count.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { CollapsibleStep } from './panel/collapsible-step.tsx';
import { TrainingStep } from './training/ui/training-step.tsx';

const PhotoPanel = lazyComponent(async () => (await import('./photos/photo-panel.tsx')).PhotoPanel);

/** Steps 1 and 2: one row while both are lines. */
export function TwinSteps({ isNewcomer = false }: { isNewcomer?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3 *:min-w-0 *:not-data-collapsed:basis-full">
      <PhotoStep isNewcomer={isNewcomer} />
      <TrainingStep isNewcomer={isNewcomer} />
    </div>
  );
}

/** Step 1, where a newcomer begins. */
function PhotoStep({ isNewcomer }: { isNewcomer: boolean }) {
  const { photos } = usePhotos();
  return (
    <CollapsibleStep
      step="photos"
      isHeldOpen={isNewcomer}
      mark={1}
      title="Photos for another twin"
      facts={photos.length === 0 ? 'None yet' : `${photos.length} kept · ${photoGrade(photos.length).hint}`}
    >
      <PhotoPanel placeholder={<div className="min-h-190 sm:min-h-166 lg:min-h-128" />} />
    </CollapsibleStep>
  );
}
