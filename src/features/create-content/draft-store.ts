import * as v from 'valibot';
import { deviceStore } from '../../shared/lib/device-store.ts';
import { listOf, text } from '../../shared/lib/schema.ts';
import { briefSchema } from './brief.ts';

/** A photo that was uploaded for the job being written. */
export type ReferencePhoto = v.InferOutput<typeof referencePhoto>;

const referencePhoto = v.object({
  /** The upload URL: what the job is given (decision 14). */
  url: text,
  /** The file's name, shown as text. */
  name: v.string(),
  /** A small picture as a data URL; '' when this browser could not draw one. */
  thumbnail: v.string(),
});

/** What was typed for a job of this type and not sent yet; survives closing and reload, per user. */
export const briefDrafts = (type: string) => deviceStore(`brief-draft-${type}`, briefSchema);

/** The photos of the same draft; apart from the text, because they are larger and change less often. */
export const photoDrafts = (type: string) => deviceStore(`photo-draft-${type}`, listOf(referencePhoto));
