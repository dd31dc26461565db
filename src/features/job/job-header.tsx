import type { Job } from '../../shared/api/read-job.ts';
import { contentNoun } from '../../shared/lib/content-words.ts';
import { jobStatus } from '../../shared/lib/job-status.ts';
import { JOB_STATUS_BADGES } from '../../shared/lib/job-status-badges.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Eyebrow } from '../../shared/ui/eyebrow.tsx';
import { Headline } from '../../shared/ui/headline.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { finishedWords, HEADLINE_ENDS } from './job-words.ts';
import type { Pipeline } from './pipeline.ts';

interface JobHeaderProps {
  id: string;
  job: Job;
  pipeline: Pipeline;
  /** Why the last poll failed, in words. */
  trouble: string | undefined;
}

export function JobHeader({ id, job, pipeline, trouble }: JobHeaderProps) {
  const status = jobStatus(job.status);
  const { word, tone, icon: Icon } = JOB_STATUS_BADGES[status];
  return (
    <header className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <Eyebrow>Job status</Eyebrow>
        <Headline as="h1" size="xl" className="mt-4">
          {contentNoun(job.goal)}, <em>{HEADLINE_ENDS[status]}</em>
        </Headline>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {word}
          </Badge>
          <span className="min-w-0 text-muted">
            Job <span className="font-medium text-ink [overflow-wrap:anywhere]">{id}</span>
          </span>
          <CopyButton text={id} label="Copy job id" />
          {trouble !== undefined && <span className="text-sm text-amber">{trouble}</span>}
        </div>
      </div>
      <div>
        <p className="flex items-baseline justify-between gap-4 lg:block lg:text-right">
          <span className="font-display text-display-lg">{pipeline.percent}%</span>
          <span className="text-sm text-muted lg:mt-1 lg:block">{finishedWords(pipeline)}</span>
        </p>
        <div className="mt-4">
          <ProgressBar percent={pipeline.percent} label="Progress of the job" />
        </div>
      </div>
    </header>
  );
}
