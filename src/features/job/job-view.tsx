import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '../../shared/api/read-job.ts';
import type { Brief, ContentType } from '../../shared/lib/content-words.ts';
import { jobStatus } from '../../shared/lib/job-status.ts';
import { usePageTitle, useTitlePrefix } from '../../shared/lib/page-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { FilmStrip } from './film-strip.tsx';
import { GeneratedContent } from './generated-content.tsx';
import type { MediaName } from './job-assets.ts';
import { JobDetails } from './job-details.tsx';
import { JobDownloads } from './job-downloads.tsx';
import { JobHeader } from './job-header.tsx';
import { JobTimeline } from './job-timeline.tsx';
import { finishedWords, jobTitle, progressSentence } from './job-words.ts';
import { pipelineOf } from './pipeline.ts';
import { STEP_WORDS } from './step-words.ts';

interface JobViewProps {
  id: string;
  job: Job;
  isReconnecting: boolean;
  onCreateAgain: (type: ContentType, brief: Partial<Brief>) => void;
}

/** A job as it stands: pipeline, what it made, what it was asked for, when. */
export function JobView({ id, job, isReconnecting, onCreateAgain }: JobViewProps) {
  const [broken, setBroken] = useState<ReadonlySet<MediaName>>(new Set());
  const pipeline = pipelineOf(job);
  const status = jobStatus(job.status);
  const isUnderWay = status === 'pending' || status === 'inProgress';
  usePageTitle(jobTitle(job));
  useTitlePrefix(isUnderWay ? `${pipeline.percent}%` : undefined);

  function markBroken(name: MediaName) {
    setBroken((broken) => new Set(broken).add(name));
  }

  return (
    <main id="main" className="measure grid grid-cols-1 gap-14 py-12 sm:gap-20 sm:py-20">
      <JobHeader id={id} job={job} pipeline={pipeline} isReconnecting={isReconnecting} />
      {/* Same words, same node: a poll that changes nothing is not read aloud. */}
      <p role="status" className="sr-only">
        {progressSentence(job.status, pipeline)}
      </p>
      <FilmStrip pipeline={pipeline} />
      {status === 'error' && (
        <Notice
          tone="error"
          title={pipeline.current ? `Failed at ${STEP_WORDS[pipeline.current].name}` : 'The job failed'}
          action={
            <Button
              // The server may know more kinds of content than this app; the modal takes any.
              onClick={() => onCreateAgain(job.goal as ContentType, job.input as Partial<Brief>)}
            >
              <RotateCcw aria-hidden size={18} />
              Create again with the same brief
            </Button>
          }
        >
          {`${finishedWords(pipeline)}. The brief is kept, nothing has to be typed again.`}
        </Notice>
      )}
      {status === 'complete' && (
        <>
          <GeneratedContent job={job} broken={broken} onBroken={markBroken} />
          <JobDownloads id={id} job={job} broken={broken} onBroken={markBroken} />
        </>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <JobDetails job={job} />
        <JobTimeline job={job} pipeline={pipeline} />
      </div>
    </main>
  );
}
