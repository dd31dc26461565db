import { Heart, MessageCircle, Play, Send, ThumbsUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import {
  PLATFORM_NAMES,
  RATIO_NAMES,
  contentWords,
  needsPhotos,
  type Brief,
  type JobPlatform,
  type JobRatio,
} from '#entities/job/brief.ts';
import type { ReferencePhoto } from '#entities/job/stored-jobs.ts';
import { usePictures, useTwinFaces } from '#entities/picture/pictures-store.ts';
import { useSelectedTwin } from '#entities/twin/selected-twin.ts';
import { useKnownTwins } from '#entities/twin/use-twins.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { trimText } from '#shared/lib/text-length.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Thumbnail } from '#shared/ui/thumbnail.tsx';
import { TwinHead } from '#shared/ui/twin-face.tsx';

/** The shape of each ratio. All have a similar area. On narrow screens, they are small beside the caption. */
const SHAPES: Record<JobRatio, { box: string; text: string; head: CSSProperties; pixels: string }> = {
  '9:16': {
    box: 'aspect-[9/16] w-50',
    text: 'inset-x-[8%] text-[clamp(0.75rem,11cqw,1.75rem)]',
    head: { right: '-16%', width: '140%' },
    pixels: '1080 × 1920',
  },
  '1:1': {
    box: 'aspect-square w-58',
    text: 'inset-x-[8%] text-[clamp(0.75rem,10cqw,1.75rem)]',
    head: { right: '-10%', width: '96%' },
    pixels: '1080 × 1080',
  },
  '16:9': {
    box: 'aspect-video w-58',
    text: 'left-[7%] right-[42%] text-[clamp(0.6875rem,7.5cqw,1.75rem)]',
    head: { right: '-4%', width: '62%' },
    pixels: '1920 × 1080',
  },
};

const CHROME: Record<JobPlatform, () => ReactNode> = {
  tiktok: SideRail,
  instagram: () => <FeedBars icon={Heart} />,
  facebook: () => <FeedBars icon={ThumbsUp} />,
  youtube: Player,
  linkedin: () => <FeedBars icon={ThumbsUp} />,
};

interface PlatformPreviewProps {
  type: string;
  brief: Brief;
  photos: readonly ReferencePhoto[];
}

/** A sketch of the content on its platform, which follows the form. It is not a rendering. */
export function PlatformPreview({ type, brief, photos }: PlatformPreviewProps) {
  const { box, text, head, pixels } = SHAPES[brief.ratio];
  const Chrome = CHROME[brief.platform];
  const idea = trimText(brief.idea);
  const hasPeople = needsPhotos(type);
  // The active twin with its latest picture, from this device and without a request.
  const twin = useSelectedTwin(useKnownTwins());
  const { pictures = [] } = usePictures();
  const triggerWord = twin?.triggerWord ?? pictures[0]?.triggerWord;
  const face = useTwinFaces().get(triggerWord);
  const chosen = photos.map(({ thumbnail }) => thumbnail).find((src) => src !== '');
  const photo = hasPeople ? (chosen ?? face) : undefined;
  const illustrationColors = hasPeople ? 'bg-[#f3e2c2] text-film' : 'bg-amber-soft text-ink';
  return (
    <figure className="flex items-center gap-3 @3xl:sticky @3xl:top-0 @3xl:block @3xl:self-start">
      <div
        aria-hidden
        className="shrink-0 @3xl:crop-marks @3xl:mx-auto @3xl:w-fit"
        data-testid="platform-preview"
        data-ratio={brief.ratio}
        data-platform={brief.platform}
      >
        <div
          className={classNames(
            '@container relative overflow-hidden shadow-lift @max-3xl:h-14 @max-3xl:w-auto motion-safe:animate-appear',
            box,
            photo === undefined ? illustrationColors : 'bg-film text-on-film',
          )}
          key={brief.ratio}
        >
          <Background photo={photo}>
            {hasPeople ? (
              <div className="absolute bottom-0" style={head}>
                <TwinHead triggerWord={triggerWord} />
              </div>
            ) : (
              <Landscape />
            )}
          </Background>
          <div className="hidden @[8rem]:contents">
            <p
              dir="auto"
              className={`absolute top-[15%] line-clamp-4 font-display leading-[1.05] wrap-anywhere ${text}`}
            >
              {idea === '' ? contentWords(type).action : shorten(idea, 300)}
            </p>
            <Chrome />
          </div>
        </div>
      </div>
      <figcaption className="min-w-0 text-sm text-muted @3xl:mt-4 @3xl:text-center">
        <span className="block font-medium text-ink">{PLATFORM_NAMES[brief.platform]}</span>
        <span>{`${brief.ratio} ${RATIO_NAMES[brief.ratio].toLowerCase()}`}</span>
        <span aria-hidden className="@3xl:hidden">
          {' · '}
        </span>
        <span className="@3xl:block">{pixels}</span>
      </figcaption>
    </figure>
  );
}

/** The photo, darkened behind the text, or the children without a photo. */
function Background({ photo, children }: { photo: string | undefined; children: ReactNode }) {
  if (photo === undefined) return children;
  return (
    <div className="absolute inset-0 opacity-60">
      <Thumbnail src={photo}>{null}</Thumbnail>
    </div>
  );
}

/** A landscape, as an example of a picture in this ratio. */
function Landscape() {
  return (
    <div className="absolute inset-0 *:absolute *:rounded-[50%]">
      <span className="right-[12%] bottom-[22%] aspect-square w-1/3 bg-ember-hot" />
      <span className="-inset-x-1/2 -bottom-1/4 h-[58%] rotate-6 bg-[color-mix(in_oklab,var(--amber)_38%,var(--amber-soft))]" />
      <span className="-inset-x-1/2 -bottom-1/3 h-1/2 -rotate-6 bg-[color-mix(in_oklab,var(--amber)_62%,var(--amber-soft))]" />
    </div>
  );
}

function SideRail() {
  return (
    <div
      className={classNames(
        'absolute right-[8%] bottom-[7%] grid justify-items-center gap-[0.9em]',
        'text-[clamp(0.5rem,5cqw,0.875rem)]',
        '[&_svg]:size-[1.7em]',
      )}
    >
      <span className="size-[2.2em] rounded-full bg-current" />
      <Heart />
      <MessageCircle />
      <Send />
    </div>
  );
}

/** Bars with the author above and the actions below. */
function FeedBars({ icon: Icon }: { icon: typeof Heart }) {
  const bar = 'absolute inset-x-0 flex items-center bg-raised text-ink text-[clamp(0.45rem,4.5cqw,0.8rem)]';
  return (
    <>
      <div className={`${bar} top-0 gap-[0.7em] px-[6%] py-[2.5%]`}>
        <span className="size-[2em] rounded-full bg-ember" />
        <span className="h-[0.35em] w-[38%] rounded-full bg-current" />
      </div>
      <div className={`${bar} bottom-0 justify-around py-[3%] [&_svg]:size-[1.5em]`}>
        <Icon />
        <MessageCircle />
        <Send />
      </div>
    </>
  );
}

function Player() {
  return (
    <div className="absolute inset-x-[6%] bottom-[6%] flex items-center gap-[5%]">
      <Play fill="currentColor" className="size-[clamp(0.625rem,7cqw,1.25rem)] shrink-0" />
      <span className="block h-[3px] flex-1 rounded-full bg-raised">
        <span className="block h-full w-2/5 rounded-full bg-ember" />
      </span>
    </div>
  );
}
