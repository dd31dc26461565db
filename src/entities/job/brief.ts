import type { components } from '#openapi/types.gen.ts';
import type { ReferencePhoto } from './stored-jobs.ts';

export type ContentType = components['schemas']['ContentType'];

/** The input of a job of any type: the contract's JobInput. */
export type Brief = components['schemas']['JobInput'];
export type JobPlatform = Brief['platform'];
export type JobRatio = Brief['ratio'];
type JobVoice = Brief['voice'];

interface ContentWords {
  action: string;
  noun: string;
  result: string;
}

/** The four content types: `action` is the modal's title (spec §2), `noun` names the result, `result` describes it. */
export const CONTENT_TYPES = {
  commercial: {
    action: 'Create Commercial',
    noun: 'Commercial',
    result: 'A short film about your product.',
  },
  ai_twin: { action: 'Create AI Twin', noun: 'AI twin video', result: 'A video of you on camera.' },
  photoshoot: { action: 'Pic to Image', noun: 'Photoshoot', result: 'A set of portraits from your photos.' },
  reel: {
    action: 'Create Short Reel',
    noun: 'Short reel',
    result: 'Fifteen seconds with a hook, cut for the feed.',
  },
} as const satisfies Record<ContentType, ContentWords>;

const GENERAL: ContentWords = {
  action: 'Create Content',
  noun: 'Content',
  result: 'A video from your brief.',
};

/** The words of a type. A server may know more types than these four, which get the general ones (spec §2). */
export function contentWords(type: string): ContentWords {
  return Object.hasOwn(CONTENT_TYPES, type) ? CONTENT_TYPES[type as ContentType] : GENERAL;
}

/** Do jobs of this type need reference photos (spec §2)? */
export function needsPhotos(type: string): boolean {
  return type === 'ai_twin' || type === 'photoshoot';
}

/** A job that is created again, with its photos as far as this device has them. */
export interface EarlierJob {
  id: string;
  brief: Partial<Brief>;
  photos: ReferencePhoto[];
}

/** The content-creation modal of every signed-in screen (decision 30); the context of their outlet. */
export interface CreateModal {
  open: (type: ContentType, earlier?: EarlierJob) => void;
  /** Loads its code, when the mouse or the focus reaches a button that opens it. */
  prepare: () => void;
}

export const PLATFORM_NAMES: Record<JobPlatform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

export const RATIO_NAMES: Record<JobRatio, string> = {
  '9:16': 'Vertical',
  '1:1': 'Square',
  '16:9': 'Landscape',
};

export const VOICE_NAMES: Record<JobVoice, string> = { ai: 'AI voice', user: 'My voice' };

/** The label of a value; unknown values, which a server may send, are their own label. */
export function labelFor(words: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
