import { Heart, RotateCcw, Trash2, type LucideIcon } from 'lucide-react';
import type { Picture } from '#entities/picture/picture.ts';
import { classNames } from '#shared/ui/class-names.ts';

export interface PictureHandlers {
  onToggleFavourite(picture: Picture): void;
  onUsePrompt(picture: Picture): void;
  onDelete(picture: Picture): void;
}

interface PictureAction {
  label: string;
  icon: LucideIcon;
  /** The state of a toggle, whose icon is filled while it is on. */
  isPressed?: boolean;
  onClick(): void;
}

/** The actions of a picture, for every place that shows it. */
export function pictureActions(picture: Picture, handlers: PictureHandlers): PictureAction[] {
  const { onToggleFavourite, onUsePrompt, onDelete } = handlers;
  const { isFavourite } = picture;
  return [
    { label: 'Favorite', icon: Heart, isPressed: isFavourite, onClick: () => onToggleFavourite(picture) },
    { label: 'Use again', icon: RotateCcw, onClick: () => onUsePrompt(picture) },
    { label: 'Delete', icon: Trash2, onClick: () => onDelete(picture) },
  ];
}

export const ACTION_CLASS = classNames(
  'group shrink-0 items-center rounded-control text-ink hover:bg-sunken',
  '[&_svg]:group-aria-pressed:fill-ember [&_svg]:group-aria-pressed:text-ember',
);
