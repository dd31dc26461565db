import type { JobRatio } from '../../shared/lib/content-words.ts';

const SHAPES: Record<JobRatio, string> = {
  '9:16': 'h-5 w-[0.7rem]',
  '1:1': 'size-4',
  '16:9': 'h-[0.7rem] w-5',
};

/** The outline of a frame of this ratio. */
export function RatioMark({ ratio }: { ratio: JobRatio }) {
  return (
    <span className="grid size-5 place-items-center">
      <span className={`rounded-[2px] border-2 border-current ${SHAPES[ratio]}`} />
    </span>
  );
}
