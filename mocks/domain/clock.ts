/** A simulated time, the real time at that moment, and the speed since: all that is needed to continue after a reload. */
export interface ClockState {
  /** Simulated milliseconds since the epoch. */
  simulatedMs: number;
  /** Real milliseconds since the epoch, at the same moment. */
  realMs: number;
  /** Simulated milliseconds per real millisecond. */
  speed: number;
  isPaused: boolean;
}

/**
 * The clock of the simulated backend: trainings, jobs, payments and timestamps are computed from its `now()`, without
 * timers. All times are milliseconds since the epoch.
 */
export interface Clock {
  now(): number;
  /** Sets the speed; 0 pauses. @throws RangeError unless 0 ≤ speed ≤ MAX_SPEED */
  setSpeed(speed: number): void;
  pause(): void;
  /** Continues at the speed before the pause. */
  resume(): void;
  /** Moves simulated time forward, also while paused. @throws RangeError on a negative or infinite number */
  advance(ms: number): void;
  state(): ClockState;
  /** Continues from a stored state, e.g. after a reload or a change by another tab. */
  restore(state: ClockState): void;
  /** Restarts at the real time, or at the given one, at the same speed. */
  reset(simulatedMs?: number): void;
}

export interface ClockOptions {
  realNow?: () => number;
  /** Called after every change of speed or time, so that it can be stored. */
  changed?: () => void;
}

/** The maximum speed: an hour per second. */
export const MAX_SPEED = 3600;

/** The range of speeds, in words. */
export const SPEEDS = `a number from 0 (paused) to ${MAX_SPEED}, such as 1, 10 or 60`;

/** A clock that starts at the real time. */
export function createClock({ realNow = Date.now, changed }: ClockOptions = {}): Clock {
  let state: ClockState = {
    simulatedMs: realNow(),
    realMs: realNow(),
    speed: 1,
    isPaused: false,
  };

  const now = () =>
    state.isPaused
      ? state.simulatedMs
      : Math.round(state.simulatedMs + (realNow() - state.realMs) * state.speed);

  const anchor = (change: Partial<ClockState>) => {
    state = { ...state, simulatedMs: now(), realMs: realNow(), ...change };
    changed?.();
  };

  return {
    now,
    setSpeed(speed) {
      if (!(speed >= 0 && speed <= MAX_SPEED)) {
        throw new RangeError(`Speed ${speed} is not possible: use ${SPEEDS}.`);
      }
      anchor(speed === 0 ? { isPaused: true } : { speed, isPaused: false });
    },
    pause: () => anchor({ isPaused: true }),
    resume: () => anchor({ isPaused: false }),
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`Time only moves forward, not by ${ms} ms.`);
      anchor({ simulatedMs: now() + ms });
    },
    state: () => ({ ...state }),
    restore(stored) {
      state = { ...stored };
    },
    reset: (simulatedMs = realNow()) => anchor({ simulatedMs, isPaused: false }),
  };
}
