import { formatDateTime } from '../../../shared/lib/format-date.ts';
import { shorten } from '../../../shared/lib/shorten.ts';
import { LongText } from '../../../shared/ui/long-text.tsx';
import type { Picture } from './picture.ts';

interface PictureCaptionProps {
  picture: Picture;
  /** The whole prompt, as it was sent, and how the picture was made. */
  isWhole?: boolean;
}

/** What a picture is, in the three lines of a print's label. */
export function PictureCaption({ picture, isWhole = false }: PictureCaptionProps) {
  const { templateName, prompt, sentPrompt, triggerWord, createdAt, method, quality } = picture;
  const making = [method && `Made with ${method}`, quality && `quality: ${quality}`].filter(Boolean);
  return (
    <div className="min-w-0">
      <p className="font-display text-2xl leading-tight wrap-anywhere">{templateName ?? 'Your own prompt'}</p>
      <p
        className={`mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-muted ${isWhole ? '' : 'line-clamp-3'}`}
      >
        {isWhole ? <LongText text={sentPrompt} /> : shorten(prompt, 400)}
      </p>
      <p className="mt-2 text-[0.8125rem] wrap-anywhere text-muted">
        {triggerWord} · {formatDateTime(createdAt)}
      </p>
      {isWhole && making.length > 0 && (
        <details className="mt-2 text-[0.8125rem] text-muted">
          <summary className="flex min-h-11 w-fit items-center underline decoration-edge underline-offset-4">
            Technical details
          </summary>
          <p className="wrap-anywhere">{making.join(', ')}</p>
        </details>
      )}
    </div>
  );
}
