import { ChevronDown, Clapperboard, Images, Plus, Smartphone, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CONTENT_TYPES, type ContentType, type CreateModal } from '#entities/job/brief.ts';
import { CONTENT_TYPES as TYPES } from '#openapi/limits.gen.ts';

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

  /** The focus must not stay in the list. */
  function close() {
    trigger.current?.focus();
    setOpen(false);
  }

  return (
    <div
      role="presentation"
      // Safari does not focus a button that is pressed: the focus then goes here, not out of the menu.
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
          // Safari leaves the focus where it was.
          trigger.current?.focus();
          setOpen(!isOpen);
        }}
        className="flex min-h-11 items-center gap-1.5 rounded-control border-b-2 border-transparent px-2 text-base sm:px-3 text-muted hover:text-ink aria-expanded:text-ink"
      >
        <Plus aria-hidden size={16} className="text-ember max-[24rem]:hidden" />
        Create
        <ChevronDown aria-hidden size={16} className="hidden sm:block" />
      </button>
      <ul
        id={`${id}-list`}
        hidden={!isOpen}
        className="absolute inset-x-4 top-full z-40 mt-1 rounded-card sm:inset-x-auto sm:left-0 sm:w-72 border border-line bg-raised p-1.5 shadow-lift motion-safe:animate-panel"
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
                    // The modal returns the focus to what had it.
                    close();
                    modal.open(type);
                  }}
                  // The whole row can be clicked.
                  className="rounded-control text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2"
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
