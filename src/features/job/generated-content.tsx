import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '#entities/job/parse-job.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { hasAssets, type Medium } from './job-assets.ts';
import { JobDownloads } from './job-downloads.tsx';
import { BriefOnFilm, frameOf, JobFrame } from './job-frame.tsx';
import { useMedia } from './use-media.ts';
import { VideoPlayer } from './video-player.tsx';

interface GeneratedContentProps {
  id: string;
  job: Job;
}

/** The assets of a COMPLETE job, with their downloads (spec §4), in the grid of its page. */
export function GeneratedContent({ id, job }: GeneratedContentProps) {
  const { assets, input } = job;
  const content = useMedia(id, job);
  const { media, retry, onUnplayable } = content;
  const frame = frameOf(input.ratio);
  const [video, ...pictures] = media;
  const thumbnail = pictures.find(({ name }) => name === 'Thumbnail');
  const problem = (medium: Medium) => <Problem medium={medium} onRetry={retry} />;
  return (
    <section aria-labelledby="content-title" className="contents">
      <JobFrame ratio={input.ratio} className={frame.film}>
        {video.state === 'available' ? (
          <VideoPlayer
            src={video.url}
            poster={thumbnail?.state === 'available' ? thumbnail.url : undefined}
            onUnplayable={(isCut) => void onUnplayable(video, isCut)}
          >
            <BriefOnFilm input={input} />
          </VideoPlayer>
        ) : (
          <BriefOnFilm input={input}>{problem(video)}</BriefOnFilm>
        )}
      </JobFrame>
      <div className="min-w-0">
        <Headline as="h2" size="md" id="content-title">
          Generated <em>content</em>
        </Headline>
        {hasAssets(assets) ? (
          <Part name="Downloads">
            <JobDownloads id={id} script={assets.script} content={content} />
          </Part>
        ) : (
          <p className="mt-3">
            <strong className="font-medium">Nothing was delivered</strong>
            <span className="block text-muted">
              The job is complete, but has no video, pictures or script.
            </span>
          </p>
        )}
      </div>
      {hasAssets(assets) && (
        <div
          className={classNames(
            'col-span-full grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]',
            frame.script,
          )}
        >
          <Part name="Script">
            {assets.script === '' ? (
              <p className="text-muted">No script was delivered.</p>
            ) : (
              <>
                <p
                  dir="auto"
                  style={{ unicodeBidi: 'plaintext' }}
                  className="max-w-[60ch] whitespace-pre-line font-display text-display-sm leading-snug wrap-anywhere"
                >
                  <LongText text={assets.script}>{(part) => <span translate="no">{part}</span>}</LongText>
                </p>
                <div className="mt-4">
                  <CopyButton text={assets.script} label="Copy script" />
                </div>
              </>
            )}
          </Part>
          <div className="flex flex-wrap content-start gap-5">
            {pictures.map(
              (picture) =>
                picture.state !== 'missing' && (
                  <Part key={picture.name} name={picture.name}>
                    <div
                      className={classNames(
                        'h-44 max-w-full overflow-hidden rounded-control border border-line bg-sunken sm:h-64',
                        picture.name === 'Thumbnail' ? frame.aspect : 'aspect-square',
                      )}
                    >
                      {picture.state === 'available' ? (
                        <img
                          src={picture.url}
                          alt={altOf(picture.name, input.idea)}
                          className="size-full object-contain"
                          onError={() => void onUnplayable(picture, false)}
                        />
                      ) : (
                        problem(picture)
                      )}
                    </div>
                  </Part>
                ),
            )}
          </div>
        </div>
      )}
    </section>
  );
}

/** The alternative text of a picture. */
function altOf(name: string, idea: string): string {
  return name === 'Avatar' ? 'Portrait of the presenter' : `Cover of the video: ${shorten(idea, 100)}`;
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-3 min-w-0">
      <h3 className="mb-3 border-b border-line pb-2 text-sm font-medium text-muted">{name}</h3>
      {children}
    </div>
  );
}

/** Explains in place of a medium why it is not shown. */
function Problem({ medium: { name, kind, state }, onRetry }: { medium: Medium; onRetry: () => void }) {
  const sentences: Record<Medium['state'], string> = {
    available: '',
    missing: `${name} was not delivered.`,
    unavailable: `${name} is not available.`,
    notLoaded: `${name} could not be loaded.`,
    unplayable: `This browser can’t ${kind === 'video' ? 'play' : 'show'} the ${name.toLowerCase()}. Try downloading it.`,
  };
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 p-4 text-center text-sm">
      <FileX aria-hidden size={28} strokeWidth={1.25} />
      <span className="max-w-[28ch]">{sentences[state]}</span>
      {state === 'notLoaded' && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
