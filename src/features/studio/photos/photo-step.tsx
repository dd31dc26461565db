import { useUserId } from '../../../shared/api/session.ts';
import { latePart } from '../../../shared/ui/late-part.tsx';
import { FoldableStep } from '../checklist/foldable-step.tsx';
import type { Twins } from '../twins/use-twins.ts';
import { photoGrade } from './photo-count.ts';
import type { Photo } from './photo-set.ts';
import { useBlobUrl } from './use-blob-url.ts';
import { usePhotos } from './photo-store.ts';

const PhotoPanel = latePart(async () => (await import('./photo-panel.tsx')).PhotoPanel);

const SHOWN = 4;

/** Step 1, collapsed for somebody who already has a twin. */
export function PhotoStep({ twins }: { twins: Twins }) {
  const { photos } = usePhotos(useUserId());
  return (
    <FoldableStep
      step="photos"
      twins={twins}
      title="Photos for another twin"
      facts={photos.length === 0 ? 'None yet' : `${photos.length} kept · ${photoGrade(photos.length).hint}`}
      art={
        photos.length > 0 && (
          <span aria-hidden className="hidden -space-x-3 sm:flex">
            {photos.slice(0, SHOWN).map((photo) => (
              <Print key={photo.id} photo={photo} />
            ))}
          </span>
        )
      }
    >
      {(fold) => <PhotoPanel fold={fold} place={<div className="min-h-120" />} />}
    </FoldableStep>
  );
}

function Print({ photo: { preview } }: { photo: Photo }) {
  const url = useBlobUrl(preview);
  return (
    <span className="size-10 overflow-hidden rounded-control border-2 border-raised bg-sunken">
      {url !== undefined && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  );
}
