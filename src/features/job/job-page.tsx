import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { addRecentJob } from '#entities/job/stored-jobs.ts';
import { useJob } from '#entities/job/use-job.ts';
import { humanMessage, type ApiError } from '#shared/api/api-error.ts';
import { useUserId } from '#shared/api/session.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import { usePageTitle } from '#shared/lib/page-title.ts';
import { paths } from '#shared/lib/paths.ts';
import { clearPageAnnouncement } from '#shared/lib/toast.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Eyebrow, Headline } from '#shared/ui/headline.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { PageSpinner } from '#shared/ui/spinner.tsx';
import { JobView } from './job-view.tsx';

/** The page at `/job/{id}`. The key resets it for each job. */
export function JobPage() {
  const { id = '' } = useParams();
  return <JobById key={id} id={id} />;
}

/** Follows one job until it is complete or failed (spec §4, decisions 18 and 19). */
export function JobById({ id }: { id: string }) {
  const query = useJob(id);
  const userId = useUserId();
  const goal = query.state === 'loaded' ? query.job.goal : undefined;
  // The dashboard lists the jobs opened on this device (decision 15).
  useEffect(() => {
    if (goal === undefined) return;
    addRecentJob(userId, { id, goal });
    clearPageAnnouncement();
  }, [userId, id, goal]);
  switch (query.state) {
    case 'loading':
      return <Loading />;
    case 'notFound':
      return <JobNotFound />;
    case 'failed':
      return <JobLoadFailed error={query.error} onRetry={query.retry} />;
    case 'loaded':
      return <JobView id={id} job={query.job} pollError={query.pollError} pollNow={query.pollNow} />;
  }
}

function Loading() {
  usePageTitle('Job');
  return <PageSpinner label="Loading the job…" />;
}

/** The message of spec §8.12. */
function JobNotFound() {
  const title = 'Job Not Found';
  usePageTitle(title);
  return (
    <JobMessage title={title}>
      <div className="max-w-[46ch] text-muted">
        <p>The job you're looking for doesn't exist or has been deleted.</p>
        <p className="mt-2">You can open only your own jobs.</p>
      </div>
      <Link to={paths.home()} className={buttonClass({})}>
        Back to Home
      </Link>
    </JobMessage>
  );
}

function JobLoadFailed({ error, onRetry }: { error: ApiError; onRetry: () => Promise<unknown> }) {
  usePageTitle('Job');
  const { run, isRunning } = useMutation(onRetry);
  return (
    <JobMessage title="Couldn’t load this job">
      <p role="alert" className="max-w-[60ch] text-muted wrap-anywhere">
        <LongText text={humanMessage(error, 'Something went wrong.')} />
      </p>
      <Button isBusy={isRunning} busyLabel="Trying…" onClick={() => void run()}>
        Try again
      </Button>
    </JobMessage>
  );
}

function JobMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="measure grid min-h-[70dvh] content-center justify-items-start gap-6 py-16">
      <Eyebrow>Job status</Eyebrow>
      <Headline as="h1" size="xl">
        {title}
      </Headline>
      {children}
    </main>
  );
}
