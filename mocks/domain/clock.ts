/** A simulated time, the real time at that moment, and the speed since then. The clock resumes from it after a reload. */
export interface ClockState {
  /** Simulated milliseconds since the epoch. */
  simulatedMs: number;
  /** Real milliseconds since the epoch, at the same moment. */
  realMs: number;
  /** Simulated milliseconds per real millisecond. */
  speed: number;
  isPaused: boolean;
}

export interface ClockOptions {
  realNow?: () => number;
  /** Called after every change of speed or time, to store it. */
  changed?: () => void;
}

/** The maximum speed: one simulated hour per second. */
export const MAX_SPEED = 3600;

/** The range of speeds, for messages. */
export const SPEEDS = `a number from 0 (paused) to ${MAX_SPEED}, such as 1, 10 or 60`;

export type Clock = ReturnType<typeof createClock>;

/**
 * The clock of the simulated backend: trainings, jobs, payments and timestamps are computed from its `now()`, without
 * timers. All times are milliseconds since the epoch. It starts at the real time.
 */
export function createClock({ realNow = Date.now, changed }: ClockOptions = {}) {
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
    /** Sets the speed; 0 pauses. @throws RangeError unless 0 ≤ speed ≤ MAX_SPEED */
    setSpeed(speed: number) {
      if (!(speed >= 0 && speed <= MAX_SPEED)) {
        throw new RangeError(`Speed ${speed} is not possible: use ${SPEEDS}.`);
      }
      anchor(speed === 0 ? { isPaused: true } : { speed, isPaused: false });
    },
    pause: () => anchor({ isPaused: true }),
    /** Continues at the speed before the pause. */
    resume: () => anchor({ isPaused: false }),
    /** Moves simulated time forward, even while paused. @throws RangeError on a negative or infinite number */
    advance(ms: number) {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`Time only moves forward, not by ${ms} ms.`);
      anchor({ simulatedMs: now() + ms });
    },
    state: (): ClockState => ({ ...state }),
    /** Continues from a stored state, e.g. after a reload or a change by another tab. */
    restore(stored: ClockState) {
      state = { ...stored };
    },
    /** Restarts at the real time, or at the given one, at the same speed. */
    reset: (simulatedMs = realNow()) => anchor({ simulatedMs, isPaused: false }),
  };
}
