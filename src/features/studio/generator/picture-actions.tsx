import type { ReactNode } from 'react';
import { Heart, RotateCcw, Trash2 } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { Picture } from './picture.ts';

export interface PictureHandlers {
  onToggleFavourite(picture: Picture): void;
  onUsePrompt(picture: Picture): void;
  onDelete(picture: Picture): void;
}

/** What can be done with one picture: three small buttons with names, the same wherever a picture is shown. */
export function PictureActions({ picture, ...handlers }: PictureHandlers & { picture: Picture }) {
  const { onToggleFavourite, onUsePrompt, onDelete } = handlers;
  return (
    <div className="-ml-2.5 flex">
      <IconButton
        label="Favourite"
        isPressed={picture.isFavourite}
        onClick={() => onToggleFavourite(picture)}
        icon={
          <Heart
            aria-hidden
            size={18}
            className={classNames(picture.isFavourite && 'fill-ember text-ember')}
          />
        }
      />
      <IconButton
        label="Use prompt again"
        onClick={() => onUsePrompt(picture)}
        icon={<RotateCcw aria-hidden size={18} />}
      />
      <IconButton label="Delete" onClick={() => onDelete(picture)} icon={<Trash2 aria-hidden size={18} />} />
    </div>
  );
}

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  onClick(): void;
}

function IconButton({ label, icon, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken"
    >
      {icon}
    </button>
  );
}
