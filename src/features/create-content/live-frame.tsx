import { Bookmark, Heart, MessageCircle, Play, Send, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PLATFORM_NAMES,
  RATIO_NAMES,
  type Brief,
  type JobPlatform,
  type JobRatio,
} from '../../shared/lib/content-words.ts';

/** The frame fills the longer side of its square or upright place. */
const SHAPES: Record<JobRatio, { box: string; pixels: string }> = {
  '9:16': { box: 'aspect-[9/16] h-full', pixels: '1080 × 1920' },
  '1:1': { box: 'aspect-square w-full', pixels: '1080 × 1080' },
  '16:9': { box: 'aspect-video w-full', pixels: '1920 × 1080' },
};

const CHROME: Record<JobPlatform, () => ReactNode> = {
  tiktok: SideRail,
  instagram: IconRow,
  facebook: () => <PostHead icon={ThumbsUp} lines={1} />,
  youtube: Player,
  linkedin: () => <PostHead icon={ThumbsUp} lines={2} />,
};

/** How the piece will stand on its platform: a sketch that follows the form, not a rendering. */
export function LiveFrame({ brief, title }: { brief: Brief; title: string }) {
  const { box, pixels } = SHAPES[brief.ratio];
  const Chrome = CHROME[brief.platform];
  const words = brief.idea.trim();
  return (
    <figure className="flex items-center gap-5 @3xl:sticky @3xl:top-0 @3xl:block">
      <div
        aria-hidden
        className="crop-marks grid size-40 shrink-0 place-items-center @3xl:h-104 @3xl:w-full"
        data-testid="live-frame"
        data-ratio={brief.ratio}
        data-platform={brief.platform}
      >
        <div
          className={`${box} @container relative max-h-full max-w-full overflow-hidden bg-ember-soft text-ink shadow-lift motion-safe:animate-appear`}
          key={brief.ratio}
        >
          <div className="grain absolute inset-0 bg-ember-soft" />
          <p className="absolute inset-x-[8%] top-[14%] line-clamp-4 font-display text-[clamp(0.75rem,11cqw,1.75rem)] leading-[1.05] [overflow-wrap:anywhere]">
            {words === '' ? title : words}
          </p>
          <Chrome />
        </div>
      </div>
      <figcaption className="min-w-0 text-sm text-muted @3xl:mt-4 @3xl:text-center">
        <span className="block font-medium text-ink">{PLATFORM_NAMES[brief.platform]}</span>
        {brief.ratio} {RATIO_NAMES[brief.ratio].toLowerCase()}
        <span className="block">{pixels}</span>
      </figcaption>
    </figure>
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
        <span className="size-[2.2em] rounded-full bg-ember" />
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
      <div className="absolute inset-x-0 top-0 flex items-center gap-[0.6em] bg-raised px-[8%] py-[2.5%] text-[clamp(0.4rem,4cqw,0.75rem)]">
        <span className="size-[2em] rounded-full border-[0.25em] border-ember" />
        <Line width="30%" />
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-[0.8em] bg-raised px-[8%] py-[3%] text-[clamp(0.5rem,5cqw,0.875rem)] [&_svg]:size-[1.5em]">
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
      <div className="absolute inset-x-0 top-0 flex items-center gap-[0.7em] bg-raised px-[6%] py-[2.5%] text-[clamp(0.4rem,4cqw,0.75rem)]">
        <span className={`size-[2.2em] bg-ember ${lines === 1 ? 'rounded-full' : 'rounded-[20%]'}`} />
        <span className="grid flex-1 gap-[0.45em]">
          <Line width="38%" />
          {lines === 2 && <Line width="56%" />}
        </span>
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-around bg-raised py-[3%] text-[clamp(0.5rem,4.5cqw,0.8rem)] [&_svg]:size-[1.5em]">
        <Icon />
        <MessageCircle />
        <Send />
      </div>
    </>
  );
}

function Player() {
  return (
    <>
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid h-[clamp(1.4rem,13cqw,2.5rem)] w-[clamp(2rem,19cqw,3.5rem)] place-items-center rounded-[28%] bg-ink text-paper">
          <Play fill="currentColor" className="size-1/2" />
        </span>
      </span>
      <span className="absolute inset-x-[5%] bottom-[6%] block h-[3px] rounded-full bg-edge">
        <span className="block h-full w-2/5 rounded-full bg-ember" />
      </span>
    </>
  );
}
