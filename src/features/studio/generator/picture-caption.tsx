import { formatDateTime } from '../../../shared/lib/format-date.ts';
import type { Picture } from './picture.ts';

interface PictureCaptionProps {
  picture: Picture;
  /** The whole prompt, as it was sent. */
  isWhole?: boolean;
}

/** What a picture is, in the three lines of a print's label. */
export function PictureCaption({ picture, isWhole = false }: PictureCaptionProps) {
  const { templateName, prompt, sentPrompt, triggerWord, createdAt, method, quality } = picture;
  const facts = [triggerWord, formatDateTime(createdAt), method, quality].filter(
    (fact) => fact !== undefined,
  );
  return (
    <div className="min-w-0">
      <p className="font-display text-2xl leading-tight wrap-anywhere">{templateName ?? 'Your own prompt'}</p>
      <p
        className={`mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-muted ${isWhole ? '' : 'line-clamp-3'}`}
      >
        {isWhole ? sentPrompt : prompt}
      </p>
      <p className="mt-2 text-[0.8125rem] text-muted">{facts.join(' · ')}</p>
    </div>
  );
}
