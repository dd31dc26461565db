import type { components } from '#openapi/types.gen.ts';

export type ContentType = components['schemas']['ContentType'];

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
