import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMutation } from '#shared/api/use-mutation.ts';
import { Button } from '#shared/ui/button.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { useOutcome, type Failure, type Refusal } from '../outcome/use-outcome.tsx';

interface ActionOptions<R> {
  refusal?: Refusal | undefined;
  /** A reminder is removed when this changes. */
  missing?: string | undefined;
  run(signal: AbortSignal): Promise<R | undefined>;
  onDone(result: R): void;
  failure(error: unknown): Failure;
}

/** The action of a panel with its outcome. `form` has the props for its `Form`. */
export function useAction<R>({ refusal, missing = refusal?.text, run, onDone, failure }: ActionOptions<R>) {
  const outcomes = useOutcome(missing);
  const [isDone, setDone] = useState(false);
  const { run: start, isRunning, cancel } = useMutation(run);

  /** Removes the outcome of the last run. */
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

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type' | 'isBusy'> {
  action: Pick<ReturnType<typeof useAction>, 'isRunning' | 'isDone' | 'cancel'>;
  busyLabel: string;
  /** Announced when the action succeeds. */
  status?: string;
  /** Shown beside the button, before Cancel. */
  note?: ReactNode;
}

/** Submits a form whose action can be canceled while it runs. */
export function ActionButton({ action, status, note, ...button }: ActionButtonProps) {
  const { isRunning, isDone, cancel } = action;
  const submitButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button {...button} ref={submitButton} isBusy={isRunning} type="submit" />
      {note}
      {isRunning && (
        <Button
          variant="quiet"
          onClick={() => {
            // This button unmounts, so the focus moves.
            submitButton.current?.focus();
            cancel();
          }}
        >
          Cancel
        </Button>
      )}
      {status !== undefined && <LiveText>{isDone && status}</LiveText>}
    </div>
  );
}
