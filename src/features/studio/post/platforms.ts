import type { components } from '#openapi/types.gen.ts';

export type PostPlatform = components['schemas']['PostPlatform'];

interface Platform {
  name: string;
  maxCharacters: number;
  /** Where the feed truncates the text with "more", in characters. */
  truncateAt: number;
}

export const PLATFORMS: Record<PostPlatform, Platform> = {
  facebook: { name: 'Facebook', maxCharacters: 63_206, truncateAt: 477 },
  instagram: { name: 'Instagram', maxCharacters: 2200, truncateAt: 125 },
  linkedin: { name: 'LinkedIn', maxCharacters: 3000, truncateAt: 210 },
  tiktok: { name: 'TikTok', maxCharacters: 2200, truncateAt: 100 },
};

/** Counting graphemes takes a second per megabyte, so a longer text is counted by code points. */
const MAX_SEGMENTED = 100_000;

/** Counts graphemes: an emoji is one. */
export function characterCount(post: string): number {
  let count = 0;
  for (const _ of post.length > MAX_SEGMENTED ? post : charactersOf(post)) count += 1;
  return count;
}

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into graphemes. The segmenter takes 15 ms, so it is created with the first post. */
function charactersOf(post: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(post);
}

/** Where a feed truncates this post: never inside a word or an emoji. */
export function truncationOf(post: string, platform: PostPlatform): number {
  const { truncateAt } = PLATFORMS[platform];
  if (post.length <= truncateAt) return post.length;
  const space = post.slice(0, truncateAt + 1).search(/\s\S*$/);
  return space > truncateAt / 2 ? space : charactersOf(post).containing(truncateAt)?.index || truncateAt;
}

/** Splits a text into runs, so that hashtags and mentions can be styled as links. */
export function postRuns(text: string): { text: string; isTag: boolean }[] {
  return text
    .split(/((?<![\p{L}\p{N}_])[#@][\p{L}\p{N}_]+)/u)
    .map((run, index) => ({ text: run, isTag: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
