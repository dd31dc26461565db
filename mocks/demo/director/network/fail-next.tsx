import type { Fault } from '#mocks/server/faults.ts';
import { ActionList, useRun } from '../actions.tsx';
import { useFaultActions } from './fault-actions.ts';

/** What can go wrong with a call, or with whichever comes next: once or always. */
export function FailNext({ operation }: { operation: Fault['operation'] }) {
  const actions = useFaultActions([operation]);
  const [message, run] = useRun();
  return (
    <>
      <ActionList actions={actions} run={run} />
      <p role="status">{message}</p>
    </>
  );
}
