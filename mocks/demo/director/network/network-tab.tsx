import { LINE_IDS, LINES } from '#mocks/server/lines.ts';
import { Pills } from '#shared/ui/pills.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { AddFault } from './add-fault.tsx';
import { Calls } from './calls.tsx';
import { FaultList } from './fault-list.tsx';
import { useFaults } from './use-faults.ts';

/** Faults of the connection and the server, and the recorded calls, whose next answer can be edited. */
export default function NetworkTab() {
  const { remount } = useDirector();
  const { line, message, setLine } = useFaults();

  return (
    <div className="director-stack">
      <Pills
        legend="Line, for all calls"
        options={LINE_IDS.map((id) => ({ value: id, label: LINES[id].label }))}
        value={line}
        onChange={(id) => void setLine(id)}
      />
      <FaultList />
      <details>
        <summary>Let a call fail</summary>
        <AddFault />
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
