import { LINES } from '#mocks/server/lines.ts';
import { useDirector, useRerenderEvery } from '../director.ts';

const RERENDER_MS = 1000;

/** A summary of simulated conditions that a user could mistake for the product's: `3G · 1 fault · paused`. */
export function useSimulationStatus(): string {
  const { faults, clock } = useDirector().backend;
  useRerenderEvery(RERENDER_MS);
  const line = faults.line();
  const count = faults.list().filter((fault) => fault.line === undefined).length;
  const { speed, isPaused } = clock.state();
  return [
    line !== 'off' && LINES[line].label,
    count > 0 && (count === 1 ? '1 fault' : `${count} faults`),
    isPaused && 'paused',
    !isPaused && speed !== 1 && `time ${speed}×`,
  ]
    .filter(Boolean)
    .join(' · ');
}
