import type { Fault } from '#mocks/server/faults.ts';
import { ActionList, useRun } from '../actions.tsx';
import { useFaultActions } from './fault-actions.ts';

/** The available failures of an operation, or of any request. */
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
