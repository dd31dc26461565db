import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import { readImage, type ImageReading } from './image-reading.ts';

const keptAnswer = v.object({
  fileName: v.string(),
  /** As the server sent it; it is read anew each time, so an older one needs no other care. */
  answer: v.unknown(),
});

const store = deviceStore('image-reading', keptAnswer);

/** What was read from an image last, kept on this device: a reload must not cost another analysis. */
export function useKeptReading(userId: string) {
  const [kept, setKept] = useState(() => store.read(userId));
  const reading = useMemo((): (ImageReading & { fileName: string }) | undefined => {
    return kept && { ...readImage(kept.answer), fileName: kept.fileName };
  }, [kept]);

  function keep(next: v.InferOutput<typeof keptAnswer>): void {
    store.write(userId, next);
    setKept(next);
  }
  /** Another image was chosen: what is shown must belong to what is seen. */
  const hide = () => setKept(undefined);
  return { reading, keep, hide };
}
