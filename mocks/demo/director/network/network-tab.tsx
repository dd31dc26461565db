import { use, useState } from 'react';
import { Pills } from '../../../../src/shared/ui/pills.tsx';
import { LINE_IDS, LINES } from '../../../server/lines.ts';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { AddFault } from './add-fault.tsx';
import { Calls } from './calls.tsx';
import { FaultList } from './fault-list.tsx';
import { useFaults } from './use-faults.ts';

const loadedGuide = import('../../../server/contract-guide.ts');

/** Faults of the connection and the server, and the recorded calls, whose next answer can be edited. */
export default function NetworkTab() {
  const { remount } = useDirector();
  const { guide } = use(loadedGuide);
  const { list, line, add, remove, clear, setLine } = useFaults();
  const [message, setMessage] = useState('');

  return (
    <div className="director-stack">
      <Pills
        legend="Line, for all calls"
        options={LINE_IDS.map((id) => ({ value: id, label: LINES[id].label }))}
        value={line}
        onChange={(id) => {
          void setLine(id).then(() => setMessage(`Line: ${LINES[id].label}.`));
        }}
      />
      <FaultList
        guides={guide}
        faults={list}
        onRemove={(fault) => void remove(fault).then(() => setMessage('Removed.'))}
        onClear={() => void clear().then(() => setMessage('All removed.'))}
      />
      <details>
        <summary>Let a call fail</summary>
        <AddFault guides={guide} onAdd={(fault) => void add(fault).then(() => setMessage('Added.'))} />
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
