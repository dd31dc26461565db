import { DialogPanel, DialogTitle } from '@headlessui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { pictureAlt, type Picture } from '#entities/picture/picture.ts';
import { Modal } from '#shared/ui/dialog.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import type { PictureHandlers } from './picture-actions.ts';
import { PictureDetails } from './picture-details.tsx';

interface LightboxProps extends PictureHandlers {
  /** The order of the arrow keys. */
  pictures: readonly Picture[];
  /** Nothing is shown when this picture was deleted. */
  openId: string;
  onOpen(id: string): void;
  onClose(): void;
}

const ROUND = 'rounded-full border border-edge bg-raised text-ink';

/** Shows one picture as large as the window. Arrow keys switch pictures, Escape closes, and the focus returns. */
export function Lightbox({ pictures, openId, onOpen, onClose, ...handlers }: LightboxProps) {
  const at = pictures.findIndex(({ id }) => id === openId);
  const picture = pictures[at];
  if (!picture) return null;
  const title = pictures.length > 1 ? `Picture ${at + 1} of ${pictures.length}` : 'Your picture';
  const arrows = [
    { key: 'ArrowLeft', label: 'Previous picture', icon: ChevronLeft, side: 'left-3', to: pictures[at - 1] },
    { key: 'ArrowRight', label: 'Next picture', icon: ChevronRight, side: 'right-3', to: pictures[at + 1] },
  ];

  function moveOn(event: KeyboardEvent) {
    const to = arrows.find(({ key }) => key === event.key)?.to;
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(to.id);
  }

  return (
    <Modal onClose={onClose} className="fixed inset-0 z-50 overflow-y-auto bg-paper" onKeyDown={moveOn}>
      <DialogPanel className="flex min-h-full flex-col lg:h-full lg:flex-row">
        <IconButton
          data-autofocus
          icon={X}
          label="Close"
          size={20}
          onClick={onClose}
          className={`${ROUND} fixed top-3 right-3 z-10 hover:border-ink sm:top-6 sm:right-6`}
        />
        <div className="relative flex shrink-0 grow items-center justify-center bg-sunken p-3 sm:p-8 lg:min-h-0 lg:flex-1">
          <img
            key={picture.id}
            src={picture.imageUrl}
            alt={pictureAlt(picture)}
            className="max-h-[70dvh] max-w-full rounded-control object-contain shadow-lift [view-transition-name:open-picture] lg:max-h-[calc(100dvh-4rem)]"
          />
          {pictures.length > 1 &&
            arrows.map(({ key, label, icon, side, to }) => (
              <IconButton
                key={key}
                icon={icon}
                label={label}
                size={20}
                aria-disabled={to === undefined || undefined}
                onClick={() => to && onOpen(to.id)}
                className={`${ROUND} absolute top-1/2 -translate-y-1/2 hover:not-aria-disabled:border-ink aria-disabled:opacity-40 ${side}`}
              />
            ))}
        </div>
        <aside className="flex w-full flex-col gap-5 border-line p-5 sm:p-7 lg:w-92 lg:overflow-y-auto lg:border-l">
          <DialogTitle className="flex min-h-11 items-center text-sm font-medium text-muted">
            {title}
          </DialogTitle>
          <PictureDetails key={picture.id} picture={picture} {...handlers} />
          {/* With its number: the same text twice would not be announced. */}
          <LiveText>{`${title}, ${pictureAlt(picture)}`}</LiveText>
        </aside>
      </DialogPanel>
    </Modal>
  );
}
