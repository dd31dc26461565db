import { photoGrade, RULER_MARKS } from '#entities/training-photos/photo-count.ts';
import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { classNames } from '#shared/ui/class-names.ts';

const TICKS = Array.from({ length: MAX_TRAINING_PHOTOS }, (_, index) => index + 1);

/** The number of photos as a ruler: one tick per photo, and marks where the hint changes. */
export function PhotoRuler({ count }: { count: number }) {
  const { hint, tip, tone } = photoGrade(count);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite" aria-atomic>
        <span>
          <span className="font-display text-[2.5rem] leading-none">{count}</span>
          <span className="text-muted">/{MAX_TRAINING_PHOTOS} photos</span>
        </span>
        <span className={classNames('font-medium', tone)}>{hint}</span>
      </p>
      <div aria-hidden className="mt-3">
        <div className="flex h-5 items-end border-b border-edge">
          {TICKS.map((tick) => (
            <span key={tick} className="relative h-full flex-1">
              <span
                className={classNames(
                  'absolute bottom-0 left-[12%] w-[76%] motion-safe:transition-[height,background-color] motion-safe:duration-240',
                  tick <= count ? 'h-full bg-ember-hot' : 'h-1.5 bg-line',
                )}
              />
            </span>
          ))}
        </div>
        <div className="relative h-6 text-xs text-muted">
          {RULER_MARKS.map((mark) => (
            <span
              key={mark}
              className={classNames(
                'absolute top-0 -translate-x-full pr-1 pt-1.5',
                count >= mark && 'font-medium text-ink',
              )}
              style={{ left: `${(mark / MAX_TRAINING_PHOTOS) * 100}%` }}
            >
              <span className="absolute top-0 right-0 h-2.5 w-px bg-edge" />
              <span>{mark}</span>
            </span>
          ))}
        </div>
      </div>
      {tip !== undefined && <p className="mt-2 text-sm text-muted">{tip}</p>}
    </div>
  );
}
