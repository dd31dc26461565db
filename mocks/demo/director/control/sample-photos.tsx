import { useState } from 'react';
import { choose, type FileSet } from '#mocks/states/steps.ts';
import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { Pills } from '#shared/ui/pills.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { recordStep } from '../link/recording.ts';

/** The targets of photos: Step 1, the reference image, the photo field of an open form. */
const TARGETS = {
  training: { label: 'Step 1', field: 'Training photos', missing: '', isMany: true },
  'reverse-prompt': {
    label: 'Reverse prompt',
    field: 'Reference image',
    missing: 'Open Reverse prompt in the studio first, as somebody with a twin: the picture is read there.',
    isMany: false,
  },
  dialog: {
    label: 'Open form',
    field: 'Photo',
    missing: 'Open a form with photos first: Create, then AI Twin, then Add Photo.',
    isMany: false,
  },
};
type Target = keyof typeof TARGETS;
const TARGET_OPTIONS = (Object.keys(TARGETS) as Target[]).map((value) => ({
  value,
  label: TARGETS[value].label,
}));

const SETS: { label: string; files: FileSet }[] = [
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
];

/** Sample photos to add to the app. */
export function SamplePhotos() {
  const { backend, goTo, place } = useDirector();
  const [target, setTarget] = useState<Target>('training');
  const [message, setMessage] = useState('');

  async function give(set: FileSet) {
    const { field, missing, isMany } = TARGETS[target];
    if (isMany && !/^\/(studio|twin)?([?#]|$)/.test(place())) goTo('/studio');
    // The other two take one at a time.
    const files = isMany || !set.photos ? set : { photos: 1 };
    const { doStep, findField, reasonOf } = await import('#mocks/demo/play/play.ts');
    if (!isMany && !findField(field)) return setMessage(missing);
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
    <div className="director-stack">
      <section className="director-form">
        <h3>Use sample photos</h3>
        <small>All are of one drawn person. A twin trained from them is that person, too.</small>
        <Pills legend="Where to" options={TARGET_OPTIONS} value={target} onChange={setTarget} />
        <div className="director-actions">
          {SETS.map(({ label, files }, index) => (
            <ToolButton
              key={label}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => void give(files)}
            >
              {label}
            </ToolButton>
          ))}
        </div>
      </section>
      <p role="status">{message}</p>
    </div>
  );
}
