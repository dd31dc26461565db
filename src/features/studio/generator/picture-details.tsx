import { Expand } from 'lucide-react';
import {
  ILLUSTRATED_SAMPLE,
  isIllustratedSample,
  isRemote,
  type Picture,
} from '#entities/picture/picture.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { OutcomeNotice } from '../outcome/use-outcome.tsx';
import { ACTION_CLASS, pictureActions, type PictureHandlers } from './picture-actions.ts';
import { useDownload, pictureFileName } from './save-picture.tsx';

interface PictureDetailsProps extends PictureHandlers {
  picture: Picture;
  /** Missing in the lightbox, which shows the full prompt and technical details instead. */
  onOpen?: (id: string) => void;
}

/** The caption and the actions of a picture, Download first. */
export function PictureDetails({ picture, onOpen, ...handlers }: PictureDetailsProps) {
  const { button, outcomes } = useDownload(picture);

  return (
    <>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {button}
        {onOpen && (
          <Button variant="secondary" size="sm" onClick={() => onOpen(picture.id)}>
            <Expand aria-hidden size={16} />
            Fullscreen
          </Button>
        )}
      </div>
      <OutcomeNotice outcomes={outcomes} action={<PlainLink picture={picture} />} />
      <Caption picture={picture} isWhole={!onOpen} />
      <div className="flex flex-wrap border-t border-line pt-1 *:flex-auto">
        {pictureActions(picture, handlers).map(({ label, icon: Icon, isPressed, onClick }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isPressed}
            onClick={onClick}
            className={`${ACTION_CLASS} flex min-h-11 justify-center gap-2 text-sm`}
          >
            <Icon aria-hidden size={18} />
            <span>{label}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Links to the original picture when no PNG can be created. */
function PlainLink({ picture }: { picture: Picture }) {
  // Browsers do not open data URLs as pages, so a stored file is downloaded instead.
  const isLocal = !isRemote(picture);
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      href={picture.imageUrl}
      {...(isLocal
        ? { download: pictureFileName(picture).replace(/\.png$/, '') }
        : { target: '_blank', rel: 'noreferrer' })}
    >
      {isLocal ? 'Save the original file' : 'Open the original picture'}
    </ButtonLink>
  );
}

function Caption({ picture, isWhole }: { picture: Picture; isWhole: boolean }) {
  const { templateName, prompt, sentPrompt, triggerWord, createdAt, method, quality } = picture;
  const isSample = isIllustratedSample(picture);
  const technicalDetails = [
    !isSample && method && `Made with ${method}`,
    quality && `quality: ${quality}`,
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <p className="font-display text-display-sm leading-tight wrap-anywhere">
        {templateName ?? 'Your own prompt'}
      </p>
      <p
        dir="auto"
        translate="no"
        className={`mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-muted ${isWhole ? '' : 'line-clamp-2'}`}
      >
        {isWhole ? <LongText text={sentPrompt} /> : shorten(prompt, 400)}
      </p>
      <p className="mt-2 text-sm wrap-anywhere text-muted">
        <span translate="no">{triggerWord}</span> · <span>{formatDateTime(createdAt)}</span>
        {isSample && <span> · {ILLUSTRATED_SAMPLE}</span>}
      </p>
      {isWhole && technicalDetails.length > 0 && (
        <details className="mt-2 text-sm text-muted">
          <summary className="flex min-h-11 w-fit items-center underline decoration-edge underline-offset-4">
            Technical details
          </summary>
          <p className="wrap-anywhere">{technicalDetails.join(', ')}</p>
        </details>
      )}
    </div>
  );
}
