import { ChevronDown, Clapperboard, Images, Plus, Smartphone, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CONTENT_TYPES, type ContentType, type CreateModal } from '#entities/job/brief.ts';
import { CONTENT_TYPES as TYPES } from '#openapi/limits.gen.ts';
import { classNames } from '#shared/ui/class-names.ts';

const ICONS: Record<ContentType, typeof Plus> = {
  commercial: Clapperboard,
  ai_twin: UserRound,
  photoshoot: Images,
  reel: Smartphone,
};

/** "Create" in the signed-in header (decision 30): a button that discloses the four content types. */
export function CreateMenu({ modal }: { modal: CreateModal }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  /** Moves the focus out of the list before it is hidden. */
  function close() {
    trigger.current?.focus();
    setOpen(false);
  }

  return (
    <div
      role="presentation"
      // Safari does not focus a clicked button. This element takes the focus, so it stays in the menu.
      tabIndex={-1}
      className="sm:relative"
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && isOpen && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => {
          // Safari does not focus a clicked button.
          trigger.current?.focus();
          setOpen(!isOpen);
        }}
        className={classNames(
          'flex min-h-11 items-center gap-1.5 rounded-control border-b-2 border-transparent px-2',
          'text-base text-muted',
          'sm:px-3 hover:text-ink aria-expanded:text-ink',
        )}
      >
        <Plus aria-hidden size={16} className="text-ember max-[24rem]:hidden" />
        Create
        <ChevronDown aria-hidden size={16} className="hidden sm:block" />
      </button>
      <ul
        id={`${id}-list`}
        hidden={!isOpen}
        className={classNames(
          'absolute inset-x-4 top-full z-40 mt-1 rounded-card border border-line bg-raised p-1.5',
          'shadow-lift',
          'sm:inset-x-auto sm:left-0 sm:w-72 motion-safe:animate-panel',
        )}
      >
        {TYPES.map((type) => {
          const Icon = ICONS[type];
          return (
            <li
              key={type}
              className="relative flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-ember-soft"
            >
              <Icon aria-hidden size={18} className="shrink-0 text-ember" />
              <div className="min-w-0 py-1.5 leading-snug">
                <button
                  type="button"
                  aria-describedby={`${id}-${type}-result`}
                  onMouseEnter={modal.prepare}
                  onFocus={modal.prepare}
                  onClick={() => {
                    // The modal later returns the focus to this trigger.
                    close();
                    modal.open(type);
                  }}
                  // The whole row can be clicked.
                  className={classNames(
                    'rounded-control text-left',
                    'after:absolute after:inset-0 focus-visible:outline-none',
                    'focus-visible:after:rounded-control focus-visible:after:outline-2',
                  )}
                >
                  {CONTENT_TYPES[type].action}
                </button>
                <p id={`${id}-${type}-result`} className="text-sm text-muted">
                  {CONTENT_TYPES[type].result}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
