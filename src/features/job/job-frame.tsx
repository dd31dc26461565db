import type { ReactNode } from 'react';
import { PLATFORM_NAMES, labelFor } from '#entities/job/brief.ts';
import type { Job } from '#entities/job/parse-job.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { classNames } from '#shared/ui/class-names.ts';

/** The frame of a ratio. For a finished job, it includes the grid of the page with the positions of its parts. */
const UPRIGHT = {
  aspect: 'aspect-[9/16]',
  // The width follows the height of the window, so that the whole film is visible.
  width: 'max-w-[clamp(12rem,(100dvh-11rem)*9/16,30rem)]',
  grid: 'md:grid-cols-[min(24rem,55%)_minmax(0,1fr)] lg:grid-cols-[min(clamp(14.5rem,(100dvh-11rem)*9/16+2.5rem,32.5rem),55%)_minmax(0,1fr)]',
  header: 'col-span-full lg:col-start-2',
  film: 'md:row-span-2 lg:col-start-1 lg:row-span-3 lg:row-start-1',
  // Beside the film. On phones and for screen readers, it is below the script.
  brief: 'md:col-start-2 md:row-start-3',
  script: 'md:row-start-4',
};
const ONE_COLUMN_BELOW_LG = { brief: 'lg:col-start-2 lg:row-start-3', script: 'lg:row-start-4' };
const FRAMES: Record<string, typeof UPRIGHT> = {
  '1:1': {
    ...UPRIGHT,
    aspect: 'aspect-square',
    width: 'max-w-[clamp(14rem,100dvh-11rem,40rem)]',
    grid: 'lg:grid-cols-2',
    film: 'lg:col-start-1 lg:row-span-3 lg:row-start-1',
    ...ONE_COLUMN_BELOW_LG,
  },
  '16:9': {
    aspect: 'aspect-video',
    width: 'max-w-[max(20rem,(100dvh-11rem)*16/9)]',
    grid: 'lg:grid-cols-[minmax(0,1fr)_23rem]',
    header: 'col-span-full',
    film: 'lg:row-span-2',
    ...ONE_COLUMN_BELOW_LG,
  },
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
      <div className={classNames('w-full overflow-clip bg-film', aspect, width)}>{children}</div>
    </div>
  );
}

/** The content of a frame without a film: the brief on dark, below its children. */
export function BriefOnFilm({ input, children }: Pick<Job, 'input'> & { children?: ReactNode }) {
  const isWide = input.ratio === '16:9';
  return (
    <div
      className={classNames(
        'flex size-full justify-between gap-4 bg-film p-5 text-on-film sm:p-6',
        isWide ? 'flex-row-reverse' : 'flex-col',
      )}
    >
      {children}
      <div
        className={classNames('min-w-0', isWide && 'flex-1', isWide && children !== undefined && 'self-end')}
      >
        <p
          dir="auto"
          className={classNames(
            'font-display text-display-md wrap-anywhere',
            isWide || input.ratio === '1:1' ? 'line-clamp-2' : 'line-clamp-4',
          )}
        >
          {shorten(input.idea, 300)}
        </p>
        <p className="mt-2 line-clamp-1 text-sm wrap-anywhere">
          <span className="mr-2 font-medium">{labelFor(PLATFORM_NAMES, input.platform)}</span>
          <bdi>{shorten(input.brand, 200)}</bdi>
        </p>
      </div>
    </div>
  );
}
