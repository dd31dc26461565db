import type { components } from '#openapi/types.gen.ts';

export type ContentType = components['schemas']['ContentType'];

/** The four content types: `action` is the modal's title (spec §2), `noun` names the result. */
export const CONTENT_TYPES = {
  commercial: { action: 'Create Commercial', noun: 'Commercial' },
  ai_twin: { action: 'Create AI Twin', noun: 'AI twin video' },
  photoshoot: { action: 'Pic to Image', noun: 'Photoshoot' },
  reel: { action: 'Create Short Reel', noun: 'Short reel' },
} as const satisfies Record<ContentType, { action: string; noun: string }>;

/** A server may know more types than these four. */
function isContentType(type: string): type is ContentType {
  return Object.hasOwn(CONTENT_TYPES, type);
}

/** The title of the creation modal; any other type has a general one (spec §2). */
export function createTitle(type: string): string {
  return isContentType(type) ? CONTENT_TYPES[type].action : 'Create Content';
}

export function contentNoun(type: string): string {
  return isContentType(type) ? CONTENT_TYPES[type].noun : 'Content';
}
