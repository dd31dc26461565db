import { useEffect, useEffectEvent } from 'react';
import { rankOf } from '#mocks/states/find-states.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { ActionList, useRun, type Action } from '../actions.tsx';
import { controlActions, numberActions } from '../control/control-actions.ts';
import { useDirector, useRerenderEvery } from '../director.ts';
import { useFaultActions } from '../network/fault-actions.ts';
import { useStateActions } from '../states/state-actions.ts';
import { TABS } from '../tabs.ts';

const CALLS = Object.keys(operations) as OperationId[];
const MAX_ROWS = 40;

interface ResultsProps {
  words: string;
  openTab(id: string): void;
  /** Enter was pressed: the first one is run. */
  isEntered: boolean;
  onEntered(): void;
}

/** What the search finds: states, controls, faults and tabs, the best first. */
export default function Results({ words, openTab, isEntered, onEntered }: ResultsProps) {
  const director = useDirector();
  const [message, run] = useRun();
  useRerenderEvery();
  const all: Action[] = [
    ...numberActions(director, words),
    ...controlActions(director),
    ...useStateActions(),
    ...useFaultActions(words.trim().includes(' ') ? ['*', ...CALLS] : ['*']),
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
    if (first) void run(first);
  });
  useEffect(() => {
    if (isEntered) runFirst();
  }, [isEntered]);

  return (
    <div className="director-body director-stack">
      <p role="status">{message}</p>
      {shown.length === 0 && <p>Nothing has this name.</p>}
      <ActionList isMixed actions={shown.slice(0, MAX_ROWS)} run={run} />
      {shown.length > MAX_ROWS && <p>{`${shown.length - MAX_ROWS} more: use more words.`}</p>}
    </div>
  );
}
