import { DialogPanel, DialogTitle } from '@headlessui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { pictureAlt, type Picture } from '#entities/picture/picture.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Modal } from '#shared/ui/dialog.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import type { PictureHandlers } from './picture-actions.ts';
import { PictureDetails } from './picture-details.tsx';

interface LightboxProps extends PictureHandlers {
  /** The pictures in the order of the arrow keys. */
  pictures: readonly Picture[];
  /** The picture on screen. The lightbox is empty once it was deleted. */
  openId: string;
  onOpen(id: string): void;
  onClose(): void;
}

const ROUND = 'rounded-full border border-edge bg-raised text-ink';

/** Shows one picture as large as the window. Arrow keys switch pictures, Escape closes, and the focus returns. */
export function Lightbox({ pictures, openId, onOpen, onClose, ...handlers }: LightboxProps) {
  const index = pictures.findIndex(({ id }) => id === openId);
  const picture = pictures[index];
  if (!picture) return null;
  const title = pictures.length > 1 ? `Picture ${index + 1} of ${pictures.length}` : 'Your picture';
  const arrows = [
    {
      key: 'ArrowLeft',
      label: 'Previous picture',
      icon: ChevronLeft,
      side: 'left-3',
      target: pictures[index - 1],
    },
    {
      key: 'ArrowRight',
      label: 'Next picture',
      icon: ChevronRight,
      side: 'right-3',
      target: pictures[index + 1],
    },
  ];

  function switchPicture(event: KeyboardEvent) {
    const target = arrows.find(({ key }) => key === event.key)?.target;
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(target.id);
  }

  return (
    <Modal
      onClose={onClose}
      className="fixed inset-0 z-50 overflow-y-auto bg-paper"
      onKeyDown={switchPicture}
    >
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
            className={classNames(
              'max-h-[70dvh] max-w-full lg:max-h-[calc(100dvh-4rem)]',
              'rounded-control object-contain shadow-lift [view-transition-name:open-picture]',
            )}
          />
          {pictures.length > 1 &&
            arrows.map(({ key, label, icon, side, target }) => (
              <IconButton
                key={key}
                icon={icon}
                label={label}
                size={20}
                aria-disabled={target === undefined || undefined}
                onClick={() => target && onOpen(target.id)}
                className={classNames(
                  ROUND,
                  'absolute top-1/2 -translate-y-1/2',
                  'hover:not-aria-disabled:border-ink aria-disabled:opacity-40',
                  side,
                )}
              />
            ))}
        </div>
        <aside className="flex w-full flex-col gap-5 border-line p-5 sm:p-7 lg:w-92 lg:overflow-y-auto lg:border-l">
          <DialogTitle className="flex min-h-11 items-center text-sm font-medium text-muted">
            {title}
          </DialogTitle>
          <PictureDetails key={picture.id} picture={picture} {...handlers} />
          {/* The number makes each text different; an equal text would not be announced again. */}
          <LiveText>{`${title}, ${pictureAlt(picture)}`}</LiveText>
        </aside>
      </DialogPanel>
    </Modal>
  );
}
