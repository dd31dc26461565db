import { classNames } from './class-names.ts';

/** A progress bar. @param percent a whole number, 0–100 */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress
      aria-label={label}
      value={percent}
      max={100}
      className={classNames(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border border-edge bg-sunken',
        '[&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-transparent',
        '[&::-webkit-progress-value]:bg-ember motion-safe:[&::-webkit-progress-value]:transition-[inline-size]',
        'motion-safe:[&::-webkit-progress-value]:duration-240',
      )}
    />
  );
}
