import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#shared/lib/format-count.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { LiveText } from '#shared/ui/live-text.tsx';
import { ActionButton } from '../panel/use-action.tsx';
import type { ImageState } from './picture-image.tsx';
import { ATTEMPT_COST, type PictureStep, type PictureWait } from './request-picture.ts';
import type { useGeneration } from './use-generation.ts';

const STEP_TEXTS: Record<PictureStep, string> = {
  charging: `Deducting ${ATTEMPT_COST}…`,
  generating: 'Generating your picture…',
};

/** Announced: without a countdown. */
const STATUS_TEXTS: Record<PictureStep | PictureWait['for'], string> = {
  ...STEP_TEXTS,
  otherTab: 'Waiting for another tab…',
  server: 'The server is busy. Trying again soon.',
};

/** A picture is called ready without a condition only when it can be seen. */
const DONE_TEXTS: Record<ImageState, string> = {
  loading: 'Your picture is ready, still loading.',
  shown: 'Your picture is ready.',
  failed: 'Your picture is ready, but could not be loaded. Try again.',
};

/** While nothing is deducted or generated, that is not claimed. */
function busyText(step: PictureStep, waiting: PictureWait | undefined): string {
  if (!waiting) return STEP_TEXTS[step];
  if (waiting.for === 'otherTab') return 'Waiting for another tab…';
  const seconds = Math.ceil((waiting.untilMs - performance.now()) / 1000);
  return `Trying again in ${formatCount(Math.max(1, seconds), 'second')}…`;
}

interface GenerateBarProps {
  generation: ReturnType<typeof useGeneration>;
  /** Of the picture of the last attempt. */
  image: ImageState;
}

/** The button says FREE as documented; the price of an attempt is beside it (decision 2). */
export function GenerateBar({ generation, image }: GenerateBarProps) {
  const { refusal, isRunning, isDone, step, waiting } = generation;
  const busyLabel = useTicking(() => busyText(step, waiting));
  return (
    <div className="grid gap-2">
      <ActionButton
        size="lg"
        className="max-sm:w-full"
        disabledReason={refusal}
        action={generation}
        busyLabel={busyLabel}
        note={
          isRunning ? <Elapsed /> : <span className="text-sm text-muted">{ATTEMPT_COST} per attempt</span>
        }
      >
        <Sparkles aria-hidden size={18} />
        Generate Image (FREE)
      </ActionButton>
      {/* Leaving while it is charged costs nothing: the next attempt uses that charge. */}
      {isRunning && step === 'generating' && (
        <p className="text-sm text-muted">
          Stay here. If you leave, you lose the picture and {ATTEMPT_COST}.
        </p>
      )}
      {refusal !== undefined && !isRunning && <p className="text-sm text-muted">{refusal}</p>}
      <LiveText>{isRunning ? STATUS_TEXTS[waiting?.for ?? step] : isDone ? DONE_TEXTS[image] : ''}</LiveText>
    </div>
  );
}

/** Whole seconds since it was mounted. A separate component, so that only it renders again. */
function Elapsed() {
  const [startedAt] = useState(() => performance.now());
  const seconds = useTicking(() => Math.floor((performance.now() - startedAt) / 1000));

  return (
    <span role="timer" aria-label="Elapsed time" className="text-muted">
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
}
