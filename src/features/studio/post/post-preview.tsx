import {
  Bookmark,
  Globe,
  Heart,
  Image as ImageIcon,
  MessageCircle,
  Music2,
  Repeat2,
  Send,
  Share2,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react';
import { LongText } from '#shared/ui/long-text.tsx';
import { TwinFace } from '#shared/ui/twin-face.tsx';
import { truncationOf, PLATFORMS, postRuns, type PostPlatform } from './platforms.ts';

export interface PostProps {
  post: string;
  platform: PostPlatform;
  /** The name of the author; "You" without a twin. */
  triggerWord: string | undefined;
  /** The twin's latest picture, as avatar and as the picture of the post. */
  pictureUrl: string | undefined;
}

/** The post as in the feed of its network, in the studio's own design. */
export function PostPreview(props: PostProps) {
  return (
    <article aria-label={`Preview on ${PLATFORMS[props.platform].name}`} className="text-[0.9375rem]">
      {props.platform === 'tiktok' ? <VideoPost {...props} /> : <FeedPost {...props} />}
    </article>
  );
}

function nameOf({ triggerWord = 'You' }: Partial<Pick<PostProps, 'triggerWord'>>): string {
  return triggerWord;
}

/** The actions below a text post. */
const ACTIONS: Partial<Record<PostPlatform, [icon: LucideIcon, word: string][]>> = {
  facebook: [
    [ThumbsUp, 'Like'],
    [MessageCircle, 'Comment'],
    [Share2, 'Share'],
  ],
  linkedin: [
    [ThumbsUp, 'Like'],
    [MessageCircle, 'Comment'],
    [Repeat2, 'Repost'],
    [Send, 'Send'],
  ],
};

function FeedPost(props: PostProps) {
  const { platform, triggerWord, pictureUrl } = props;
  const isLinkedIn = platform === 'linkedin';
  const actions = ACTIONS[platform];
  return (
    <div className="@container mx-auto w-full max-w-120 rounded-card border border-line bg-paper shadow-lift">
      <div aria-hidden className="flex items-center gap-3 p-4">
        <TwinFace triggerWord={triggerWord} picture={pictureUrl} className="size-10" />
        <span className="min-w-0">
          <span className="block truncate leading-tight font-medium">{nameOf(props)}</span>
          <span className="flex items-center gap-1.5 text-[0.8125rem] text-muted">
            <span>{isLinkedIn ? 'Your headline' : 'Just now'}</span> <Globe size={13} />
          </span>
        </span>
      </div>
      {!actions && <Photo pictureUrl={pictureUrl} />}
      <div className={actions ? 'px-4 pb-4' : 'px-4 pt-2 pb-4'}>
        <PostText {...props} />
      </div>
      {/* Decorative. */}
      {actions && (
        <ul aria-hidden className="flex justify-around border-t border-line px-2 py-2.5 text-sm text-muted">
          {actions.map(([Icon, word]) => (
            <li key={word} className="flex items-center gap-1.5">
              <Icon size={17} />
              <span className="hidden @xs:inline">{word}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Photo({ pictureUrl }: { pictureUrl: string | undefined }) {
  return (
    <div aria-hidden>
      <div className="grain relative isolate grid aspect-square place-content-center bg-ember-soft text-muted">
        {pictureUrl === undefined ? (
          <ImageIcon size={36} strokeWidth={1.25} />
        ) : (
          <img src={pictureUrl} alt="" className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <div className="flex gap-4 px-4 pt-3">
        <Heart size={20} />
        <MessageCircle size={20} />
        <Send size={20} />
        <Bookmark size={20} className="ml-auto" />
      </div>
    </div>
  );
}

/**
 * White on dark in both themes. Square without a picture. The text is at the bottom, so that it does not cover the
 * face.
 */
function VideoPost(props: PostProps) {
  const { triggerWord, pictureUrl } = props;
  return (
    <div
      className={`grain relative isolate mx-auto flex w-full max-w-84 flex-col justify-end overflow-hidden rounded-card bg-film text-on-film [--tag-color:oklch(0.8_0.13_55)] ${pictureUrl === undefined ? 'aspect-square' : 'aspect-[9/16]'}`}
    >
      {pictureUrl === undefined ? (
        <div aria-hidden className="grid min-h-[40%] flex-1 place-content-center bg-on-film/10">
          <ImageIcon size={36} strokeWidth={1.25} />
        </div>
      ) : (
        <div className="relative min-h-[56%] flex-1">
          <img src={pictureUrl} alt="" className="absolute inset-0 size-full object-cover" />
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 h-1/8 bg-linear-to-t from-film to-transparent"
          />
        </div>
      )}
      <div className="flex min-h-0 items-end gap-3 overflow-y-auto p-4">
        <div className="min-w-0 flex-1">
          <p className="mb-1 truncate font-medium">{nameOf(props)}</p>
          <PostText {...props} />
          <p aria-hidden className="mt-3 flex items-center gap-2 text-sm opacity-80">
            <Music2 size={14} />
            Original sound
          </p>
        </div>
        <div aria-hidden className="sticky bottom-0 grid gap-5">
          <TwinFace triggerWord={triggerWord} picture={pictureUrl} className="-mx-1.5 size-9" />
          <Heart size={24} />
          <MessageCircle size={24} />
          <Share2 size={24} />
        </div>
      </div>
    </div>
  );
}

/** The text of a post, truncated like in its feed, with hashtags and mentions highlighted. */
function PostText({ post, platform, triggerWord }: PostProps) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {platform === 'instagram' && <strong className="font-medium">{`${nameOf({ triggerWord })} `}</strong>}
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
