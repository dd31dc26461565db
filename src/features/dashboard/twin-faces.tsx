import { usePictures, useTwinFaces } from '#entities/picture/pictures-store.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { TwinFace } from '#shared/ui/twin-face.tsx';

/** Large, overlapping faces of twins. A placeholder is shown until their pictures are read. */
export function TwinFaces({ twins }: { twins: readonly Twin[] }) {
  const { pictures } = usePictures();
  const faces = useTwinFaces();
  if (!pictures) return <div className="size-20 sm:size-28" />;
  return (
    <div className="flex flex-wrap pl-5 *:-ml-5">
      {twins.map(({ key, triggerWord }) => (
        <TwinFace
          key={key}
          triggerWord={triggerWord}
          picture={faces.get(triggerWord)}
          className="size-20 ring-4 ring-ember sm:size-28"
        />
      ))}
    </div>
  );
}
