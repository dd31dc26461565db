import {
  AudioLines,
  CalendarClock,
  Captions,
  Check,
  ChevronDown,
  Circle,
  Clapperboard,
  LoaderCircle,
  PenLine,
  Scissors,
  UserRound,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { STEP_TEXTS, stepText, type Pipeline, type PipelineStep, type StepState } from './pipeline.ts';

const STEP_ICONS: Record<PipelineStep, LucideIcon> = {
  SCRIPT: PenLine,
  VOICE: AudioLines,
  AVATAR: UserRound,
  BROLL: Clapperboard,
  EDIT: Scissors,
  CAPTIONS: Captions,
  SCHEDULE: CalendarClock,
};

const STATES: Record<StepState, { icon: LucideIcon; word: string; frame: string; tone: string }> = {
  completed: { icon: Check, word: 'Completed', frame: 'bg-raised text-ink', tone: 'text-moss' },
  processing: { icon: LoaderCircle, word: 'Processing', frame: 'bg-ember-soft text-ink', tone: 'text-ember' },
  pending: { icon: Circle, word: 'Pending', frame: 'bg-sunken text-muted', tone: 'text-muted' },
  failed: { icon: X, word: 'Failed', frame: 'bg-rose-soft text-ink', tone: 'text-rose' },
};

/**
 * The steps of the pipeline (spec §4), drawn as a film strip: horizontal, or vertical on narrow screens. A complete job
 * has a line that opens (decision 80).
 */
export function PipelineStepper({ pipeline }: { pipeline: Pipeline }) {
  const [isOpen, setOpen] = useState(false);
  const isComplete = pipeline.status === 'complete';
  const isLine = isComplete && !isOpen;
  const Step = isLine ? SmallFrame : Frame;
  return (
    <section aria-label="Pipeline" className="@container relative">
      <div
        className={classNames(
          'overflow-hidden rounded-card',
          FILM,
          !isLine && 'flex px-1 @4xl:flex-col @4xl:px-0 @4xl:py-1',
        )}
      >
        <Holes isLine={isLine} />
        <ol
          className={
            isLine
              ? 'flex gap-1 pr-10 pl-1'
              : 'grid min-w-0 flex-1 gap-1.5 px-1 py-2 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:px-2 @4xl:py-1'
          }
        >
          {pipeline.steps.map(({ step, state }, index) => (
            <Step key={step} pipeline={pipeline} step={step} state={state} number={index + 1} />
          ))}
        </ol>
        <Holes isLine={isLine} />
      </div>
      {isComplete && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={
            isLine
              ? 'absolute -inset-y-0.5 inset-x-0 flex items-center justify-end rounded-card pr-3 text-on-film'
              : 'mt-1 ml-auto flex min-h-11 items-center gap-2 text-sm font-medium'
          }
        >
          <span className={isLine ? 'sr-only' : undefined}>
            {isLine ? 'Show the steps' : 'Hide the steps'}
          </span>
          <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : undefined} />
        </button>
      )}
    </section>
  );
}

interface FrameProps {
  pipeline: Pipeline;
  step: PipelineStep;
  state: StepState;
  number: number;
}

/** A frame of the line. Screen readers get its state as text. */
function SmallFrame({ pipeline, step, state }: FrameProps) {
  const { icon: StateIcon, word, tone } = STATES[state];
  const StepIcon = STEP_ICONS[step];
  return (
    <li
      data-state={state}
      className="relative flex h-7 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-[2px] bg-raised text-sm"
    >
      <StepIcon aria-hidden size={15} strokeWidth={1.5} className="@4xl:hidden" />
      <StateIcon aria-hidden size={14} strokeWidth={2.25} className={classNames(tone, 'max-sm:hidden')} />
      <span className="@max-4xl:sr-only">{STEP_TEXTS[step].name}</span>{' '}
      <span className="sr-only">{`${word}. ${stepText(pipeline, step, state)}`}</span>
    </li>
  );
}

function Frame({ pipeline, step, state, number }: FrameProps) {
  // Only the failed step is red; later steps are muted.
  const isMuted = state === 'failed' && step !== pipeline.current;
  const StepIcon = STEP_ICONS[step];
  const { icon: StateIcon, word } = STATES[state];
  const { frame, tone } = isMuted ? STATES.pending : STATES[state];
  return (
    <li
      data-state={state}
      aria-current={state === 'processing' ? 'step' : undefined}
      className={classNames(
        'relative grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 overflow-hidden',
        'rounded-[3px] px-3 py-2.5',
        '@4xl:grid-cols-1 @4xl:content-start @4xl:gap-y-2 @4xl:px-3.5 @4xl:pt-3 @4xl:pb-4',
        frame,
      )}
    >
      {state === 'processing' && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-y-0 left-0 w-1 bg-ember-hot',
            '@4xl:inset-x-0 @4xl:top-0 @4xl:bottom-auto @4xl:h-1 @4xl:w-auto',
            'motion-safe:animate-pulse',
          )}
        />
      )}
      <span className="flex items-center justify-between">
        <StepIcon aria-hidden className="size-6 @4xl:my-3 @4xl:size-9" strokeWidth={1.25} />
        <span aria-hidden className="hidden self-start text-sm text-muted @4xl:block">
          {number}
        </span>
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 @4xl:block">
          <span className="block font-display text-display-sm leading-tight">{STEP_TEXTS[step].name}</span>
          <span className={classNames('flex min-w-0 flex-wrap items-center gap-1 text-sm font-medium', tone)}>
            <StateIcon aria-hidden size={14} strokeWidth={2.25} />
            <span>{word}</span>
          </span>
        </span>
        <span className="mt-1 block text-sm leading-snug text-muted">{stepText(pipeline, step, state)}</span>
      </span>
    </li>
  );
}

/** Film is dark in both themes. */
const FILM = 'bg-[light-dark(var(--ink),var(--line))]';
/** `round` stretches the tile, so that no hole is cut off. */
const HOLES_ACROSS =
  'bg-[linear-gradient(90deg,transparent_30%,var(--paper)_30%_70%,transparent_70%)] bg-center [background-repeat:round_no-repeat]';
const HOLES_DOWN =
  'bg-[linear-gradient(180deg,transparent_7px,var(--paper)_7px_17px,transparent_17px)] bg-[length:8px_24px] bg-center [background-repeat:no-repeat_round]';

function Holes({ isLine }: { isLine: boolean }) {
  const size = isLine ? 'h-1.5 bg-[length:14px_3px]' : 'hidden h-4 bg-[length:24px_8px] @4xl:block';
  return (
    <>
      <div aria-hidden className={classNames(HOLES_ACROSS, size)} />
      {!isLine && <div aria-hidden className={classNames('w-4 shrink-0 @4xl:hidden', HOLES_DOWN)} />}
    </>
  );
}
