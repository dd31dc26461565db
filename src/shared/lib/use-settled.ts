import { useEffect, useState } from 'react';

/** The last value that was unchanged for `pauseMs`, for announcements while a user types. */
export function useSettled<T>(value: T, pauseMs = 1_000): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
