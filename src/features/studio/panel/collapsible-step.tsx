import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
} from 'react';
import * as v from 'valibot';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listen } from '#shared/lib/listen.ts';
import { listOf } from '#shared/lib/schema.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const STEPS = ['photos', 'training', 'generator', 'reverse-prompt', 'writing-style', 'post'] as const;
type Step = (typeof STEPS)[number];

const store = deviceStore('open-steps', listOf(v.picklist(STEPS)));

/** The steps that were opened; stored on this device. */
export function useOpenSteps() {
  const { value: opened = [], change } = useStored(store);
  return {
    opened,
    /** Opens a step. A training needs photos first, so Step 1 opens with it. */
    open(step: Step) {
      const first: Step[] = step === 'training' ? ['photos'] : [];
      change((opened = []) => [...new Set([...opened, ...first, step])]);
    },
    collapse: (step: Step) => change((opened = []) => opened.filter((opened) => opened !== step)),
  };
}

interface CollapsibleStepProps {
  step: Step;
  /** Whether the step is the next one, or has content that must stay visible. */
  isHeldOpen?: boolean;
  /** The number of the step, or an icon. Shown in the collapsed line, like title and facts. */
  mark: ReactNode;
  title: string;
  facts: ReactNode;
  /** The panel, with a {@link CollapseButton}. */
  children: ReactNode;
}

/** A step as one line. A click, a link to the step, dropped photos or activity in the step open it. */
export function CollapsibleStep({ step, isHeldOpen, mark, title, facts, children }: CollapsibleStepProps) {
  const { opened, open, collapse } = useOpenSteps();
  const titleId = useId();
  useOpenedByLinks(step, () => open(step));

  // A click replaces the button with that of the new state, which takes the focus.
  const wasClicked = useRef(false);
  const click = (change: (step: Step) => void) => () => {
    wasClicked.current = true;
    change(step);
  };
  const takeFocus = useCallback((button: HTMLElement | null) => {
    if (button && wasClicked.current) button.focus({ preventScroll: true });
    wasClicked.current &&= button === null;
  }, []);

  if (isHeldOpen || opened.includes(step)) {
    const value = isHeldOpen ? undefined : { collapse: click(collapse), takeFocus };
    return <Collapse value={value}>{children}</Collapse>;
  }
  return (
    <section id={step} aria-labelledby={titleId} data-collapsed className="flex-[1_1_22rem]">
      <h2>
        <button
          ref={takeFocus}
          type="button"
          aria-expanded={false}
          onClick={click(open)}
          className={classNames(
            'group flex min-h-18 w-full flex-wrap items-center gap-x-4 px-5 py-3 text-left sm:px-7',
            'rounded-card border border-line bg-raised hover:border-ink',
          )}
        >
          <span
            aria-hidden
            className="grid w-6 shrink-0 place-items-center font-display text-display-md leading-none text-ember italic"
          >
            {mark}
          </span>
          <span className="min-w-0 grow basis-24">
            <span id={titleId} className="block font-display text-display-sm leading-tight">
              {title}
            </span>
            <span className="sr-only">, </span>
            <span className="block text-sm wrap-anywhere text-muted">{facts}</span>
          </span>
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.5}
            className="shrink-0 text-muted group-hover:text-ink"
          />
        </button>
      </h2>
    </section>
  );
}

/** Collapses the step; undefined while it must stay open. */
const Collapse = createContext<{ collapse(): void; takeFocus(button: HTMLElement | null): void } | undefined>(
  undefined,
);
export const useCollapse = () => useContext(Collapse);

/** The button in the header of a step's panel. */
export function CollapseButton() {
  const step = useCollapse();
  if (!step) return null;
  const { collapse, takeFocus } = step;
  return (
    <button
      ref={takeFocus}
      type="button"
      aria-expanded
      onClick={collapse}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      <span className="max-sm:sr-only">Collapse</span>
      <ChevronUp aria-hidden size={16} />
    </button>
  );
}

/** Opens the step for links to it. A repeated click does not change the address, so clicks are handled as well. */
function useOpenedByLinks(step: Step, open: () => void): void {
  const byAddress = useEffectEvent(() => {
    if (location.hash === `#${step}`) open();
  });
  const byClick = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === `#${step}` && link.pathname === location.pathname) open();
  });
  useEffect(() => {
    byAddress();
    return listen({ hashchange: byAddress, click: byClick });
  }, []);
}
