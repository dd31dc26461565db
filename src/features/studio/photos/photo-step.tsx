import { photoGrade } from '#entities/training-photos/photo-count.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { CollapsibleStep } from '../panel/collapsible-step.tsx';

const PhotoPanel = lazyComponent(async () => (await import('./photo-panel.tsx')).PhotoPanel);

/** Step 1, where a newcomer begins. */
export function PhotoStep({ isNewcomer }: { isNewcomer: boolean }) {
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
