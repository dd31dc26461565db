import { useEffect, useEffectEvent } from 'react';
import { rankOf } from '#mocks/states/find-states.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { ActionList, useRun, type Action } from '../actions.tsx';
import { controlActions, numberActions } from '../control/control-actions.ts';
import { useDirector, useRerenderEvery } from '../director.ts';
import { useFaultActions } from '../network/fault-actions.ts';
import { stateActions } from '../states/state-actions.ts';
import { TABS } from '../tabs.ts';

const OPERATIONS = Object.keys(operations) as OperationId[];
const MAX_ROWS = 40;

interface ResultsProps {
  words: string;
  openTab(id: string): void;
  /** The user pressed Enter: the first result is run. */
  isEntered: boolean;
  onEntered(): void;
}

/** The results of the search: states, controls, faults and tabs, the best match first. */
export default function Results({ words, openTab, isEntered, onEntered }: ResultsProps) {
  const director = useDirector();
  const [message, run] = useRun();
  useRerenderEvery();
  const all: Action[] = [
    ...numberActions(director, words),
    ...controlActions(director),
    ...stateActions(director),
    ...useFaultActions(words.trim().includes(' ') ? ['*', ...OPERATIONS] : ['*']),
    ...TABS.map(({ id, label }) => ({ title: label, group: 'Tab', run: () => openTab(id) })),
  ];
  const shown = all
    .flatMap((action) => {
      const { title, group, hint = '', words: more = '' } = action;
      const rank = rankOf(words, title, `${more} ${group} ${hint}`);
      return rank === undefined ? [] : { action, rank };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ action }) => action);
  const [first] = shown;
  const runFirst = useEffectEvent(() => {
    onEntered();
    // After this effect, because React cannot render the app again inside of it.
    if (first) queueMicrotask(() => void run(first));
  });
  useEffect(() => {
    if (isEntered) runFirst();
  }, [isEntered]);

  return (
    <div className="director-body director-stack">
      <p role="status">{message}</p>
      {shown.length === 0 && <p>No match.</p>}
      <ActionList isMixed actions={shown.slice(0, MAX_ROWS)} run={run} />
      {shown.length > MAX_ROWS && <p>{`${shown.length - MAX_ROWS} more. Add a word.`}</p>}
    </div>
  );
}
