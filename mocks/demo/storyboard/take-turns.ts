interface Turns {
  /** Runs it in its turn. @returns cancels it before its turn */
  ask(run: () => Promise<void>): () => void;
}

/** Runs a few at a time, in order; a started one always ends. @param changed is told how many have not ended */
export function takeTurns(maxRunning: number, changed: (open: number) => void = () => {}): Turns {
  const waiting = new Set<() => Promise<void>>();
  let running = 0;

  const next = () => {
    changed(waiting.size + running);
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
      return () => {
        if (waiting.delete(run)) changed(waiting.size + running);
      };
    },
  };
}
