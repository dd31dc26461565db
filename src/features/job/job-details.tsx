import type { ReactNode } from 'react';
import type { Job } from '../../shared/api/read-job.ts';
import {
  contentNoun,
  PLATFORM_NAMES,
  RATIO_NAMES,
  VOICE_NAMES,
  wordFor,
} from '../../shared/lib/content-words.ts';
import { formatDateTime } from '../../shared/lib/format-date.ts';
import { Card } from '../../shared/ui/card.tsx';

/** What the job was asked for. */
export function JobDetails({ job }: { job: Job }) {
  const { platform, ratio, voice, brand, idea, schedule_at: schedule } = job.input;
  const ratioName = wordFor(RATIO_NAMES, ratio);
  return (
    <Card title="Details">
      <dl className="grid gap-x-8 gap-y-5 @md:grid-cols-2">
        <Detail term="Content">{contentNoun(job.goal)}</Detail>
        <Detail term="Platform">{wordFor(PLATFORM_NAMES, platform)}</Detail>
        <Detail term="Ratio">{ratio === ratioName ? ratio : `${ratio} ${ratioName.toLowerCase()}`}</Detail>
        <Detail term="Voice">{wordFor(VOICE_NAMES, voice)}</Detail>
        <Detail term="Schedule">{scheduleWords(schedule)}</Detail>
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

interface DetailProps {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}

function Detail({ term, isWide = false, children }: DetailProps) {
  return (
    <div className={isWide ? '@md:col-span-2' : undefined}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
        {children === '' ? 'Not told' : children}
      </dd>
    </div>
  );
}

/** The person's wall-clock time without a zone (decision 26); shown as it was sent when it is no date. */
function scheduleWords(schedule: string): string {
  if (schedule === '') return 'Not scheduled';
  const formatted = formatDateTime(schedule);
  return formatted === 'unknown' ? schedule : formatted;
}
