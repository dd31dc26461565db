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

/** The texts of a content type. Types that only the server knows get general texts (spec §2). */
export function contentWords(type: string): ContentWords {
  return Object.hasOwn(CONTENT_TYPES, type) ? CONTENT_TYPES[type as ContentType] : GENERAL;
}

/** Whether jobs of this type need reference photos (spec §2). */
export function needsPhotos(type: string): boolean {
  return type === 'ai_twin' || type === 'photoshoot';
}

/** A job that is created again, with the photos that this device has. */
export interface EarlierJob {
  id: string;
  brief: Partial<Brief>;
  photos: ReferencePhoto[];
}

/** The content-creation modal of every signed-in screen (decision 30); the context of their outlet. */
export interface CreateModal {
  open: (type: ContentType, earlier?: EarlierJob) => void;
  /** Loads the code when a button that opens the modal is hovered or focused. */
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

/** The label of a value. A server may send unknown values, which are their own label. */
export function labelFor(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
