import { use, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Pills } from '../../../../src/shared/ui/pills.tsx';
import { tellOffline } from '../../start/tell-offline.ts';
import type { Fault } from '../../../server/faults.ts';
import { LINE_IDS, LINES, type LineId } from '../../../server/lines.ts';
import { useDirector } from '../director.ts';
import { AddFault } from './add-fault.tsx';
import { FaultList } from './fault-list.tsx';
import './network.css';

const loadedGuide = import('../../../server/contract-guide.ts');

/** How the line and the server misbehave. */
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
      <AddFault guides={guide} onAdd={(fault) => void add(fault).then(() => setMessage('Added.'))} />
      <FaultList
        guides={guide}
        faults={list}
        onRemove={(fault) => void remove(fault).then(() => setMessage('Removed.'))}
        onClear={() => void clear().then(() => setMessage('All removed.'))}
      />
      <div className="director-actions">
        <Button variant="secondary" size="sm" onClick={() => void remount(() => Promise.resolve())}>
          Load the screen again
        </Button>
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

/** The faults that are set now, without the one that stands for the line. Calls that strike count them down. */
function useFaults() {
  const { faults, calls } = useDirector().backend;
  const [, redraw] = useState(0);
  // A text, because a list is new each time it is read.
  const text = useSyncExternalStore(calls.subscribe, () => JSON.stringify(faults.list()));
  const list = (JSON.parse(text) as Fault[]).filter(({ line }) => line === undefined);

  const changed = (change: Promise<void>) => change.then(() => redraw((count) => count + 1));
  return {
    list,
    line: faults.line(),
    add: (fault: Fault) => changed(faults.add(fault)),
    remove: (fault: Fault) => changed(faults.remove(fault)),
    setLine: async (line: LineId) => {
      await changed(faults.setLine(line));
      tellOffline(line === 'offline');
    },
    /** Takes all away but the line. */
    clear: () =>
      changed(list.reduce((done, fault) => done.then(() => faults.remove(fault)), Promise.resolve())),
  };
}
