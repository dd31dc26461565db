import {
  Bookmark,
  Globe,
  Heart,
  Image as ImageIcon,
  Images,
  MessageCircle,
  Repeat2,
  Send,
  Share2,
  ThumbsUp,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { usePictures, useTwinFaces } from '#entities/picture/pictures-store.ts';
import { formatCount, formatNumber } from '#shared/lib/format-count.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { TwinFace } from '#shared/ui/twin-face.tsx';
import { characterCount, PLATFORMS, postRuns, truncationOf, type PostPlatform } from './platforms.ts';
import type { SavedPost } from './saved-posts.ts';

interface PostResultProps extends Pick<PostProps, 'platform' | 'triggerWord'> {
  saved: SavedPost;
}

/**
 * A post as in the feed of the chosen network, in the studio's design, with its length and a copy button. Memoized, so
 * typing does not render it again.
 */
export const PostResult = memo(function PostResult({ saved, platform, triggerWord }: PostResultProps) {
  const faces = useTwinFaces();
  const { pictures = [] } = usePictures();
  const ofTwin = pictures.filter((picture) => picture.triggerWord === triggerWord);
  const offered = ofTwin.length > 0 ? ofTwin : pictures;
  const [pictureIndex, setPictureIndex] = useState(0);
  const { id, post } = saved;
  const Post = platform === 'tiktok' ? VideoPost : FeedPost;
  return (
    <div className="grid content-start gap-5 motion-safe:animate-appear">
      <article aria-label={`Preview on ${PLATFORMS[platform].name}`} className="text-base">
        <Post
          key={`${id} ${platform}`}
          post={post}
          platform={platform}
          triggerWord={triggerWord}
          faceUrl={faces.get(triggerWord)}
          pictureUrl={offered[pictureIndex % offered.length]?.imageUrl}
          onChangePicture={offered.length > 1 ? () => setPictureIndex(pictureIndex + 1) : undefined}
        />
      </article>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PostLength post={post} platform={platform} />
        <CopyButton key={id} text={post} label="Copy post" />
      </div>
    </div>
  );
});

function PostLength({ post, platform }: Pick<PostProps, 'post' | 'platform'>) {
  const { name, maxCharacters } = PLATFORMS[platform];
  const count = useMemo(() => characterCount(post), [post]);
  const excess = count - maxCharacters;
  return (
    <div className="grid min-w-0 grow basis-64 gap-1.5 text-sm">
      {excess > 0 ? (
        <p className="flex items-center gap-1.5 font-medium text-rose">
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
          <span>{`${formatNumber(count)} / ${formatNumber(maxCharacters)} · ${formatCount(excess, 'character')} too long for ${name}`}</span>
        </p>
      ) : (
        <p className="text-muted">{`${formatNumber(count)} / ${formatNumber(maxCharacters)}`}</p>
      )}
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${excess > 0 ? 'bg-rose' : 'bg-ember-hot'}`}
          style={{ width: `${Math.max(1, Math.min(100, (count / maxCharacters) * 100))}%` }}
        />
      </div>
    </div>
  );
}

interface PostProps {
  post: string;
  platform: PostPlatform;
  /** The trigger word of the twin whose face the author has. */
  triggerWord: string | undefined;
  faceUrl: string | undefined;
  pictureUrl: string | undefined;
  /** Undefined without another picture. */
  onChangePicture: (() => void) | undefined;
}

const ACTIONS: Record<PostPlatform, readonly LucideIcon[]> = {
  facebook: [ThumbsUp, MessageCircle, Share2],
  instagram: [Heart, MessageCircle, Send, Bookmark],
  linkedin: [ThumbsUp, MessageCircle, Repeat2, Send],
  tiktok: [Heart, MessageCircle, Share2],
};

function FeedPost(props: PostProps) {
  const { platform, triggerWord, faceUrl, pictureUrl } = props;
  const isInstagram = platform === 'instagram';
  return (
    <div className="mx-auto flex w-full max-w-96 flex-col overflow-hidden rounded-card border border-line bg-paper shadow-lift">
      <div aria-hidden className="flex items-center gap-3 p-4">
        <TwinFace triggerWord={triggerWord} picture={faceUrl} className="size-10" />
        <span className="min-w-0">
          <span className="block leading-tight font-medium">You</span>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <span>Just now</span> <Globe size={13} />
          </span>
        </span>
      </div>
      {(isInstagram || pictureUrl !== undefined) && (
        <Photo {...props} className={isInstagram ? '' : 'order-1'} />
      )}
      <div className={isInstagram ? 'order-2 px-4 pb-4' : 'px-4 pb-4'}>
        <PostText {...props} />
      </div>
      <Actions platform={platform} className="order-1 flex gap-5 px-4 py-3 text-muted" />
    </div>
  );
}

/** A post with a video frame, dark in both themes. The text is at the bottom, so it does not cover the face. */
function VideoPost(props: PostProps) {
  const { triggerWord, faceUrl } = props;
  return (
    <div
      className={classNames(
        'mx-auto flex w-full max-w-84 flex-col overflow-hidden',
        'rounded-card bg-film text-on-film [--tag-color:oklch(0.8_0.13_55)]',
      )}
    >
      <Photo {...props} className="" />
      <div className="flex items-end gap-3 p-4">
        <div className="min-w-0 flex-1">
          <p className="mb-1 font-medium">You</p>
          <PostText {...props} />
        </div>
        <div aria-hidden className="grid gap-5">
          <TwinFace triggerWord={triggerWord} picture={faceUrl} className="-mx-1.5 size-9" />
          <Actions platform="tiktok" className="grid gap-5" />
        </div>
      </div>
    </div>
  );
}

function Actions({ platform, className }: { platform: PostPlatform; className: string }) {
  return (
    <div aria-hidden className={className}>
      {ACTIONS[platform].map((Icon, index) => (
        <Icon key={index} size={20} />
      ))}
    </div>
  );
}

function Photo({ pictureUrl, onChangePicture, className }: PostProps & { className: string }) {
  return (
    <div className={`relative grid aspect-square place-content-center bg-ember-soft text-muted ${className}`}>
      {pictureUrl === undefined ? (
        <ImageIcon aria-hidden size={36} strokeWidth={1.25} />
      ) : (
        <img src={pictureUrl} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      {onChangePicture && (
        <Button
          variant="secondary"
          size="sm"
          className="absolute! right-3 bottom-3"
          onClick={onChangePicture}
        >
          <Images aria-hidden size={16} />
          Change picture
        </Button>
      )}
    </div>
  );
}

/** The text of a post, truncated like in its feed, with hashtags and mentions highlighted. */
function PostText({ post, platform }: PostProps) {
  return (
    <p dir="auto" style={{ unicodeBidi: 'plaintext' }} className="wrap-anywhere whitespace-pre-line">
      {platform === 'instagram' && <strong className="font-medium">You </strong>}
      <LongText text={post} truncateAt={truncationOf(post, platform)}>
        {(part) =>
          postRuns(part).map(({ text, isTag }, index) => (
            <span
              key={index}
              translate="no"
              className={isTag ? 'font-medium text-(--tag-color,var(--ember))' : undefined}
            >
              {text}
            </span>
          ))
        }
      </LongText>
    </p>
  );
}
