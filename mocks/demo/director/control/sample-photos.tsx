import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Pills } from '../../../../src/shared/ui/pills.tsx';
import { useDirector } from '../director.ts';
import { filesOf } from '../../play/sample-files.ts';
import type { FileSet } from '../../../states/steps.ts';

/** The targets of photos: Step 1, the reference image, the photo field of an open form. */
type Target = 'training' | 'reverse-prompt' | 'dialog';

const TARGETS: { value: Target; label: string }[] = [
  { value: 'training', label: 'Step 1' },
  { value: 'reverse-prompt', label: 'Reverse prompt' },
  { value: 'dialog', label: 'Open form' },
];

const SETS: { label: string; files: FileSet }[] = [
  { label: '12 portraits', files: { photos: 12 } },
  { label: '5', files: { photos: 5 } },
  { label: '8', files: { photos: 8 } },
  { label: '21', files: { photos: 21 } },
  { label: 'A damaged one', files: { others: ['damaged'] } },
  { label: 'One too large', files: { others: ['too-large'] } },
  { label: 'The same twice', files: { photos: 1, others: ['duplicate'] } },
];

/** Sample photos to add to the app. */
export function SamplePhotos() {
  const { goTo, place } = useDirector();
  const [target, setTarget] = useState<Target>('training');
  const [message, setMessage] = useState('');

  async function give(set: FileSet) {
    if (target === 'training' && !/^\/(studio|twin)?([?#]|$)/.test(place())) goTo('/studio');
    const files = await filesOf(set);
    // The other two take one at a time.
    const taken = target === 'training' ? files : files.slice(0, 1);
    const count = taken.length === 1 ? '1 photo' : `${taken.length} photos`;
    setMessage(handOver(taken, target) ?? `${count} handed over.`);
  }

  return (
    <div className="director-stack">
      <section>
        <h3>Use sample photos</h3>
        <Pills legend="Where to" options={TARGETS} value={target} onChange={setTarget} />
        <div className="director-row">
          {SETS.map(({ label, files }, index) => (
            <Button
              key={label}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => void give(files)}
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

/** As a person would hand them over, so that the app's own checks run. @returns what went wrong, in a sentence */
function handOver(files: readonly File[], target: Target): string | undefined {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (target === 'training') {
    // Dropped on the page: the app opens its first step by itself.
    if (!document.getElementById('main')) return 'Open the studio first.';
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    return undefined;
  }
  const input = document.querySelector<HTMLInputElement>(FIELDS[target]);
  if (!input) return MISSING[target];
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.closest('[data-file-drop]')?.scrollIntoView({ block: 'center' });
  return undefined;
}

const FIELDS = {
  'reverse-prompt': 'input[type=file][aria-label="Reference image"]',
  dialog: '[role=dialog] input[type=file]',
} as const;

const MISSING = {
  'reverse-prompt':
    'Open Reverse prompt in the studio first, as somebody with a twin: the picture is read there.',
  dialog: 'Open a form with photos first: Create, then AI Twin, then Add Photo.',
} as const;
