import { Heart, RotateCcw, Trash2, type LucideIcon } from 'lucide-react';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { Picture } from './picture.ts';

export interface PictureHandlers {
  onToggleFavourite(picture: Picture): void;
  onUsePrompt(picture: Picture): void;
  onDelete(picture: Picture): void;
}

interface PictureActionsProps extends PictureHandlers {
  picture: Picture;
  /** With its words, where there is room for them. */
  isNamed?: boolean;
}

/** What can be done with one picture, the same wherever it is shown. */
export function PictureActions({ picture, isNamed = false, ...handlers }: PictureActionsProps) {
  const { onToggleFavourite, onUsePrompt, onDelete } = handlers;
  const Action = isNamed ? NamedAction : IconAction;
  return (
    <div className={isNamed ? 'grid grid-cols-3 border-t border-line pt-1' : '-ml-2.5 flex'}>
      <Action
        label="Favourite"
        icon={Heart}
        isPressed={picture.isFavourite}
        onPress={() => onToggleFavourite(picture)}
      />
      <Action label="Use again" icon={RotateCcw} onPress={() => onUsePrompt(picture)} />
      <Action label="Delete" icon={Trash2} onPress={() => onDelete(picture)} />
    </div>
  );
}

interface ActionProps {
  label: string;
  icon: LucideIcon;
  /** For the one that is a switch; its icon is filled while it is on. */
  isPressed?: boolean;
  onPress(): void;
}

const BUTTON =
  'group shrink-0 items-center rounded-control text-ink hover:bg-sunken [&_svg]:group-aria-pressed:fill-ember [&_svg]:group-aria-pressed:text-ember';

function IconAction({ label, icon: Icon, isPressed, onPress }: ActionProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onPress}
        className={`${BUTTON} grid size-11 justify-center`}
      >
        <Icon aria-hidden size={18} />
      </button>
    </Tooltip>
  );
}

function NamedAction({ label, icon: Icon, isPressed, onPress }: ActionProps) {
  return (
    <button
      type="button"
      data-action={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className={`${BUTTON} flex min-h-14 flex-col justify-center gap-1 text-[0.8125rem]`}
    >
      <Icon aria-hidden size={18} />
      {label}
    </button>
  );
}
