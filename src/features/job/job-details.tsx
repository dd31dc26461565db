import type { ReactNode } from 'react';
import { PLATFORM_NAMES, RATIO_NAMES, VOICE_NAMES, labelFor } from '#entities/job/brief.ts';
import { contentNoun } from '#entities/job/content-type.ts';
import type { Job } from '#entities/job/parse-job.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { formatElapsed } from '#shared/lib/format-wait.ts';
import { Card } from '#shared/ui/card.tsx';
import { LongText } from '#shared/ui/long-text.tsx';

export function JobDetails({ job }: { job: Job }) {
  const { platform, ratio, voice, brand, idea, schedule_at: schedule } = job.input;
  const ratioName = labelFor(RATIO_NAMES, ratio);
  return (
    <Card title="Details">
      <dl className="grid gap-x-8 gap-y-5 @md:grid-cols-2">
        <Detail term="Content">{contentNoun(job.goal)}</Detail>
        <Detail term="Platform">{labelFor(PLATFORM_NAMES, platform)}</Detail>
        <Detail term="Ratio">{ratio === ratioName ? ratio : `${ratio} ${ratioName.toLowerCase()}`}</Detail>
        <Detail term="Voice">{labelFor(VOICE_NAMES, voice)}</Detail>
        <Detail term="Schedule">{scheduleText(schedule)}</Detail>
        <Detail term="Brand vibe and guidelines" isWide>
          {brand}
        </Detail>
        <Detail term="Script idea or product description" isWide>
          {idea}
        </Detail>
      </dl>
    </Card>
  );
}

/** Created, updated, scheduled. The server has no times of the steps. */
export function JobTimeline({ job: { createdAt, updatedAt, input } }: { job: Job }) {
  // NaN when one of them is invalid.
  const passedMs = updatedAt - createdAt;
  const scheduled = formatDateTime(input.schedule_at);
  return (
    <Card title="Timeline">
      <ol className="relative grid gap-5 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-line">
        <Moment name="Created" time={formatDateTime(createdAt)} />
        <Moment name="Last updated" time={formatDateTime(updatedAt)}>
          {passedMs >= 1000 && `${formatElapsed(passedMs)} after it was created`}
        </Moment>
        {scheduled !== 'unknown' && <Moment name="Scheduled" time={scheduled} />}
      </ol>
    </Card>
  );
}

function Moment({ name, time, children }: { name: string; time: string; children?: ReactNode }) {
  return (
    <li className="relative pl-7">
      <span
        aria-hidden
        className="absolute top-1.5 left-0 size-[11px] rounded-full border-2 border-ink bg-ink"
      />
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span>{time}</span>
      </span>
      <span className="text-sm text-muted">{children}</span>
    </li>
  );
}

interface DetailProps {
  term: string;
  isWide?: boolean;
  children: string;
}

function Detail({ term, isWide = false, children }: DetailProps) {
  return (
    <div className={isWide ? '@md:col-span-2' : undefined}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">
        {children === '' ? 'Not given' : <LongText text={children} />}
      </dd>
    </div>
  );
}

/** A local time without a zone (decision 26); an invalid date is shown as it was sent. */
function scheduleText(schedule: string): string {
  if (schedule === '') return 'Not scheduled';
  const formatted = formatDateTime(schedule);
  return formatted === 'unknown' ? schedule : formatted;
}
