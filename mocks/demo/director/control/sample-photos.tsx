import { useState } from 'react';
import { choose, type FileSet } from '#mocks/states/steps.ts';
import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { recordStep } from '../link/recording.ts';

const TRAINING = 'Training photos';

/** What can be handed over, and to which field. */
const SETS: { label: string; field?: string; files: FileSet }[] = [
  {
    label: `${RECOMMENDED_TRAINING_PHOTOS.min} portraits`,
    files: { photos: RECOMMENDED_TRAINING_PHOTOS.min },
  },
  ...[MIN_TRAINING_PHOTOS - 3, MIN_TRAINING_PHOTOS, MAX_TRAINING_PHOTOS + 1].map((photos) => ({
    label: String(photos),
    files: { photos },
  })),
  { label: 'A damaged one', files: { others: ['damaged'] } },
  { label: 'One too large', files: { others: ['too-large'] } },
  { label: 'The same twice', files: { photos: 1, others: ['duplicate'] } },
  { label: 'One for reverse prompt', field: 'Reference image', files: { photos: 1 } },
  { label: 'One for the open form', field: 'Photo', files: { photos: 1 } },
];

/** Sample photos to add to the app. */
export function SamplePhotos() {
  const { backend, goTo, place } = useDirector();
  const [message, setMessage] = useState('');

  async function give({ field = TRAINING, files }: (typeof SETS)[number]) {
    if (field === TRAINING && !/^\/(studio|twin)?([?#]|$)/.test(place())) goTo('/studio');
    const { doStep, findField, reasonOf } = await import('#mocks/demo/play/play.ts');
    if (field !== TRAINING && !findField(field)) return setMessage(`There is no field “${field}” here.`);
    recordStep(choose(field, files));
    try {
      await doStep(choose(field, files), backend);
    } catch (cause) {
      return setMessage(reasonOf(cause));
    }
    const count = (files.photos ?? 0) + (files.others?.length ?? 0);
    return setMessage(`${count === 1 ? '1 photo' : `${count} photos`} handed over.`);
  }

  return (
    <section className="director-form">
      <h3>Use sample photos</h3>
      <small>All are of one drawn person. A twin trained from them is that person, too.</small>
      <div className="director-actions">
        {SETS.map((set, index) => (
          <ToolButton
            key={set.label}
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => void give(set)}
          >
            {set.label}
          </ToolButton>
        ))}
      </div>
      <p role="status">{message}</p>
    </section>
  );
}
