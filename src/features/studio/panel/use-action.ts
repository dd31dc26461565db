import { useState } from 'react';
import { useMutation } from '#shared/api/use-mutation.ts';
import { useOutcome, type Failure, type Refusal } from '../outcome/use-outcome.tsx';

interface ActionOptions<R> {
  refusal?: Refusal | undefined;
  /** A reminder is removed when this changes. */
  missing?: string | undefined;
  run(signal: AbortSignal): Promise<R | undefined>;
  onDone(result: R): void;
  failure(error: unknown): Failure;
}

/** The action of a panel, with its outcome. `form` is for its Form. */
export function useAction<R>({ refusal, missing = refusal?.text, run, onDone, failure }: ActionOptions<R>) {
  const outcomes = useOutcome(missing);
  const [isDone, setDone] = useState(false);
  const { run: start, isRunning, cancel } = useMutation(run);

  /** Forgets how it ended. */
  function clear() {
    outcomes.clear();
    setDone(false);
  }

  async function submit() {
    clear();
    try {
      const result = await start();
      if (result === undefined) return;
      onDone(result);
      setDone(true);
    } catch (error) {
      outcomes.fail(failure(error));
    }
  }

  const form = {
    isBusy: isRunning,
    refuse: () => outcomes.remind(refusal),
    onSubmit: () => void submit(),
  };
  return { form, outcomes, isRunning, isDone, cancel, clear };
}
