import { useState } from 'react';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Pills } from '../../../src/shared/ui/pills.tsx';
import { useDirector } from '../director.ts';
import { handOver, type Target } from './hand-over.ts';
import { damagedPhoto, duplicates, samplePhotos, tooLargePhoto } from './sample-photos.ts';

const TARGETS: { value: Target; label: string }[] = [
  { value: 'training', label: 'Step 1' },
  { value: 'reverse-prompt', label: 'Reverse prompt' },
  { value: 'dialog', label: 'Open form' },
];

const SETS: { label: string; make(): Promise<File | File[]> }[] = [
  { label: '12 portraits', make: () => samplePhotos(12) },
  { label: '5', make: () => samplePhotos(5) },
  { label: '8', make: () => samplePhotos(8) },
  { label: '21', make: () => samplePhotos(21) },
  { label: 'A damaged one', make: damagedPhoto },
  { label: 'One too large', make: tooLargePhoto },
  { label: 'The same twice', make: duplicates },
];

/** Photos to hand to the app, so that nobody has to search for files. */
export default function PhotosTab() {
  const { goTo, place } = useDirector();
  const [target, setTarget] = useState<Target>('training');
  const [message, setMessage] = useState('');

  async function give(make: () => Promise<File | File[]>) {
    if (target === 'training' && !/^\/(studio|twin)?([?#]|$)/.test(place())) goTo('/studio');
    const files = [await make()].flat();
    // The other two take one at a time.
    const taken = target === 'training' ? files : files.slice(0, 1);
    const count = taken.length === 1 ? '1 photo' : `${taken.length} photos`;
    setMessage(handOver(taken, target) ?? `${count} handed over.`);
  }

  return (
    <div className="director-stack">
      <Pills legend="Where to" options={TARGETS} value={target} onChange={setTarget} />
      <section>
        <h3>Use sample photos</h3>
        <div className="director-row">
          {SETS.map(({ label, make }, index) => (
            <Button
              key={label}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => void give(make)}
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
      <p role="status">{message}</p>
    </div>
  );
}
