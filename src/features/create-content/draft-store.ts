import { deviceStore } from '../../shared/lib/device-store.ts';
import { referencePhoto } from '../../shared/lib/reference-photos.ts';
import { listOf } from '../../shared/lib/schema.ts';
import { briefSchema } from './brief.ts';

/** What was typed for a job of this type and not sent yet; survives closing and reload, per user. */
export const briefDrafts = (type: string) => deviceStore(`brief-draft-${type}`, briefSchema);

/** The photos of the same draft; apart from the text, because they are larger and change less often. */
export const photoDrafts = (type: string) => deviceStore(`photo-draft-${type}`, listOf(referencePhoto));
