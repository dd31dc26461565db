import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { contentWords, type Brief, type CreateModal, type ContentType } from '#entities/job/brief.ts';
import { isFinished, type Job } from '#entities/job/parse-job.ts';
import { photosOfJob } from '#entities/job/stored-jobs.ts';
import type { PollState } from '#entities/job/use-job.ts';
import { JOB_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { useUserId } from '#shared/api/session.ts';
import { serverDate } from '#shared/lib/clock.ts';
import { usePageTitle, useTitlePrefix } from '#shared/lib/page-title.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { GeneratedContent } from './generated-content.tsx';
import { JobDetails, JobTimeline } from './job-details.tsx';
import { frameOf } from './job-frame.tsx';
import { JobInProgress } from './job-in-progress.tsx';
import { PipelineStepper } from './pipeline-stepper.tsx';
import {
  finishedText,
  headlineEnd,
  storedLabel,
  progressSentence,
  STEP_TEXTS,
  PIPELINE_STEPS,
  pipelineOf,
  type Pipeline,
} from './pipeline.ts';

interface JobViewProps extends PollState {
  id: string;
  job: Job;
}

/** A finished job leads with its film, with the header, downloads and brief beside it (decision 80). */
export function JobView({ id, job, ...poll }: JobViewProps) {
  const createModal = useOutletContext<CreateModal>();
  const pipeline = pipelineOf(job);
  const { status } = pipeline;
  const isComplete = status === 'complete';
  const isRunning = !isFinished(job);
  const photos = photosOfJob(useUserId(), id);
  // The job runs longer than the contract allows (decision 42). Polling continues.
  const isOverdue =
    useTicking(() => (serverDate() ?? NaN) - job.createdAt >= JOB_ENDS_WITHIN_MS) && isRunning;
  const again = (
    <Button
      variant={isComplete ? 'secondary' : 'primary'}
      // The server may have types unknown to this app. The modal accepts any type.
      onClick={() =>
        createModal.open(job.goal as ContentType, { id, brief: job.input as Partial<Brief>, photos })
      }
    >
      <RotateCcw aria-hidden size={18} />
      <span>{isComplete ? 'Create another with this brief' : 'Create again with the same brief'}</span>
    </Button>
  );
  usePageTitle(`${contentWords(job.goal).noun}, ${headlineEnd(job, pipeline)}`);
  useTitlePrefix(isRunning ? `${pipeline.percent}%` : undefined);
  const frame = frameOf(job.input.ratio);
  const about = { id, job, pipeline, ...poll };

  return (
    <main id="main" className="measure grid grid-cols-1 gap-10 py-8 sm:gap-12 sm:py-10">
      {/* An unchanged text is not announced again. */}
      <LiveText>{progressSentence(job, pipeline)}</LiveText>
      {/* The header stays mounted when the job completes: it may have the focus. */}
      <div
        className={classNames(
          isComplete && 'grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-rows-[auto_auto_1fr] lg:gap-y-10',
          isComplete && frame.grid,
        )}
      >
        <Header
          {...about}
          className={
            isComplete ? frame.header : 'grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]'
          }
        />
        {isComplete && (
          <>
            <GeneratedContent id={id} job={job} />
            <div className={classNames('grid min-w-0 content-start gap-9', frame.brief)}>
              <JobDetails job={job} />
              <div>{again}</div>
            </div>
          </>
        )}
      </div>
      {status === 'error' && (
        <Notice
          tone="error"
          title={pipeline.current ? `Failed at ${STEP_TEXTS[pipeline.current].name}` : 'The job failed'}
          action={again}
        >
          {`${finishedText(pipeline)}. ${storedLabel(job.goal, photos.length)}`}
        </Notice>
      )}
      {isOverdue && (
        <Notice tone="warning" title="This job is taking too long" action={again}>
          {`Jobs take up to an hour, but this one is still running. We keep checking. ${storedLabel(job.goal, photos.length)}`}
        </Notice>
      )}
      {/* On narrow screens, where the strip is long, the frame comes first. */}
      <div className={isRunning ? 'max-lg:order-1' : undefined}>
        <PipelineStepper pipeline={pipeline} />
      </div>
      {isRunning && <JobInProgress job={job} pipeline={pipeline} />}
      <div className="grid items-start gap-x-14 gap-y-10 max-lg:order-1 lg:has-[>*+*]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {!isComplete && (
          <JobDetails job={job} delivered={status === 'error' ? pipeline.percent : undefined} />
        )}
        <JobTimeline job={job} />
      </div>
    </main>
  );
}

interface HeaderProps extends JobViewProps {
  pipeline: Pipeline;
  className: string;
}

function Header({ id, job, pipeline, pollError, pollNow, className }: HeaderProps) {
  const isComplete = pipeline.status === 'complete';
  const [isChecked, setChecked] = useState(false);

  async function check() {
    setChecked(false);
    await pollNow?.();
    setChecked(true);
  }

  return (
    <header className={className}>
      <div className="min-w-0">
        <Eyebrow>Job status</Eyebrow>
        <Headline as="h1" size="lg" className="mt-4">
          <span>{`${contentWords(job.goal).noun},`}</span> <em>{headlineEnd(job, pipeline)}</em>
        </Headline>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusBadge status={pipeline.status} />
          {isComplete && (
            <span className="text-muted">
              <span>100%</span>, <span>{finishedText(pipeline)}</span>
            </span>
          )}
          {/* The id and its button share a line where they fit. */}
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-muted">
            <span className="min-w-0">
              Job{' '}
              <span translate="no" className="font-medium text-ink wrap-anywhere">
                {id}
              </span>
            </span>
            <CopyButton text={id} label="Copy job id" />
          </span>
          {pollError !== undefined && <span className="text-sm text-amber">{pollError}</span>}
          {pollNow && (
            <Button variant="secondary" size="sm" onClick={() => void check()}>
              Check now
            </Button>
          )}
          <LiveText>{isChecked && 'Checked just now.'}</LiveText>
        </div>
      </div>
      {!isComplete && <Progress pipeline={pipeline} />}
    </header>
  );
}

/** A failed job has its percentage, 0 (§4), in the details, where it does not contradict the finished steps. */
function Progress({ pipeline }: { pipeline: Pipeline }) {
  const { status, percent, finishedCount } = pipeline;
  const hasFailed = status === 'error';
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 lg:block lg:text-right">
        <span className={`font-display ${hasFailed ? 'text-display-md' : 'text-display-lg'}`}>
          {hasFailed
            ? `Stopped at step ${Math.min(finishedCount + 1, PIPELINE_STEPS.length)} of ${PIPELINE_STEPS.length}`
            : `${percent}%`}
        </span>
        <span className="text-sm text-muted lg:mt-1 lg:block">{finishedText(pipeline)}</span>
      </p>
      {!hasFailed && (
        <div className="mt-4">
          <ProgressBar percent={percent} label="Progress of the job" />
        </div>
      )}
    </div>
  );
}
