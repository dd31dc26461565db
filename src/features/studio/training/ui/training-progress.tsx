import type { ReactNode } from 'react';
import type { OpenTraining } from '#entities/credits/open-training.ts';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { formatTime } from '#shared/lib/format-date.ts';
import { useTitlePrefix } from '#shared/lib/page-title.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProgressRing } from '#shared/ui/progress-ring.tsx';
import { refundText } from '../flow/training-messages.ts';
import {
  elapsedMs,
  isOverdue,
  isRefundOpen,
  readClocks,
  type RunningTraining,
  type TrainingMode,
} from '../flow/training-state.ts';
import type { TrainingStore } from '../flow/training-store.ts';
import { TRAINING_MODE_TEXTS } from './mode-card.tsx';

const LATE_TEXTS = {
  /** After the usual time, while the twin is not listed yet (decision 10). */
  finishing: {
    title: 'Finishing up…',
    text: 'The last touches. Your twin joins your list in a moment; we look every few seconds.',
    promise: () => 'You can leave; the training continues.',
  },
  /** After the upper bound, while the server says nothing (decision 42). */
  overdue: {
    title: 'This is taking too long',
    text: 'This training should have ended by now, but the server does not say how. We check again every few seconds.',
    promise: (credits: string) =>
      `If you stop waiting, we ask for the refund of your ${credits}, and you can start again.`,
  },
};

interface TrainingProgressProps {
  training: RunningTraining;
  store: TrainingStore;
}

export function TrainingProgress({ training, store }: TrainingProgressProps) {
  const { mode, trainingTime, costCredits } = training;
  const percent = useTicking(() => trainingPercent(mode, elapsedMs(training, readClocks())));
  const isLate = useTicking(() => isOverdue(training, readClocks()));
  const late = percent === 100 ? LATE_TEXTS[isLate ? 'overdue' : 'finishing'] : undefined;
  const { promise } = late ?? LATE_TEXTS.finishing;
  const isStored = useStorageLocation() !== undefined;
  useTitlePrefix(`${percent}%`);
  const source =
    trainingTime === undefined
      ? 'An estimate from the usual time'
      : `An estimate; the server expects ${trainingTime}`;
  return (
    <StatusLayout
      indicator={
        <ProgressRing percent={percent} label="Training, estimated">
          <span className="font-display text-[2.75rem] leading-none">{percent}</span>
          <span className="text-muted">%</span>
        </ProgressRing>
      }
    >
      <p className="text-[0.8125rem] font-medium text-ember">{TRAINING_MODE_TEXTS[mode].title}</p>
      <p role="status" className="mt-1 font-display text-display-md">
        {late ? late.title : trainingPhase(percent)}
      </p>
      <p className="mt-3 text-muted">
        {late ? late.text : `Ready at about ${formatTime(readyAt(training))}. ${source}.`}
      </p>
      {(isStored || isLate) && (
        <p className="mt-3 font-medium">{promise(formatCount(costCredits, 'credit'))}</p>
      )}
      <div className="flex flex-wrap items-end gap-x-4">
        {isLate && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            onClick={() => void store.press({ type: 'gaveUp' })}
          >
            Stop waiting
          </Button>
        )}
        <CheckNow store={store} />
      </div>
    </StatusLayout>
  );
}

/** A training without progress: its start and mode are unknown. */
export function TrainingElsewhere({ training: { refused }, store }: TrainingProgressProps) {
  const { fast, lora } = TRAINING_MODE_TEXTS;
  return (
    <StatusLayout
      indicator={
        <span
          aria-hidden
          className="block size-20 rounded-full border-2 border-line border-t-ember motion-safe:animate-turn"
        />
      }
    >
      <p role="status" className="font-display text-display-md">
        A twin is being trained
      </p>
      {refused && (
        <p className="mt-3">
          <span>{refused.failure.plainMessage}</span>{' '}
          {refused.refund && !isRefundOpen(refused.refund) && <span>{refundText(refused.refund)}</span>}
        </p>
      )}
      <p className="mt-3 text-muted">
        {`This device does not know when it started. A training takes ${fast.timeText} or ${lora.timeText}; the twin is listed above as soon as it is ready.`}
      </p>
      <p className="mt-3 font-medium">You can leave; it continues without this page.</p>
      <CheckNow store={store} />
    </StatusLayout>
  );
}

function CheckNow({ store }: { store: TrainingStore }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mt-2 -ml-2.25"
      onClick={() => void store.press({ type: 'resumed' })}
    >
      Check now
    </Button>
  );
}

function StatusLayout({ indicator, children }: { indicator: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-control border border-line bg-sunken p-6 @lg:p-8">
      <div className="max-w-full shrink-0">{indicator}</div>
      <div className="min-w-0 flex-1 basis-64">{children}</div>
    </div>
  );
}

/** The expected end by this device's clock, ms since 1970. */
export function readyAt({ mode, startedHereAt }: Pick<OpenTraining, 'mode' | 'startedHereAt'>): number {
  return startedHereAt + TRAINING_DURATION_MS[mode];
}

/** The whole share of the usual time (spec §4): an estimate, because the server reports no progress. */
export function trainingPercent(mode: TrainingMode, elapsedMs: number): number {
  const share = elapsedMs / TRAINING_DURATION_MS[mode];
  return Math.min(100, Math.max(0, Math.floor(share * 100)));
}

/** Texts for the progress by time, not by the server. */
const PHASES = [
  { from: 0, text: 'Unpacking your photos' },
  { from: 8, text: 'Finding your face in each of them' },
  { from: 25, text: 'Learning its shape' },
  { from: 50, text: 'Learning it in every light' },
  { from: 75, text: 'Getting the small things right' },
  { from: 92, text: 'Final checks' },
] as const;

export function trainingPhase(percent: number): string {
  return PHASES.findLast(({ from }) => percent >= from)?.text ?? PHASES[0].text;
}
