interface Turns {
  /** Runs when it is its turn. @returns how to give the turn up while it has not come */
  ask(run: () => Promise<void>): () => void;
}

/** Lets a few run at a time, in the order of asking; one that has begun always ends. */
export function takeTurns(maxRunning: number): Turns {
  const waiting = new Set<() => Promise<void>>();
  let running = 0;

  const next = () => {
    for (const run of waiting) {
      if (running >= maxRunning) return;
      waiting.delete(run);
      running += 1;
      void run().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  return {
    ask(run) {
      waiting.add(run);
      next();
      return () => void waiting.delete(run);
    },
  };
}
