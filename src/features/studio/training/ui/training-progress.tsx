import { useState, type CSSProperties, type ReactNode } from 'react';
import type { OpenTraining } from '#entities/credits/open-training.ts';
import type { Photo } from '#entities/training-photos/photo-set.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { formatTime } from '#shared/lib/format-date.ts';
import { useTitlePrefix } from '#shared/lib/page-title.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { LiveText } from '#shared/ui/live-text.tsx';
import { ProgressRing } from '#shared/ui/progress-ring.tsx';
import { useObjectUrl } from '#shared/ui/use-object-url.ts';
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
    text: 'Final touches. We check every few seconds.',
    promise: () => 'You can close this page.',
  },
  /** After the upper bound, while the server reports no status (decision 42). */
  overdue: {
    title: 'This is taking too long',
    text: 'This training should be done by now. We check every few seconds.',
    promise: (credits: string) =>
      `If you stop waiting, we request your ${credits} back. Then you can start again.`,
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
  const usualTime = trainingTime ?? TRAINING_MODE_TEXTS[mode].timeText;
  return (
    <StatusLayout
      indicator={
        <>
          <ProgressRing percent={percent} label="Training, estimated">
            <span className="font-display text-display-lg">{percent}</span>
            <span className="text-muted">%</span>
          </ProgressRing>
          <PhotosInTraining percent={percent} />
        </>
      }
    >
      <p className="text-sm font-medium text-ember">{TRAINING_MODE_TEXTS[mode].title}</p>
      <p role="status" className="mt-1 font-display text-display-md">
        {late ? late.title : trainingPhase(percent)}
      </p>
      <p className="mt-3 text-muted">
        {late ? late.text : `Ready at about ${formatTime(readyAt(training))}. Usually ${usualTime}.`}
      </p>
      {(isStored || isLate) && (
        <p className="mt-3 font-medium">{promise(formatCount(costCredits, 'credit'))}</p>
      )}
      <div className="flex flex-wrap items-end justify-center gap-x-4">
        {isLate && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            onClick={() => void store.dispatchClick({ type: 'gaveUp' })}
          >
            Stop waiting
          </Button>
        )}
        <CheckNow store={store} />
      </div>
    </StatusLayout>
  );
}

/** A training of another device. It has no progress, because its start and mode are unknown. */
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
        {`A training takes ${fast.timeText} or ${lora.timeText}. Your twin appears above when it is ready.`}
      </p>
      <p className="mt-3 font-medium">You can close this page.</p>
      <CheckNow store={store} />
    </StatusLayout>
  );
}

function CheckNow({ store }: { store: TrainingStore }) {
  const [isChecked, setChecked] = useState(false);

  async function check() {
    setChecked(false);
    await store.dispatchClick({ type: 'resumed' });
    setChecked(true);
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="mt-2" onClick={() => void check()}>
        Check now
      </Button>
      {/* Unmounts when the training finishes. */}
      <LiveText>{isChecked && 'Checked: no news yet.'}</LiveText>
    </>
  );
}

function StatusLayout({ indicator, children }: { indicator: ReactNode; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-5 px-4 py-6 text-center @lg:px-8 @lg:py-8',
        'rounded-control border border-line bg-sunken',
      )}
    >
      <div className="grid w-full grid-cols-1 justify-items-center gap-5">{indicator}</div>
      <div className="max-w-[48ch] min-w-0">{children}</div>
    </div>
  );
}

/** The photos of the training in a row, lit one after the other. They pass under the ring on phones, else they wrap. */
function PhotosInTraining({ percent }: { percent: number }) {
  const { photos } = usePhotos();
  if (photos.length === 0) return null;
  const lit = Math.min(photos.length - 1, Math.floor((percent / 100) * photos.length));
  return (
    <div aria-hidden className="w-full overflow-hidden py-1">
      <ul
        style={{ '--lit': lit } as CSSProperties}
        className={classNames(
          'flex gap-2 motion-reduce:flex-wrap motion-reduce:justify-center md:flex-wrap md:justify-center',
          'max-md:motion-safe:ml-[calc(50%-1.75rem)] max-md:motion-safe:-translate-x-[calc(var(--lit)*4rem)]',
          'max-md:motion-safe:transition-transform max-md:motion-safe:duration-500',
        )}
      >
        {photos.map((photo, index) => (
          <LitPhoto key={photo.id} photo={photo} isLit={index === lit} isDone={index < lit} />
        ))}
      </ul>
    </div>
  );
}

function LitPhoto({ photo, isLit, isDone }: { photo: Photo; isLit: boolean; isDone: boolean }) {
  const url = useObjectUrl(photo.preview);
  return (
    <li
      className={classNames(
        'size-14 shrink-0 overflow-hidden rounded-control bg-raised motion-safe:transition-opacity motion-safe:duration-500',
        isLit && 'outline-2 outline-offset-2 outline-ember',
        !isLit && (isDone ? 'opacity-70' : 'opacity-30'),
      )}
    >
      {url !== undefined && <img src={url} alt="" decoding="async" className="size-full object-cover" />}
    </li>
  );
}

/** The expected end by this device's clock, ms since 1970. */
export function readyAt({ mode, startedHereAt }: Pick<OpenTraining, 'mode' | 'startedHereAt'>): number {
  return startedHereAt + TRAINING_DURATION_MS[mode];
}

/** The percentage of the usual time (spec §4). It is an estimate, because the server reports no progress. */
export function trainingPercent(mode: TrainingMode, elapsedMs: number): number {
  const share = elapsedMs / TRAINING_DURATION_MS[mode];
  return Math.min(100, Math.max(0, Math.floor(share * 100)));
}

/** Texts for the estimated progress; the server does not report phases. */
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
