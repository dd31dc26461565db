import { useMemo, useState } from 'react';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import { readImage, type ImageReading } from './image-reading.ts';

interface KeptAnswer {
  fileName: string;
  /** As the server sent it; it is read anew each time, so an older one needs no other care. */
  answer: unknown;
}

const store = deviceStore('image-reading', isKeptAnswer);

/** What was read from an image last, kept on this device: a reload must not cost another analysis. */
export function useKeptReading(userId: string) {
  const [kept, setKept] = useState(() => store.read(userId));
  const reading = useMemo((): (ImageReading & { fileName: string }) | undefined => {
    return kept && { ...readImage(kept.answer), fileName: kept.fileName };
  }, [kept]);

  function keep(next: KeptAnswer): void {
    store.write(userId, next);
    setKept(next);
  }
  /** Another image was chosen: what is shown must belong to what is seen. */
  const hide = () => setKept(undefined);
  return { reading, keep, hide };
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'answer' in value &&
    'fileName' in value &&
    typeof value.fileName === 'string'
  );
}
