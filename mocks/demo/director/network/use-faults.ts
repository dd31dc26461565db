import { useState, useSyncExternalStore } from 'react';
import type { Fault } from '../../../server/faults.ts';
import type { LineId } from '../../../server/lines.ts';
import { tellOffline } from '../../play/tell-offline.ts';
import { line as lineStep } from '../../../states/steps.ts';
import { useDirector } from '../director.ts';
import { recordStep } from '../link/recording.ts';

/** The current faults, without those of the connection. Each call that one applies to counts it down. */
export function useFaults() {
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
      recordStep(lineStep(line));
      await changed(faults.setLine(line));
      tellOffline(line === 'offline');
    },
    /** Takes all away but the line. */
    clear: () =>
      changed(list.reduce((done, fault) => done.then(() => faults.remove(fault)), Promise.resolve())),
  };
}
