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
  query: string;
  openTab(id: string): void;
  /** Whether the user pressed Enter, which runs the first result. */
  isEntered: boolean;
  onEntered(): void;
}

/** The results of the search: states, controls, faults and tabs, the best match first. */
export default function Results({ query, openTab, isEntered, onEntered }: ResultsProps) {
  const director = useDirector();
  const [message, run] = useRun();
  useRerenderEvery();
  const actions: Action[] = [
    ...numberActions(director, query),
    ...controlActions(director),
    ...stateActions(director),
    ...useFaultActions(query.trim().includes(' ') ? ['*', ...OPERATIONS] : ['*']),
    ...TABS.map(({ id, label }) => ({ title: label, group: 'Tab', run: () => openTab(id) })),
  ];
  const matches = actions
    .flatMap((action) => {
      const { title, group, hint = '', words = '' } = action;
      const rank = rankOf(query, title, `${words} ${group} ${hint}`);
      return rank === undefined ? [] : { action, rank };
    })
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ action }) => action);
  const [bestMatch] = matches;
  const runFirst = useEffectEvent(() => {
    onEntered();
    // React cannot render the app again inside this effect, so the action runs after it.
    if (bestMatch) queueMicrotask(() => void run(bestMatch));
  });
  useEffect(() => {
    if (isEntered) runFirst();
  }, [isEntered]);

  return (
    <div className="director-body director-stack">
      <p role="status">{message}</p>
      {matches.length === 0 && <p>No match.</p>}
      <ActionList isMixed actions={matches.slice(0, MAX_ROWS)} run={run} />
      {matches.length > MAX_ROWS && <p>{`${matches.length - MAX_ROWS} more. Add a word.`}</p>}
    </div>
  );
}
