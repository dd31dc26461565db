import type { Job } from '#entities/job/parse-job.ts';
import { serverDate } from '#shared/lib/clock.ts';
import { formatElapsed } from '#shared/lib/format-count.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';
import { BriefOnFilm, JobFrame } from './job-frame.tsx';
import { STEP_TEXTS, stepText, PIPELINE_STEPS, type Pipeline } from './pipeline.ts';

interface JobInProgressProps {
  job: Job;
  pipeline: Pipeline;
}

/** Shown until the video is ready: the brief, the current step and the elapsed time. */
export function JobInProgress({ job: { input, createdAt, updatedAt }, pipeline }: JobInProgressProps) {
  const { current, status, finishedCount } = pipeline;
  const age = useTicking(() => elapsedSince(createdAt));
  const lastChange = useTicking(() => elapsedSince(updatedAt));
  return (
    <section
      aria-labelledby="making-title"
      className={classNames(
        'grid grid-cols-1 items-center gap-x-12 gap-y-9 lg:gap-x-20',
        input.ratio === '16:9'
          ? 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
          : 'md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
      )}
    >
      <JobFrame ratio={input.ratio}>
        <BriefOnFilm input={input}>
          <Countdown {...pipeline} />
        </BriefOnFilm>
      </JobFrame>
      <div className="min-w-0">
        {current === undefined ? (
          <Headline as="h2" size="lg" id="making-title">
            All steps <em>finished</em>
          </Headline>
        ) : (
          <>
            <Eyebrow>
              {`${status === 'pending' ? 'Queued for' : 'Now:'} step ${finishedCount + 1} of ${PIPELINE_STEPS.length}`}
            </Eyebrow>
            <Headline as="h2" size="xl" id="making-title" className="mt-4">
              <em>{STEP_TEXTS[current].name}</em>
            </Headline>
            <p className="mt-5 font-display text-display-md">{stepText(pipeline, current, 'processing')}</p>
          </>
        )}
        <p className="mt-3 max-w-[52ch] text-muted">
          {[
            age !== undefined && `Created ${age} ago.`,
            lastChange !== undefined && finishedCount > 0 && `Last changed ${lastChange} ago.`,
            'Your video appears here when the job is complete.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </section>
  );
}

/** A film leader: the number of the step, in a ring that fills. */
function Countdown({ finishedCount, percent }: Pipeline) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 200"
      fill="none"
      className="mx-auto min-h-0 w-full max-w-60 min-w-0 flex-1"
    >
      <path d="M0 100h200M100 0v200" className="stroke-on-film/25" />
      <circle cx="100" cy="100" r="68" className="stroke-on-film/25" />
      <circle cx="100" cy="100" r="80" className="stroke-on-film/25" strokeWidth="4" />
      <circle
        cx="100"
        cy="100"
        r="80"
        pathLength={100}
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 100 100)"
        className="stroke-ember-hot"
        strokeWidth="4"
      />
      <text x="100" y="134" textAnchor="middle" className="fill-on-film font-display text-[104px]">
        {Math.min(finishedCount + 1, PIPELINE_STEPS.length)}
      </text>
    </svg>
  );
}

/** "2 minutes". Undefined for less than a second or an unknown time. */
function elapsedSince(time: number): string | undefined {
  const ms = (serverDate() ?? NaN) - time;
  return ms >= 1000 ? formatElapsed(ms) : undefined;
}
