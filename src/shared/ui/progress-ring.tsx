import type { ReactNode } from 'react';

interface ProgressRingProps {
  /** A whole number, 0–100. */
  percent: number;
  label: string;
  /** Shown inside the ring; by default the percentage. */
  children?: ReactNode;
}

/** The sixty ticks of the ring. Completed ticks are colored. */
const TICKS = Array.from({ length: 60 }, (_, index) => index);

/** A progress indicator in the shape of a ring. */
export function ProgressRing({ percent, label, children }: ProgressRingProps) {
  return (
    <div className="relative grid aspect-square w-40 max-w-full place-items-center">
      <progress aria-label={label} value={percent} max={100} className="sr-only" />
      <svg aria-hidden viewBox="0 0 120 120" className="absolute inset-0">
        {TICKS.map((tick) => (
          <line
            key={tick}
            x1="60"
            x2="60"
            y1={tick % 5 === 0 ? 4 : 7}
            y2="14"
            transform={`rotate(${tick * 6} 60 60)`}
            strokeWidth={tick % 5 === 0 ? 2 : 1.5}
            className={tick * (100 / 60) < percent ? 'stroke-ember' : 'stroke-line'}
          />
        ))}
      </svg>
      <div className="text-center">
        {children ?? <span className="font-display text-display-md">{`${percent}%`}</span>}
      </div>
    </div>
  );
}
