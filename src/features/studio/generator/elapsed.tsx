import { useEffect, useState } from 'react';

/** Whole seconds since this appeared. Ticks alone, so that nothing around it is drawn again. */
export function Elapsed() {
  const [startedAt] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const tick = () => setSeconds(Math.floor((performance.now() - startedAt) / 1000));
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [startedAt]);

  return (
    <span role="timer" aria-label="Time since you asked" className="tabular-nums">
      {clock(seconds)}
    </span>
  );
}

/** `0:07`, `1:05`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
