import { photoGrade } from '#entities/training-photos/photo-count.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { CollapsibleStep } from '../panel/collapsible-step.tsx';
import { PhotoPreview } from './photo-preview.tsx';

const PhotoPanel = lazyComponent(async () => (await import('./photo-panel.tsx')).PhotoPanel);

const SHOWN = 4;

/** Step 1, collapsed when there is a twin. */
export function PhotoStep({ twins }: { twins: Twins }) {
  const { photos } = usePhotos();
  return (
    <CollapsibleStep
      step="photos"
      isDone={twins.isLoading ? undefined : twins.twins.length > 0}
      eyebrow="Step 1"
      title="Photos for another twin"
      facts={photos.length === 0 ? 'None yet' : `${photos.length} kept · ${photoGrade(photos.length).hint}`}
      art={
        photos.length > 0 && (
          <span aria-hidden className="hidden -space-x-3 sm:flex">
            {photos.slice(0, SHOWN).map((photo) => (
              <span
                key={photo.id}
                className="grid size-10 place-items-center overflow-hidden rounded-control border-2 border-raised bg-sunken"
              >
                <PhotoPreview photo={photo} />
              </span>
            ))}
          </span>
        )
      }
    >
      {(collapseButton) => (
        <PhotoPanel
          collapseButton={collapseButton}
          placeholder={<div className="min-h-190 sm:min-h-166 lg:min-h-128" />}
        />
      )}
    </CollapsibleStep>
  );
}
