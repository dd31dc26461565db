import { use, useState } from 'react';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Pills } from '../../../src/shared/ui/pills.tsx';
import { LINE_IDS, LINES } from '../../server/lines.ts';
import { signedInUser, useDirector } from '../director.ts';
import { AddFault } from './add-fault.tsx';
import { FaultList } from './fault-list.tsx';
import './network.css';
import { useFaults } from './use-faults.ts';

const loadedGuide = import('../../server/contract-guide.ts');

/** How the line and the server misbehave. */
export default function NetworkTab() {
  const { backend, remount } = useDirector();
  const { guide } = use(loadedGuide);
  const { list, line, add, remove, clear, setLine } = useFaults();
  const user = signedInUser(backend);
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
        traits={user?.traits ?? []}
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
