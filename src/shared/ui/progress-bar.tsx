import { drawablePercent } from './percent.ts';

export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const done = drawablePercent(percent);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full border border-edge bg-sunken"
    >
      <div
        className="h-full bg-ember motion-safe:transition-[width] motion-safe:duration-240"
        style={{ width: `${done}%` }}
      />
    </div>
  );
}
