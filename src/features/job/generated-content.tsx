import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '../../shared/api/read-job.ts';
import { isSafeUrl } from '../../shared/lib/safe-url.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Headline } from '../../shared/ui/headline.tsx';
import { deliveryOf, MEDIA, type Delivery, type MediaName } from './job-assets.ts';

interface GeneratedContentProps {
  job: Job;
  broken: ReadonlySet<MediaName>;
  onBroken: (name: MediaName) => void;
}

/** The frame has the job's own ratio; an unknown one is shown upright, as most jobs are. */
const FRAMES: Record<string, string> = {
  '9:16': 'aspect-[9/16] max-w-[22rem]',
  '1:1': 'aspect-square max-w-[30rem]',
  '16:9': 'aspect-video max-w-none',
};

/** What the job made; only for a COMPLETE one (spec §4). */
export function GeneratedContent({ job, broken, onBroken }: GeneratedContentProps) {
  const { assets, input } = job;
  const frame = (Object.hasOwn(FRAMES, input.ratio) ? FRAMES[input.ratio] : FRAMES['9:16']) ?? '';
  const isWide = input.ratio === '16:9';
  const video = deliveryOf(assets, 'finalVideoUrl', broken);
  return (
    <section aria-labelledby="content-title">
      <Headline as="h2" size="lg" id="content-title">
        Generated <em>content</em>
      </Headline>
      <div
        className={`mt-8 grid gap-x-12 gap-y-10 ${isWide ? '' : 'md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]'}`}
      >
        <div className="crop-marks grid place-items-center self-start">
          <div className={`w-full overflow-hidden bg-sunken ${frame}`}>
            {video.state === 'there' ? (
              // The captions are part of the picture (step CAPTIONS), and the script stands beside it.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <video
                controls
                playsInline
                preload="metadata"
                src={video.url}
                poster={isSafeUrl(assets.thumbnailUrl, 'media') ? assets.thumbnailUrl : undefined}
                aria-label="The finished video"
                className="size-full object-contain"
                onError={() => onBroken('finalVideoUrl')}
              />
            ) : (
              <Absent name="finalVideoUrl" delivery={video} />
            )}
          </div>
        </div>
        <div
          className={`grid content-start gap-10 ${isWide ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]' : ''}`}
        >
          <Script text={assets.script} />
          <div className="grid max-w-md grid-cols-2 content-start gap-5">
            <Picture name="avatarUrl" job={job} broken={broken} onBroken={onBroken} />
            <Picture name="thumbnailUrl" job={job} broken={broken} onBroken={onBroken} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Script({ text }: { text: string }) {
  return (
    <Part name="Script">
      {text.trim() === '' ? (
        <p className="text-muted">No script was delivered.</p>
      ) : (
        <>
          <p className="max-w-[60ch] whitespace-pre-line font-display text-[1.375rem] leading-snug [overflow-wrap:anywhere]">
            {text}
          </p>
          <div className="mt-4">
            <CopyButton text={text} label="Copy script" />
          </div>
        </>
      )}
    </Part>
  );
}

function Picture({ name, job, broken, onBroken }: GeneratedContentProps & { name: MediaName }) {
  const delivery = deliveryOf(job.assets, name, broken);
  return (
    <Part name={MEDIA[name].name}>
      <div className="aspect-square overflow-hidden rounded-control border border-line bg-sunken">
        {delivery.state === 'there' ? (
          <img
            src={delivery.url}
            alt={`${MEDIA[name].name} of this job`}
            className="size-full object-contain"
            onError={() => onBroken(name)}
          />
        ) : (
          <Absent name={name} delivery={delivery} />
        )}
      </div>
    </Part>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 border-b border-line pb-2 text-sm font-medium text-muted">{name}</h3>
      {children}
    </div>
  );
}

function Absent({ name, delivery }: { name: MediaName; delivery: Delivery }) {
  const what = MEDIA[name].name;
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 p-4 text-center text-sm text-muted">
      <FileX aria-hidden size={22} />
      {delivery.state === 'broken' ? `${what} could not be loaded.` : `${what} was not delivered.`}
    </div>
  );
}
