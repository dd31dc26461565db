import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useState, type UIEvent } from 'react';
import { useTwinFaces } from '#entities/picture/pictures-store.ts';
import { completedDate, type Twin } from '#entities/twin/twin.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { RadioOption } from '#shared/ui/radio-option.tsx';
import { TwinFace } from '#shared/ui/twin-face.tsx';

/** The number of twins that are rendered at first, and added near the end of the list. */
const TWINS_PER_PAGE = 24;

interface TwinSwitchProps {
  twins: readonly Twin[];
  nameOf(twin: Twin): string;
  selected: Twin | undefined;
  /** Undefined while none can be selected. */
  onSelect: ((triggerWord: string) => void) | undefined;
  isLong: boolean;
}

/** A scrolling row of twins. A long row can expand to a list. */
export function TwinSwitch({ twins, nameOf, selected, onSelect, isLong }: TwinSwitchProps) {
  const faces = useTwinFaces();
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(TWINS_PER_PAGE);
  // The selected twin is always rendered, because arrow keys start from it.
  const rendered = twins.filter((twin, index) => index < limit || twin.key === selected?.key);

  function renderMore({ currentTarget: list }: UIEvent) {
    const isNearEnd =
      list.scrollHeight - list.scrollTop <= 3 * list.clientHeight &&
      list.scrollWidth - list.scrollLeft <= 3 * list.clientWidth;
    if (isNearEnd && limit < twins.length) setLimit(limit + TWINS_PER_PAGE);
  }

  return (
    <div className="flex items-start gap-2">
      <fieldset className="min-w-0 flex-1">
        <legend className="sr-only">Active twin</legend>
        <div
          onScroll={renderMore}
          className={classNames(
            '-m-1 gap-2 p-1',
            isOpen
              ? 'grid max-h-96 grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] overflow-y-auto overscroll-contain'
              : 'flex overflow-x-auto [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none]',
          )}
        >
          {rendered.map((twin) => (
            <TwinCard
              key={twin.key}
              twin={twin}
              name={nameOf(twin)}
              picture={faces.get(twin.triggerWord)}
              isSelected={twin.key === selected?.key}
              onSelect={onSelect}
            />
          ))}
        </div>
      </fieldset>
      {isLong && (
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronUp aria-hidden size={18} /> : <ChevronDown aria-hidden size={18} />}
          <span>{isOpen ? 'One row' : 'All'}</span>
        </Button>
      )}
    </div>
  );
}

interface TwinCardProps extends Pick<TwinSwitchProps, 'onSelect'> {
  twin: Twin;
  name: string;
  picture: string | undefined;
  isSelected: boolean;
}

/** One twin of the switch, with its face. */
const TwinCard = memo(function TwinCard({ twin, name, picture, isSelected, onSelect }: TwinCardProps) {
  const { key, triggerWord, completedAt } = twin;
  return (
    <RadioOption
      name="twin"
      value={key}
      checked={isSelected}
      disabled={!onSelect || triggerWord === undefined}
      onChange={() => triggerWord !== undefined && onSelect?.(triggerWord)}
      aria-label={`${name} · ${triggerWord ?? 'no trigger word'}, completed ${completedDate(completedAt)}, ready`}
      className={classNames(
        'flex h-12 min-w-0 shrink-0 items-center gap-2.5 pr-4',
        'rounded-full border border-edge bg-raised hover:border-ink',
        'has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
      )}
    >
      <TwinFace triggerWord={triggerWord} picture={picture} className="-m-px size-12" />
      <span aria-hidden className="min-w-0">
        <span className="block max-w-44 truncate text-sm leading-tight">
          <span className="font-semibold">{name}</span>
          {triggerWord !== undefined && (
            <>
              {' · '}
              <span translate="no" className="tracking-wide">
                {triggerWord}
              </span>
            </>
          )}
        </span>
        <span
          className={classNames(
            'flex items-center gap-1.5 text-sm leading-tight whitespace-nowrap',
            'text-muted group-has-checked:text-paper',
          )}
        >
          <span>{completedDate(completedAt)}</span>
          <span className="flex items-center gap-0.5 text-moss group-has-checked:text-paper">
            <Check size={13} strokeWidth={2.5} />
            <span>Ready</span>
          </span>
        </span>
      </span>
    </RadioOption>
  );
});
