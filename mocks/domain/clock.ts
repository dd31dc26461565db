/** An anchor where simulated and real time met, and the speed since then: enough to continue after a reload. */
export interface ClockState {
  /** Simulated milliseconds since the epoch at the anchor. */
  simulatedMs: number;
  /** Real milliseconds since the epoch at the anchor. */
  realMs: number;
  /** Simulated milliseconds per real millisecond. */
  speed: number;
  isPaused: boolean;
}

/**
 * The one clock behind training, the job pipeline, late payments and every timestamp of the simulated backend.
 * All times are milliseconds since the epoch. Nothing waits on it: state is computed from `now()`.
 */
export interface Clock {
  now(): number;
  /** Sets the speed; 0 pauses. @throws RangeError unless 0 ≤ speed ≤ MAX_SPEED */
  setSpeed(speed: number, isPaused?: boolean): void;
  pause(): void;
  /** Continues at the earlier speed. */
  resume(): void;
  /** Moves simulated time forward, also while paused. @throws RangeError on a negative or infinite number */
  advance(ms: number): void;
  state(): ClockState;
  /** Takes over a stored state, e.g. after a reload or when another tab changed it. */
  restore(state: ClockState): void;
  /** Restarts at the real time, or at another one, with the same speed. */
  reset(simulatedMs?: number): void;
}

export interface ClockOptions {
  realNow?: () => number;
  /** Called after a change of speed or a jump, so that it can be stored. */
  changed?: () => void;
}

/** The maximum speed: a second is an hour. */
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
    setSpeed(speed, isPaused = false) {
      if (!(speed >= 0 && speed <= MAX_SPEED)) {
        throw new RangeError(`Speed ${speed} is not possible: use ${SPEEDS}.`);
      }
      anchor(speed === 0 ? { isPaused: true } : { speed, isPaused });
    },
    pause: () => anchor({ isPaused: true }),
    resume: () => anchor({ isPaused: false }),
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0)
        throw new RangeError(`Time moves forward only: ${ms} ms was asked for.`);
      anchor({ simulatedMs: now() + ms });
    },
    state: () => ({ ...state }),
    restore(stored) {
      state = { ...stored };
    },
    reset: (simulatedMs = realNow()) => anchor({ simulatedMs, isPaused: false }),
  };
}
