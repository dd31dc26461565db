import type { components } from '#openapi/types.gen.ts';

export type ContentType = components['schemas']['ContentType'];

/** The four content types: `action` is the modal's title (spec §2), `noun` names what comes out. */
export const CONTENT_TYPES = {
  commercial: { action: 'Create Commercial', noun: 'Commercial' },
  ai_twin: { action: 'Create AI Twin', noun: 'AI twin video' },
  photoshoot: { action: 'Pic to Image', noun: 'Photoshoot' },
  reel: { action: 'Create Short Reel', noun: 'Short reel' },
} as const satisfies Record<ContentType, { action: string; noun: string }>;

/** Is it one of the four? Jobs come from a server, which may know more. */
function isContentType(type: string): type is ContentType {
  return Object.hasOwn(CONTENT_TYPES, type);
}

/** Title of the creation modal; "any other" type has one too (spec §2). */
export function createTitle(type: string): string {
  return isContentType(type) ? CONTENT_TYPES[type].action : 'Create Content';
}

export function contentNoun(type: string): string {
  return isContentType(type) ? CONTENT_TYPES[type].noun : 'Content';
}
