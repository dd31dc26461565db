import { ActionButtons } from '../control/action-buttons.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { FailNext } from './fail-next.tsx';
import { FaultList } from './fault-list.tsx';
import { RequestList } from './request-list.tsx';

/** The faults of the connection and the server, and the recorded requests. */
export default function NetworkTab() {
  const { remount } = useDirector();
  return (
    <div className="director-stack">
      <ActionButtons group="Line" />
      <FaultList />
      <details>
        <summary>Make a request fail</summary>
        <FailNext operation="*" />
      </details>
      <div className="director-actions">
        <ToolButton onClick={() => void remount(() => Promise.resolve())}>Reload the screen</ToolButton>
      </div>
      <RequestList />
    </div>
  );
}
