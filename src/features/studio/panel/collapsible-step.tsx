import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listOf } from '#shared/lib/schema.ts';
import { buttonClass } from '#shared/ui/button-class.ts';

const STEPS = ['photos', 'training', 'reverse-prompt', 'writing-style'] as const;
type Step = (typeof STEPS)[number];

const store = deviceStore('open-steps', listOf(v.picklist(STEPS)));

/** The collapsed steps that were opened; stored on this device. */
export function useOpenSteps() {
  const { value: opened = [], change } = useStored(store);
  return {
    opened,
    /** A training needs photos first. */
    open(step: Step) {
      const first: Step[] = step === 'training' ? ['photos'] : [];
      change((opened = []) => [...new Set([...opened, ...first, step])]);
    },
    collapse: (step: Step) => void change((opened = []) => opened.filter((other) => other !== step)),
  };
}

interface CollapsibleStepProps {
  step: Step;
  /** Was the step done before? Undefined while unknown. */
  isDone: boolean | undefined;
  /** Something in it must be visible. */
  isHeldOpen?: boolean;
  /** Shown in the collapsed row. */
  eyebrow: string;
  title: string;
  facts: ReactNode;
  art?: ReactNode;
  /** The panel. `collapseButton` closes it; missing while it must stay open. */
  children(collapseButton: ReactNode): ReactNode;
}

/**
 * A step that is collapsed when it was done before this visit. A press, a link to it, dropped photos or activity in it
 * expand it.
 */
export function CollapsibleStep({
  step,
  isDone,
  isHeldOpen = false,
  eyebrow,
  title,
  facts,
  art,
  children,
}: CollapsibleStepProps) {
  const { opened, open, collapse } = useOpenSteps();
  const isNew = useIsNew(isDone);
  const isOpen = isNew || isHeldOpen || opened.includes(step);
  const titleId = useId();
  useOpenedByLinks(step, () => open(step));

  if (isOpen) {
    const isCollapsible = !isNew && !isHeldOpen;
    return children(
      isCollapsible && (
        <button
          type="button"
          data-focus-fallback
          aria-expanded
          onClick={() => collapse(step)}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <span className="max-sm:sr-only">Collapse</span>
          <ChevronUp aria-hidden size={16} />
        </button>
      ),
    );
  }
  return (
    <section id={step} aria-labelledby={titleId} data-collapsed>
      <h2>
        <button
          type="button"
          data-focus-fallback
          aria-expanded={false}
          onClick={() => open(step)}
          className="flex min-h-18 w-full items-center gap-x-4 rounded-card border border-line bg-raised px-5 py-3 text-left shadow-lift hover:border-edge sm:px-7"
        >
          <span className="grid min-w-0 flex-1 items-baseline gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span id={titleId} className="font-display text-[1.5rem] leading-tight">
              <span className="mr-3 font-sans text-[0.8125rem] font-medium text-ember lg:sr-only">
                {eyebrow}
              </span>{' '}
              <span>{title}</span>
            </span>
            <span className="sr-only">, </span>
            <span className="text-[0.9375rem] text-muted">{facts}</span>
          </span>
          {art}
          <ChevronDown aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ember" />
        </button>
      </h2>
    </section>
  );
}

/** A step that was not done at the start stays open during this visit. */
function useIsNew(isDone: boolean | undefined): boolean {
  const [isNew, setNew] = useState(false);
  const isToDo = isDone === false;
  if (isToDo && !isNew) setNew(true);
  return isNew || isToDo;
}

/** Pressing a link again does not change the address, so clicks are handled too. */
function useOpenedByLinks(step: Step, open: () => void): void {
  const byAddress = useEffectEvent(() => {
    if (location.hash === `#${step}`) open();
  });
  const byPress = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === `#${step}` && link.pathname === location.pathname) open();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    byAddress();
    window.addEventListener('hashchange', byAddress, { signal });
    document.addEventListener('click', byPress, { signal });
    return () => controller.abort();
  }, []);
}
