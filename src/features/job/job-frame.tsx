import type { ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';

const UPRIGHT = { aspect: 'aspect-[9/16]', width: 'max-w-[22rem]' };
const FRAMES: Record<string, typeof UPRIGHT> = {
  '1:1': { aspect: 'aspect-square', width: 'max-w-[30rem]' },
  '16:9': { aspect: 'aspect-video', width: 'max-w-none' },
};

/** The classes for a job's ratio; unknown ratios are shown as portrait, like most jobs. */
export function frameOf(ratio: string): typeof UPRIGHT {
  return (Object.hasOwn(FRAMES, ratio) && FRAMES[ratio]) || UPRIGHT;
}

interface JobFrameProps {
  ratio: string;
  className?: string;
  children: ReactNode;
}

/** A frame in the ratio of the video, between crop marks. */
export function JobFrame({ ratio, className, children }: JobFrameProps) {
  const { aspect, width } = frameOf(ratio);
  return (
    <div className={classNames('crop-marks grid place-items-center self-start', className)}>
      <div className={classNames('w-full overflow-hidden bg-sunken', aspect, width)}>{children}</div>
    </div>
  );
}
