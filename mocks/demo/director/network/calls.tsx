import { useState, useSyncExternalStore } from 'react';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { TextField, ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { asTest } from './as-test.ts';
import { CallList } from './call-list.tsx';
import { matches } from './verdict.ts';

/** Calls of this page, checked against the contract. */
export function Calls() {
  const { backend, place } = useDirector();
  const { calls: log, db } = backend;
  const all = useSyncExternalStore(log.subscribe, log.list);
  const [words, setWords] = useState('');
  const found = all.filter((call) => matches(call, words));

  return (
    <div className="director-stack">
      <TextField
        label="Find a call"
        hint="Words of its name, address, status, verdict or bodies."
        type="search"
        value={words}
        onChange={setWords}
      />
      <CallList calls={found} isEmpty={all.length === 0} />
      <div className="director-actions">
        <CopyButton
          label="Copy as test"
          text={asTest(found, { scenario: db.meta.scenario, path: startOf(found[0]?.page) ?? place() })}
        />
        <ToolButton onClick={log.clear}>Clear the list</ToolButton>
      </div>
    </div>
  );
}

/** The page that the first call came from, below the base path. */
function startOf(page: string | undefined): string | undefined {
  const base = import.meta.env.BASE_URL;
  if (page === undefined || !URL.canParse(page)) return undefined;
  const { pathname } = new URL(page);
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}
