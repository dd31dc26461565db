import { PLATFORM_NAMES, labelFor } from '#entities/job/brief.ts';
import type { Job } from '#entities/job/parse-job.ts';
import { serverNow } from '#shared/lib/clock.ts';
import { formatElapsed } from '#shared/lib/format-wait.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Eyebrow } from '#shared/ui/eyebrow.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { JobFrame } from './job-frame.tsx';
import { STEP_TEXTS, stepSentence } from './job-texts.ts';
import { PIPELINE_STEPS, type Pipeline } from './pipeline-state.ts';

interface JobInProgressProps {
  job: Job;
  pipeline: Pipeline;
}

/** Shown until the video is ready: the brief, the current step and the elapsed time. */
export function JobInProgress({ job, pipeline }: JobInProgressProps) {
  const { current, status } = pipeline;
  const age = useTicking(() => elapsedSince(job.createdAt));
  const lastChange = useTicking(() => elapsedSince(job.updatedAt));
  return (
    <section
      aria-labelledby="making-title"
      className={classNames(
        'grid grid-cols-1 items-center gap-x-12 gap-y-9 lg:gap-x-20',
        job.input.ratio === '16:9'
          ? 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
          : 'md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
      )}
    >
      <JobFrame ratio={job.input.ratio}>
        <Leader job={job} pipeline={pipeline} />
      </JobFrame>
      <div className="min-w-0">
        {current === undefined ? (
          <Headline as="h2" size="lg" id="making-title">
            All steps <em>finished</em>
          </Headline>
        ) : (
          <>
            <Eyebrow>
              {`${status === 'pending' ? 'In the queue for' : 'Now,'} step ${pipeline.finishedCount + 1} of ${PIPELINE_STEPS.length}`}
            </Eyebrow>
            <Headline as="h2" size="xl" id="making-title" className="mt-4">
              <em>{STEP_TEXTS[current].name}</em>
            </Headline>
            <p className="mt-5 max-w-[24ch] font-display text-display-md">{STEP_TEXTS[current].makes}</p>
            <p className="mt-5">
              {stepSentence(current, 'processing', { isCurrent: true, isQueued: status === 'pending' })}
            </p>
          </>
        )}
        <p className="mt-2 max-w-[52ch] text-muted">
          {[
            age !== undefined && `Created ${age} ago.`,
            lastChange !== undefined && pipeline.finishedCount > 0 && `Last changed ${lastChange} ago.`,
            'The video appears in this frame when the job is complete.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </section>
  );
}

/** A film leader: the number of the step in circles, with the brief as its title. */
function Leader({ job: { input }, pipeline: { finishedCount, percent } }: JobInProgressProps) {
  const isWide = input.ratio === '16:9';
  const isUpright = !isWide && input.ratio !== '1:1';
  return (
    <div
      className={classNames(
        'flex h-full justify-between gap-4 bg-film p-5 text-on-film',
        isWide ? 'flex-row-reverse' : 'flex-col',
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 200 200"
        fill="none"
        className={classNames('mx-auto min-h-0 min-w-0 max-w-60 flex-1', !isWide && 'w-full')}
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
      <div className={classNames('min-w-0', isWide && 'flex-1 self-end')}>
        <p
          className={classNames(
            'font-display text-display-md wrap-anywhere',
            isUpright ? 'line-clamp-4' : 'line-clamp-2',
          )}
        >
          {shorten(input.idea, 300)}
        </p>
        <p className="mt-2 line-clamp-1 text-[0.8125rem] wrap-anywhere">
          <span className="mr-2 font-medium">{labelFor(PLATFORM_NAMES, input.platform)}</span>
          <span>{shorten(input.brand, 200)}</span>
        </p>
      </div>
    </div>
  );
}

/** "2 minutes"; undefined for less than a second, and while it is unknown. */
function elapsedSince(time: number): string | undefined {
  const ms = (serverNow() ?? NaN) - time;
  return ms >= 1000 ? formatElapsed(ms) : undefined;
}
