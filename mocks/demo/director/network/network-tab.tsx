import { ActionButtons } from '../control/action-buttons.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { Calls } from './calls.tsx';
import { FailNext } from './fail-next.tsx';
import { FaultList } from './fault-list.tsx';
import { useFaults } from './use-faults.ts';

/** Faults of the connection and the server, and the recorded calls, whose next answer can be edited. */
export default function NetworkTab() {
  const { remount } = useDirector();
  const { message } = useFaults();

  return (
    <div className="director-stack">
      <ActionButtons group="Line" />
      <FaultList />
      <details>
        <summary>Let a call fail</summary>
        <FailNext operation="*" />
      </details>
      <div className="director-actions">
        <ToolButton onClick={() => void remount(() => Promise.resolve())}>Load the screen again</ToolButton>
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      <Calls />
    </div>
  );
}
