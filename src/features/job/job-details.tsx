import { useId, type ReactNode } from 'react';
import { labelFor, PLATFORM_NAMES, RATIO_NAMES, VOICE_NAMES, contentWords } from '#entities/job/brief.ts';
import type { Job } from '#entities/job/parse-job.ts';
import { formatElapsed } from '#shared/lib/format-count.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { LongText } from '#shared/ui/long-text.tsx';

interface JobDetailsProps {
  job: Job;
  /** The percentage of a failed job (spec §4). */
  delivered?: number | undefined;
}

/** The brief as it was sent. */
export function JobDetails({ job: { goal, input }, delivered }: JobDetailsProps) {
  const ratioName = labelFor(RATIO_NAMES, input.ratio);
  const isKnownRatio = input.ratio !== ratioName;
  // A local time without a zone (decision 26); an invalid date is shown as it was sent.
  const scheduled = formatDateTime(input.schedule_at);
  const facts = {
    Content: contentWords(goal).noun,
    Platform: labelFor(PLATFORM_NAMES, input.platform),
    Ratio: isKnownRatio ? `${input.ratio} ${ratioName.toLowerCase()}` : input.ratio,
    Voice: labelFor(VOICE_NAMES, input.voice),
    Schedule: scheduled === 'unknown' ? input.schedule_at || 'Not scheduled' : scheduled,
    'Brand vibe and guidelines': input.brand,
    'Script idea or product description': input.idea,
    ...(delivered !== undefined && { Delivered: `${delivered}%` }),
  };
  return (
    <Sheet title="Details">
      <dl>
        {Object.entries(facts).map(([term, text]) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-line py-2 @xs:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-muted @xs:pt-0.5">{term}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text === '' ? 'Not given' : <LongText text={text} truncateAt={400} />}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The times of a job. The server has none for its steps. */
export function JobTimeline({ job: { createdAt, updatedAt, input } }: { job: Job }) {
  // NaN when a time is invalid.
  const passedMs = updatedAt - createdAt;
  const scheduled = formatDateTime(input.schedule_at);
  return (
    <Sheet title="Timeline">
      <ol className="grid @2xl:grid-flow-col @2xl:auto-cols-fr @2xl:gap-x-8">
        <Moment name="Created" time={formatDateTime(createdAt)} />
        <Moment name="Last updated" time={formatDateTime(updatedAt)}>
          {passedMs >= 1000 && `${formatElapsed(passedMs)} after it was created`}
        </Moment>
        {scheduled !== 'unknown' && <Moment name="Scheduled" time={scheduled} />}
      </ol>
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container min-w-0">
      <h2 id={id} className="border-b border-ink pb-2 font-display text-display-md">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Moment({ name, time, children }: { name: string; time: string; children?: ReactNode }) {
  return (
    <li className="border-b border-line py-2">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{name}</span>
        <span>{time}</span>
      </span>
      <span className="text-sm text-muted">{children}</span>
    </li>
  );
}
