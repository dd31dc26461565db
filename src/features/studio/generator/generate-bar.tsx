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

/** The announcements, which have no countdown. */
const STATUS_TEXTS: Record<PictureStep | PictureWait['for'], string> = {
  ...STEP_TEXTS,
  otherTab: 'Waiting for another tab…',
  server: 'The server is busy. Trying again soon.',
};

/** The announcements of a generated picture. It counts as ready only once it is visible. */
const DONE_TEXTS: Record<ImageState, string> = {
  loading: 'Your picture is ready, still loading.',
  shown: 'Your picture is ready.',
  failed: 'Your picture is ready, but could not be loaded. Try again.',
};

/** The label of the running button. A pause is shown as such, not as a deduction or generation. */
function busyText(step: PictureStep, waiting: PictureWait | undefined): string {
  if (!waiting) return STEP_TEXTS[step];
  if (waiting.for === 'otherTab') return 'Waiting for another tab…';
  const seconds = Math.ceil((waiting.untilMs - performance.now()) / 1000);
  return `Trying again in ${formatCount(Math.max(1, seconds), 'second')}…`;
}

interface GenerateBarProps {
  generation: ReturnType<typeof useGeneration>;
  /** The state of the last attempt's picture. */
  image: ImageState;
}

/** The button says FREE as specified; the price of an attempt is beside it (decision 2). */
export function GenerateBar({ generation, image }: GenerateBarProps) {
  const { refusal, isRunning, isDone, step, waiting } = generation;
  const doneText = isDone ? DONE_TEXTS[image] : '';
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
      {/* There is no warning during the charge, because the next attempt uses that charge. */}
      {isRunning && step === 'generating' && (
        <p className="text-sm text-muted">
          Stay here. If you leave, you lose the picture and {ATTEMPT_COST}.
        </p>
      )}
      {refusal !== undefined && !isRunning && <p className="text-sm text-muted">{refusal}</p>}
      <LiveText>{isRunning ? STATUS_TEXTS[waiting?.for ?? step] : doneText}</LiveText>
    </div>
  );
}

/** The seconds since it was mounted. A separate component, so the bar does not render each second. */
function Elapsed() {
  const [startedAt] = useState(() => performance.now());
  const seconds = useTicking(() => Math.floor((performance.now() - startedAt) / 1000));

  return (
    <span role="timer" aria-label="Elapsed time" className="text-muted">
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
}
