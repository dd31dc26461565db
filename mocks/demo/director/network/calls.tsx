import { useState, useSyncExternalStore } from 'react';
import { useStore } from '../../../../src/shared/lib/store.ts';
import { saveFile } from '../../../../src/shared/lib/save-file.ts';
import { CopyButton } from '../../../../src/shared/ui/copy-button.tsx';
import { Notice } from '../../../../src/shared/ui/notice.tsx';
import type { Call } from '../../../server/call-log.ts';
import { TextField, ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { opened, OpenFile } from '../open-file.tsx';
import { asTest } from './as-test.ts';
import { CallList } from './call-list.tsx';
import { CoverageTable, coverageOf, coverageWords, seenIn } from './coverage.tsx';
import { toHar } from './har.ts';
import { matches } from './verdict.ts';

/** Calls of this page or of a HAR, checked against the contract. */
export function Calls() {
  const { backend, place } = useDirector();
  const { calls: log, db } = backend;
  const own = useSyncExternalStore(log.subscribe, log.list);
  const [words, setWords] = useState('');
  const { har } = useStore(opened);

  const all = har?.calls ?? own;
  const found = all.filter((call) => matches(call, words));
  const covered = coverageOf(har ? seenIn(har.calls) : log.seen);

  return (
    <div className="director-stack">
      {har && (
        <Notice
          tone="info"
          title={har.name}
          action={<ToolButton onClick={() => opened.set({})}>Back to this page’s calls</ToolButton>}
        >
          {`${har.calls.length} calls of the contract${har.others > 0 ? `, ${har.others} other entries` : ''}. ${brokenWords(har.calls)}`}
        </Notice>
      )}
      <TextField
        label="Find a call"
        hint="Words of its name, address, status, verdict or bodies."
        type="search"
        value={words}
        onChange={setWords}
      />
      <CallList calls={found} isEmpty={all.length === 0} from={har ? 'har' : 'demo'} />
      <details>
        <summary>
          Seen {har ? 'in this file' : 'in this visit'}: {coverageWords(covered)}
        </summary>
        <CoverageTable covered={covered} />
      </details>
      <div className="director-actions">
        <ToolButton
          disabledReason={found.length === 0 ? 'There is no call to export.' : undefined}
          onClick={() => saveFile(new Blob([toHar(found)], { type: 'application/json' }), 'calls.har')}
        >
          Export as HAR
        </ToolButton>
        <CopyButton
          label="Copy as test"
          text={asTest(found, { scenario: db.meta.scenario, path: startOf(found[0]?.page) ?? place() })}
        />
        {!har && <ToolButton onClick={log.clear}>Clear the list</ToolButton>}
      </div>
      <OpenFile label="HAR of a server">
        Open a HAR of a real server, or drop it anywhere on this panel: its calls are judged by the same
        contract.
      </OpenFile>
    </div>
  );
}

function brokenWords(calls: readonly Call[]): string {
  const broken = calls.filter(({ problems, answer }) => problems.length + (answer?.problems.length ?? 0) > 0);
  return broken.length === 0 ? 'All that could be judged fit it.' : `${broken.length} of them break it.`;
}

/** The page that the first call came from, below the base path. */
function startOf(page: string | undefined): string | undefined {
  const base = import.meta.env.BASE_URL;
  if (page === undefined || !URL.canParse(page)) return undefined;
  const { pathname } = new URL(page);
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}
