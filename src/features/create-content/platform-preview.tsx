import { Bookmark, Heart, MessageCircle, Play, Send, ThumbsUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import {
  PLATFORM_NAMES,
  RATIO_NAMES,
  type Brief,
  type JobPlatform,
  type JobRatio,
} from '#entities/job/brief.ts';
import { createTitle } from '#entities/job/content-type.ts';
import { needsPhotos, type ReferencePhoto } from '#entities/job/reference-photos.ts';
import { usePictures, useTwinFaces } from '#entities/picture/pictures-store.ts';
import { useSelectedTwin } from '#entities/twin/selected-twin.ts';
import { useKnownTwins } from '#entities/twin/use-twins.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { trimText } from '#shared/lib/text-length.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Thumbnail } from '#shared/ui/thumbnail.tsx';
import { TwinHead } from '#shared/ui/twin-face.tsx';

/** Similar areas for each ratio; on narrow screens small, beside the caption. */
const SHAPES: Record<JobRatio, { box: string; words: string; head: CSSProperties; pixels: string }> = {
  '9:16': {
    box: 'aspect-[9/16] w-50',
    words: 'inset-x-[8%] text-[clamp(0.75rem,11cqw,1.75rem)]',
    head: { right: '-16%', width: '140%' },
    pixels: '1080 × 1920',
  },
  '1:1': {
    box: 'aspect-square w-58',
    words: 'inset-x-[8%] text-[clamp(0.75rem,10cqw,1.75rem)]',
    head: { right: '-10%', width: '96%' },
    pixels: '1080 × 1080',
  },
  '16:9': {
    box: 'aspect-video w-58',
    words: 'left-[7%] right-[42%] text-[clamp(0.6875rem,7.5cqw,1.75rem)]',
    head: { right: '-4%', width: '62%' },
    pixels: '1920 × 1080',
  },
};

const CHROME: Record<JobPlatform, () => ReactNode> = {
  tiktok: SideRail,
  instagram: IconRow,
  facebook: () => <PostHead icon={ThumbsUp} lines={1} />,
  youtube: Player,
  linkedin: () => <PostHead icon={ThumbsUp} lines={2} />,
};

/** More photos would be too small to recognize. */
const PHOTOS_SHOWN = 4;

interface PlatformPreviewProps {
  type: string;
  brief: Brief;
  photos: readonly ReferencePhoto[];
}

/** How the piece will look on its platform: a sketch that follows the form, not a rendering. */
export function PlatformPreview({ type, brief, photos }: PlatformPreviewProps) {
  const { box, words, head, pixels } = SHAPES[brief.ratio];
  const Chrome = CHROME[brief.platform];
  const idea = trimText(brief.idea);
  const hasPeople = needsPhotos(type);
  const twin = useOwnTwin();
  const chosen = photos.map(({ thumbnail }) => thumbnail).filter((src) => src !== '');
  const thumbnails = hasPeople ? (chosen.length > 0 ? chosen : twin.pictures) : [];
  const hasThumbnails = thumbnails.length > 0;
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
            hasThumbnails
              ? 'bg-film text-on-film'
              : hasPeople
                ? 'bg-[#f3e2c2] text-film'
                : 'bg-amber-soft text-ink',
          )}
          key={brief.ratio}
        >
          {hasThumbnails ? (
            <Photos thumbnails={thumbnails} isWide={brief.ratio === '16:9'} />
          ) : hasPeople ? (
            <div className="absolute bottom-0" style={head}>
              <TwinHead triggerWord={twin.triggerWord} />
            </div>
          ) : (
            <Scenery />
          )}
          <div className="hidden @[8rem]:contents">
            <p
              className={`absolute top-[15%] line-clamp-4 font-display leading-[1.05] wrap-anywhere ${words}`}
            >
              {idea === '' ? createTitle(type) : shorten(idea, 300)}
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

/** One, two or four photos, darkened behind the words. Side by side in a wide frame, where a strip would cut faces. */
function Photos({ thumbnails, isWide }: { thumbnails: readonly string[]; isWide: boolean }) {
  const shown = thumbnails.slice(0, thumbnails.length < PHOTOS_SHOWN ? 2 : PHOTOS_SHOWN);
  const count = shown.length;
  const across = isWide ? count : count === PHOTOS_SHOWN ? 2 : 1;
  const size =
    isWide && count === 1
      ? { width: '100%', height: '178%', marginTop: '-15%' }
      : { width: `${100 / across}%`, height: `${(100 * across) / count}%` };
  return (
    <div className="absolute inset-0 flex flex-wrap opacity-60">
      {shown.map((src) => (
        <div key={src} style={size}>
          <Thumbnail src={src}>{null}</Thumbnail>
        </div>
      ))}
    </div>
  );
}

/** The active twin with its latest picture, as far as this device knows them, without a call. */
function useOwnTwin() {
  const twin = useSelectedTwin(useKnownTwins());
  const { pictures = [] } = usePictures();
  const triggerWord = twin?.triggerWord ?? pictures[0]?.triggerWord;
  const face = useTwinFaces().get(triggerWord);
  return { triggerWord, pictures: face === undefined ? [] : [face] };
}

/** A landscape, as an example of a picture in this ratio. */
function Scenery() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full motion-safe:animate-appear"
    >
      <circle cx="66" cy="58" r="17" className="fill-ember-hot" />
      <path
        d="M-40 72 C-10 58 22 60 46 70 S96 78 140 64 V100 H-40 Z"
        className="fill-[color-mix(in_oklab,var(--amber)_38%,var(--amber-soft))]"
      />
      <path
        d="M-40 88 C-6 78 30 92 58 86 S112 74 140 82 V100 H-40 Z"
        className="fill-[color-mix(in_oklab,var(--amber)_62%,var(--amber-soft))]"
      />
    </svg>
  );
}

function Line({ width }: { width: string }) {
  return <span className="block h-[0.35em] rounded-full bg-current" style={{ width }} />;
}

function SideRail() {
  return (
    <div className="absolute inset-x-[8%] bottom-[7%] flex items-end justify-between text-[clamp(0.5rem,5cqw,0.875rem)]">
      <div className="grid w-1/2 gap-[0.5em] opacity-70">
        <Line width="60%" />
        <Line width="100%" />
        <Line width="80%" />
      </div>
      <div className="grid justify-items-center gap-[0.9em] [&_svg]:size-[1.7em]">
        <span className="size-[2.2em] rounded-full bg-current" />
        <Heart />
        <MessageCircle />
        <Send />
      </div>
    </div>
  );
}

function IconRow() {
  return (
    <>
      <div className="absolute inset-x-0 top-0 flex items-center gap-[0.6em] bg-raised px-[8%] py-[2.5%] text-ink text-[clamp(0.4rem,4cqw,0.75rem)]">
        <span className="size-[2em] rounded-full border-[0.25em] border-ember" />
        <Line width="30%" />
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-[0.8em] bg-raised px-[8%] py-[3%] text-ink text-[clamp(0.5rem,5cqw,0.875rem)] [&_svg]:size-[1.5em]">
        <Heart />
        <MessageCircle />
        <Send />
        <Bookmark className="ml-auto" />
      </div>
    </>
  );
}

function PostHead({ icon: Icon, lines }: { icon: typeof ThumbsUp; lines: 1 | 2 }) {
  return (
    <>
      <div className="absolute inset-x-0 top-0 flex items-center gap-[0.7em] bg-raised px-[6%] py-[2.5%] text-ink text-[clamp(0.4rem,4cqw,0.75rem)]">
        <span className={`size-[2.2em] bg-ember ${lines === 1 ? 'rounded-full' : 'rounded-[20%]'}`} />
        <span className="grid flex-1 gap-[0.45em]">
          <Line width="38%" />
          {lines === 2 && <Line width="56%" />}
        </span>
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-around bg-raised py-[3%] text-ink text-[clamp(0.5rem,4.5cqw,0.8rem)] [&_svg]:size-[1.5em]">
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
