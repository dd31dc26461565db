import { useEffect, useState } from 'react';

/** The last value that stayed unchanged for `pauseMs`, for announcements of what a user types. */
export function useSettled<T>(value: T, pauseMs = 1_000): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
