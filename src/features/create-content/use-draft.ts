import { useRef, useState } from 'react';
import { useUserId } from '../../shared/api/session.ts';
import { deviceStore, type DeviceStore } from '../../shared/lib/device-store.ts';
import { referencePhoto } from '../../shared/lib/reference-photos.ts';
import { listOf } from '../../shared/lib/schema.ts';
import { briefSchema } from './brief.ts';

/** What was typed for a job of this type and not sent yet; survives closing and reload, per user. */
export const briefDrafts = (type: string) => deviceStore(`brief-draft-${type}`, briefSchema);

/** The photos of the same draft; apart from the text, because they are larger and change less often. */
export const photoDrafts = (type: string) => deviceStore(`photo-draft-${type}`, listOf(referencePhoto));

export type Draft<T> = ReturnType<typeof useDraft<T>>;

/**
 * One part of the job being written, kept on this device with every change.
 * @param given what to start from instead of the draft, which is put aside until something changes.
 */
export function useDraft<T>(store: DeviceStore<T>, empty: T, given: T | undefined) {
  const userId = useUserId();
  const [kept] = useState(() => store.read(userId) ?? empty);
  const [value, setValue] = useState(given ?? kept);
  const latest = useRef({ value, isDraft: given === undefined });

  /** Works on the newest value: a call may have been under way since the last drawing. */
  function change(next: (value: T) => T) {
    latest.current = { value: next(latest.current.value), isDraft: true };
    store.write(userId, latest.current.value);
    setValue(latest.current.value);
  }

  return {
    value,
    /** The draft as it was when the modal opened. */
    kept,
    change,
    /** Makes what was given the draft. */
    keep() {
      if (!latest.current.isDraft) change((value) => value);
    },
    /** It was sent. A draft that was put aside stays. */
    clear() {
      if (latest.current.isDraft) store.remove(userId);
    },
  };
}
