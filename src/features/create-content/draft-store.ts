import { deviceStore, type DeviceStore } from '../../shared/lib/device-store.ts';
import type { Brief } from '../../shared/lib/content-words.ts';
import { briefFrom } from './brief.ts';

/** A photo that was uploaded for the job being written. */
export interface ReferencePhoto {
  /** The upload URL: what the job is given (decision 14). */
  url: string;
  /** The file's name, shown as text. */
  name: string;
  /** A small picture as a data URL; '' when this browser could not draw one. */
  thumbnail: string;
}

/** What was typed for a job of this type and not sent yet; survives closing and reload, per user. */
export function briefDrafts(type: string): DeviceStore<Brief> {
  const store = deviceStore<object>(`brief-draft-${type}`, isRecord);
  return {
    ...store,
    read(userId) {
      const draft = store.read(userId);
      return draft === undefined ? undefined : briefFrom(draft);
    },
  };
}

/** The photos of the same draft; apart from the text, because they are larger and change less often. */
export function photoDrafts(type: string): DeviceStore<ReferencePhoto[]> {
  return deviceStore(`photo-draft-${type}`, isPhotos);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPhotos(value: unknown): value is ReferencePhoto[] {
  return (
    Array.isArray(value) &&
    value.every((photo: Partial<ReferencePhoto> | null) => {
      const { url, name, thumbnail } = photo ?? {};
      return typeof url === 'string' && typeof name === 'string' && typeof thumbnail === 'string';
    })
  );
}
