import { Check } from 'lucide-react';
import { MAX_PHOTO_SIZE, PHOTO_KINDS } from '../../../shared/lib/photo-words.ts';

const GUIDELINES = [
  'One person per photo: you, and nobody behind you',
  'Face well lit, in focus, and not cut off',
  'Mix angles and expressions: front, both sides, a smile',
  'Mix days: other clothes, other light, other places',
  'No sunglasses, masks, filters or heavy edits',
];

/** What makes a good twin (spec §2: guidelines). */
export function PhotoGuidelines() {
  return (
    <div>
      <h3 className="font-medium">What makes a good twin</h3>
      <ul className="mt-3 grid gap-2 text-[0.9375rem] text-muted">
        {GUIDELINES.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden size={16} className="mt-1 shrink-0 text-moss" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {PHOTO_KINDS}, up to {MAX_PHOTO_SIZE} each.
      </p>
    </div>
  );
}
