import * as v from 'valibot';
import {
  DEFAULT_JOB_PLATFORM,
  DEFAULT_JOB_RATIO,
  DEFAULT_JOB_VOICE,
  JOB_PLATFORMS,
  JOB_RATIOS,
  JOB_VOICES,
} from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';
import { label, text } from '#shared/lib/schema.ts';
import { trimText } from '#shared/lib/text-length.ts';
import type { ReferencePhoto } from './reference-photos.ts';

export type ContentType = components['schemas']['ContentType'];
export type CreateJobRequest = components['schemas']['CreateJobRequest'];

/** The input of a job of any type: the contract's JobInput. */
export type Brief = components['schemas']['JobInput'];
export type JobPlatform = Brief['platform'];
export type JobRatio = Brief['ratio'];
type JobVoice = Brief['voice'];

/** The four content types: `action` is the modal's title (spec §2), `noun` names the result. */
export const CONTENT_TYPES = {
  commercial: { action: 'Create Commercial', noun: 'Commercial' },
  ai_twin: { action: 'Create AI Twin', noun: 'AI twin video' },
  photoshoot: { action: 'Pic to Image', noun: 'Photoshoot' },
  reel: { action: 'Create Short Reel', noun: 'Short reel' },
} as const satisfies Record<ContentType, { action: string; noun: string }>;

const GENERAL = { action: 'Create Content', noun: 'Content' };

/** The words of a type. A server may know more types than these four, which get the general ones (spec §2). */
export function contentWords(type: string): { action: string; noun: string } {
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

/** Opens the content-creation modal from any signed-in screen (decision 30); the context of their outlet. */
export type OpenCreateModal = (type: ContentType, earlier?: EarlierJob) => void;

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

/** A server's text; '' when it is missing. */
export const word = v.fallback(label, '');
export const prose = v.fallback(text, '');

/** A brief as a server sends it: fields may be missing, and choices unknown to this app. */
export const anyBrief = {
  platform: word,
  ratio: word,
  voice: word,
  brand: prose,
  idea: prose,
  schedule_at: word,
} satisfies Record<keyof Brief, unknown>;

/** A brief of an older job or version of the app: invalid fields get their defaults. */
export const briefSchema = v.object({
  platform: v.fallback(v.picklist(JOB_PLATFORMS), DEFAULT_JOB_PLATFORM),
  ratio: v.fallback(v.picklist(JOB_RATIOS), DEFAULT_JOB_RATIO),
  voice: v.fallback(v.picklist(JOB_VOICES), DEFAULT_JOB_VOICE),
  brand: v.fallback(v.string(), ''),
  idea: v.fallback(v.string(), ''),
  schedule_at: v.fallback(v.string(), ''),
} satisfies Record<keyof Brief, unknown>);

/** Defaults of spec §3 and §9. */
export const EMPTY_BRIEF: Brief = v.parse(briefSchema, {});

/** Has the person typed anything? Choices alone are not announced as a draft. */
export function hasText({ brand, idea, schedule_at }: Brief): boolean {
  return trimText(brand) !== '' || trimText(idea) !== '' || schedule_at !== '';
}

/**
 * The body of `POST /api/jobs`: texts as typed, always with `schedule_at` as entered (decision 26), photos only for
 * types that need them. For an unknown `type` the server decides.
 */
export function jobRequest(type: string, brief: Brief, photoUrls: readonly string[]): CreateJobRequest {
  const request = {
    goal: type,
    ...brief,
    ...(needsPhotos(type) ? { referenceImages: [...photoUrls] } : {}),
  };
  return request as CreateJobRequest;
}
