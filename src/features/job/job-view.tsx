import { RotateCcw } from 'lucide-react';
import type { Job } from '../../shared/api/read-job.ts';
import { useUserId } from '../../shared/api/session.ts';
import type { Brief, ContentType } from '../../shared/lib/content-words.ts';
import { jobStatus } from '../../shared/lib/job-status.ts';
import { photosOfJob, type ReferencePhoto } from '../../shared/lib/reference-photos.ts';
import { usePageTitle, useTitlePrefix } from '../../shared/lib/page-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { FilmStrip } from './film-strip.tsx';
import { GeneratedContent } from './generated-content.tsx';
import { JobDetails, JobTimeline } from './job-details.tsx';
import { JobHeader } from './job-header.tsx';
import { finishedWords, jobTitle, keptWords, progressSentence } from './job-words.ts';
import { pipelineOf } from './pipeline.ts';
import { STEP_WORDS } from './step-words.ts';
import { useOverdue } from './use-overdue.ts';

/** Opens the creation modal with this brief, and the photos of it that this device has. */
export type CreateAgain = (
  type: ContentType,
  brief: Partial<Brief>,
  photos: readonly ReferencePhoto[],
) => void;

interface JobViewProps {
  id: string;
  job: Job;
  /** Why the last poll failed, in words. */
  trouble: string | undefined;
  onCreateAgain: CreateAgain;
}

export function JobView({ id, job, trouble, onCreateAgain }: JobViewProps) {
  const pipeline = pipelineOf(job);
  const status = jobStatus(job.status);
  const isUnderWay = status === 'pending' || status === 'inProgress';
  const photos = photosOfJob(useUserId(), id);
  const isOverdue = useOverdue(job);
  const again = (
    <Button
      // The server may know more kinds of content than this app; the modal takes any.
      onClick={() => onCreateAgain(job.goal as ContentType, job.input as Partial<Brief>, photos)}
    >
      <RotateCcw aria-hidden size={18} />
      Create again with the same brief
    </Button>
  );
  usePageTitle(jobTitle(job));
  useTitlePrefix(isUnderWay ? `${pipeline.percent}%` : undefined);

  return (
    <main id="main" className="measure grid grid-cols-1 gap-12 py-10 sm:gap-16 sm:py-16">
      <JobHeader id={id} job={job} pipeline={pipeline} trouble={trouble} />
      {/* Same words, same node: a poll that changes nothing is not read aloud. */}
      <p role="status" className="sr-only">
        {progressSentence(job, pipeline)}
      </p>
      {status === 'error' && (
        <Notice
          tone="error"
          title={pipeline.current ? `Failed at ${STEP_WORDS[pipeline.current].name}` : 'The job failed'}
          action={again}
        >
          {finishedWords(pipeline)}. {keptWords(job.goal, photos.length)}
        </Notice>
      )}
      {isOverdue && (
        <Notice tone="warning" title="This job should have ended by now" action={again}>
          A job takes an hour at most, and the server still says that this one runs. We go on asking.{' '}
          {keptWords(job.goal, photos.length)}
        </Notice>
      )}
      <FilmStrip pipeline={pipeline} />
      {status === 'complete' && <GeneratedContent id={id} job={job} />}
      <div className="grid gap-6 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <JobDetails job={job} />
        <JobTimeline job={job} />
      </div>
    </main>
  );
}
