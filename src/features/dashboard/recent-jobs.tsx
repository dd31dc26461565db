import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labelFor, PLATFORM_NAMES, RATIO_NAMES, contentWords } from '#entities/job/brief.ts';
import { useRecentJobs, type RecentJob } from '#entities/job/stored-jobs.ts';
import { useJob } from '#entities/job/use-job.ts';
import { humanMessage } from '#shared/api/api-error.ts';
import { createBackgroundReads } from '#shared/api/background.ts';
import type { Schedule } from '#shared/api/use-query.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { paths } from '#shared/lib/paths.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { Button } from '#shared/ui/button.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { SectionHeading } from './sections.tsx';

/** Each visible row requests its job, so further rows are loaded on demand. */
const PAGE_SIZE = 6;

/** The jobs created or opened on this device, each requested by its id, because no operation lists them (decision 15). */
export function RecentJobs() {
  const jobs = useRecentJobs();
  const [schedule] = useState(createBackgroundReads);
  return (
    <section aria-labelledby="recent-title" className="measure pb-10 sm:pb-14">
      <SectionHeading id="recent-title" eyebrow="On this device" aside="Jobs you created or opened here">
        Recent <em>jobs</em>
      </SectionHeading>
      {jobs.length === 0 ? (
        <div className="grid justify-items-center gap-2 rounded-card bg-sunken px-6 py-10 text-center">
          <Clapperboard aria-hidden size={36} strokeWidth={1.25} className="mb-3 text-muted" />
          <p className="font-display text-display-md text-ink">No jobs yet</p>
          <p className="max-w-[46ch] text-balance text-muted">
            Choose what to make above. Your job and its status appear here.
          </p>
        </div>
      ) : (
        <LongList items={jobs} pageSize={PAGE_SIZE} className="border-t border-ink">
          {(job) => <RecentJobRow key={job.id} recent={job} schedule={schedule} />}
        </LongList>
      )}
    </section>
  );
}

function RecentJobRow({ recent: { id, goal }, schedule }: { recent: RecentJob; schedule: Schedule }) {
  const query = useJob(id, schedule);
  const job = query.state === 'loaded' ? query.job : undefined;
  const failure = query.state === 'failed' && humanMessage(query.error, 'Something went wrong.');
  return (
    <li className="@container relative border-b border-line hover:bg-raised">
      <div className="grid items-center gap-x-6 gap-y-2 px-1 py-4 @2xl:grid-cols-[minmax(0,1fr)_11rem_9rem]">
        <div className="min-w-0">
          <Link
            to={paths.job(id)}
            className="font-display text-display-sm leading-tight after:absolute after:inset-0"
          >
            {contentWords(job?.goal ?? goal).noun}
          </Link>
          <p dir="auto" className="mt-0.5 line-clamp-2 text-muted wrap-anywhere @2xl:line-clamp-1">
            {shorten(job?.input.idea ?? (failure || 'Loading status…'), 300)}
          </p>
        </div>
        {query.state === 'loaded' && (
          <>
            <p className="text-sm text-muted">
              <span>
                {`${labelFor(PLATFORM_NAMES, query.job.input.platform)}, ${labelFor(RATIO_NAMES, query.job.input.ratio).toLowerCase()}`}
              </span>
              <span className="block">{formatDateTime(query.job.updatedAt)}</span>
            </p>
            <p className="flex flex-wrap items-center gap-2 @2xl:justify-end">
              <StatusBadge status={query.job.status} />
              {query.pollError !== undefined && <span className="text-sm text-amber">{query.pollError}</span>}
            </p>
          </>
        )}
        {query.state === 'failed' && (
          <p className="relative @2xl:col-span-2 @2xl:text-right">
            <Button variant="secondary" size="sm" onClick={() => void query.retry()}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
