/** The maximum bytes of request bodies read at once; parsing forms needs several times as much memory. */
const MAX_BYTES_AT_ONCE = 64_000_000;
const SMALL_BYTES = 1_000_000;
/** A body that takes longer than this does not block others, because a slow one fills little memory. */
const PLACE_MS = 5_000;

/**
 * Admits large requests until their bodies reach the limit together; the others wait unread, in order, so that parallel
 * uploads do not fill the memory. A body larger than the limit is admitted alone.
 * @returns a function that waits for admission and resolves to the one that ends it
 */
export function createBodyGate(maxBytes = MAX_BYTES_AT_ONCE) {
  let bytesInside = 0;
  const waiting: { bytes: number; enter: () => void }[] = [];
  const admit = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (bytesInside > 0 && bytesInside + next.bytes > maxBytes) return;
      waiting.shift();
      bytesInside += next.bytes;
      next.enter();
    }
  };
  return async ({ headers }: Pick<Request, 'headers'>): Promise<() => void> => {
    const isChunked = headers.has('transfer-encoding');
    const bytes = isChunked ? maxBytes : Number(headers.get('content-length') ?? 0);
    if (!(bytes > SMALL_BYTES)) return () => {};
    await new Promise<void>((enter) => {
      waiting.push({ bytes, enter });
      admit();
    });
    let isInside = true;
    const leave = () => {
      clearTimeout(limit);
      if (!isInside) return;
      isInside = false;
      bytesInside -= bytes;
      admit();
    };
    const limit = setTimeout(leave, PLACE_MS);
    return leave;
  };
}
