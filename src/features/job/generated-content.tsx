import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '#entities/job/parse-job.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { hasAssets, type Medium } from './job-assets.ts';
import { JobDownloads } from './job-downloads.tsx';
import { frameOf, JobFrame } from './job-frame.tsx';
import { useMedia } from './use-media.ts';
import { VideoPlayer } from './video-player.tsx';

/** The grid of video, downloads, script and pictures; on phones one column in this order. */
const UPRIGHT = {
  grid: 'md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr]',
  video: 'md:row-span-3',
  script: '',
  aside: '',
};
const WIDE = {
  grid: 'md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:grid-rows-[auto_auto_1fr]',
  video: 'md:col-span-2',
  script: 'md:col-start-1 md:row-start-2 md:row-span-2',
  aside: 'md:col-start-2',
};

/** The assets of a COMPLETE job, with their downloads (spec §4). */
export function GeneratedContent({ id, job }: { id: string; job: Job }) {
  const { assets, input } = job;
  const { media, renew, report, retry, onUnplayable } = useMedia(id, job);
  const places = input.ratio === '16:9' ? WIDE : UPRIGHT;
  const [video, ...pictures] = media;
  const thumbnail = pictures.find(({ name }) => name === 'Thumbnail');
  return (
    <section aria-labelledby="content-title">
      <Headline as="h2" size="lg" id="content-title">
        Generated <em>content</em>
      </Headline>
      {hasAssets(assets) ? (
        <div className={classNames('mt-8 grid grid-cols-1 gap-x-12 gap-y-9', places.grid)}>
          <JobFrame ratio={input.ratio} className={places.video}>
            <MediaPreview
              medium={video}
              poster={thumbnail?.url}
              onUnplayable={onUnplayable}
              onRetry={retry}
            />
          </JobFrame>
          <Part name="Downloads" className={places.aside}>
            <JobDownloads
              id={id}
              script={assets.script}
              media={media}
              renew={renew}
              onUnavailable={(name) => report(name, 'unavailable')}
            />
          </Part>
          <Part name="Script" className={places.script}>
            <Script text={assets.script} />
          </Part>
          <div className={classNames('flex flex-wrap content-start gap-5', places.aside)}>
            {pictures.map((picture) => (
              <Part key={picture.name} name={picture.name}>
                <div
                  className={classNames(
                    'h-44 max-w-full overflow-hidden rounded-control border border-line bg-sunken sm:h-56',
                    picture.name === 'Thumbnail' ? frameOf(input.ratio).aspect : 'aspect-square',
                  )}
                >
                  <MediaPreview medium={picture} onUnplayable={onUnplayable} onRetry={retry} />
                </div>
              </Part>
            ))}
          </div>
        </div>
      ) : (
        <div className="mt-8">
          <EmptyState title="Nothing was delivered" art={<FileX size={36} strokeWidth={1.25} />}>
            The job is complete, but it came without a video, pictures or a script.
          </EmptyState>
        </div>
      )}
    </section>
  );
}

function Script({ text }: { text: string }) {
  if (text === '') return <p className="text-muted">No script was delivered.</p>;
  return (
    <>
      <p className="max-w-[60ch] whitespace-pre-line font-display text-[1.375rem] leading-snug wrap-anywhere">
        <LongText text={text}>{(part) => <span translate="no">{part}</span>}</LongText>
      </p>
      <div className="mt-4">
        <CopyButton text={text} label="Copy script" />
      </div>
    </>
  );
}

function Part({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <h3 className="mb-3 border-b border-line pb-2 text-sm font-medium text-muted">{name}</h3>
      {children}
    </div>
  );
}

interface MediaPreviewProps extends Pick<ReturnType<typeof useMedia>, 'onUnplayable'> {
  medium: Medium;
  poster?: string | undefined;
  onRetry(): void;
}

function MediaPreview({ medium, poster, onUnplayable, onRetry }: MediaPreviewProps) {
  const { name, kind, state, url } = medium;
  if (state === 'available' && kind === 'video')
    return (
      <VideoPlayer src={url} poster={poster} onUnplayable={(isCut) => void onUnplayable(medium, isCut)} />
    );
  if (state === 'available')
    return (
      <img
        src={url}
        alt={`${name} of this job`}
        className="size-full object-contain"
        onError={() => void onUnplayable(medium, false)}
      />
    );
  const sentences = {
    missing: `${name} was not delivered.`,
    unavailable: `${name} is not available.`,
    notLoaded: `${name} could not be loaded.`,
    unplayable: `This browser can’t ${kind === 'video' ? 'play' : 'show'} the ${name.toLowerCase()}. Its download is still offered.`,
  };
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 p-4 text-center text-sm text-muted">
      <FileX aria-hidden size={22} />
      <span>{sentences[state]}</span>
      {state === 'notLoaded' && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
