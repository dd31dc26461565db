import { Heart, RotateCcw, Trash2, type LucideIcon } from 'lucide-react';
import type { Picture } from '#entities/picture/picture.ts';

export interface PictureHandlers {
  onToggleFavourite(picture: Picture): void;
  onUsePrompt(picture: Picture): void;
  onDelete(picture: Picture): void;
}

interface PictureAction {
  label: string;
  icon: LucideIcon;
  /** For a toggle, whose icon is filled while it is on. */
  isPressed?: boolean;
  onPress(): void;
}

/** The actions of a picture, the same everywhere. */
export function pictureActions(picture: Picture, handlers: PictureHandlers): PictureAction[] {
  const { onToggleFavourite, onUsePrompt, onDelete } = handlers;
  const { isFavourite } = picture;
  return [
    { label: 'Favorite', icon: Heart, isPressed: isFavourite, onPress: () => onToggleFavourite(picture) },
    { label: 'Use again', icon: RotateCcw, onPress: () => onUsePrompt(picture) },
    { label: 'Delete', icon: Trash2, onPress: () => onDelete(picture) },
  ];
}

export const ACTION_CLASS =
  'group shrink-0 items-center rounded-control text-ink hover:bg-sunken [&_svg]:group-aria-pressed:fill-ember [&_svg]:group-aria-pressed:text-ember';
