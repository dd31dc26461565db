/** A thumbnail that wants to run the app. */
export interface Runner {
  start(): void;
  /** Gives its place to another one, and keeps what it shows as a still. */
  rest(): void;
}

/** Each runs the whole app: more at once and a laptop is busy with nothing else. */
const MAX_RUNNING = 6;
const MAX_LOADING = 2;

/** Who of the thumbnails runs: those in view, a few at a time, the longest shown rest first. */
export function createFramePool({ maxRunning = MAX_RUNNING, maxLoading = MAX_LOADING } = {}) {
  const waiting = new Set<Runner>();
  const loading = new Set<Runner>();
  const shown = new Set<Runner>();

  const next = () => {
    for (const runner of waiting) {
      if (loading.size >= maxLoading) return;
      if (loading.size + shown.size >= maxRunning) {
        const [oldest] = shown;
        if (!oldest) return;
        shown.delete(oldest);
        oldest.rest();
      }
      waiting.delete(runner);
      loading.add(runner);
      runner.start();
    }
  };

  return {
    /** It came into view. */
    ask(runner: Runner) {
      waiting.add(runner);
      next();
    },
    /** Its state is reached, or never will be. */
    arrived(runner: Runner) {
      if (loading.delete(runner)) shown.add(runner);
      next();
    },
    /** It left the view. */
    leave(runner: Runner) {
      for (const set of [waiting, loading, shown]) set.delete(runner);
      next();
    },
  };
}
