import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../shared/lib/clock.ts';

/**
 * What `read` makes of the time since this server timestamp, ms, every second. NaN while the server's time is unknown,
 * or for an invalid timestamp.
 */
export function useElapsed<T extends string | boolean | undefined>(time: number, read: (ms: number) => T): T {
  const current = () => read((serverNow() ?? NaN) - time);
  const [value, setValue] = useState<T>(current);
  const tick = useEffectEvent(() => setValue(current()));
  useEffect(() => {
    tick();
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return value;
}
