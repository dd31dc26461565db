import { useState, useSyncExternalStore } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { CallDetails } from './call-details.tsx';
import { useGuides } from './fault-choices.ts';
import { isRepeat, matches, verdictOf, VERDICTS } from './verdict.ts';

const CALLS_AT_ONCE = 30;

/** The requests of this page, checked against the contract, the newest first. One is open at a time. */
export function Calls() {
  const log = useDirector().backend.calls;
  const all = useSyncExternalStore(log.subscribe, log.list);
  const [words, setWords] = useState('');
  const [openId, setOpenId] = useState<number>();
  const guides = useGuides();
  const found = all.filter((call) => matches(call, words)).toReversed();

  return (
    <div className="director-stack">
      <Field label="Find a request" hint="Words of its operation, address, status or bodies">
        {(ids) => <TextInput {...ids} type="search" value={words} onChange={setWords} />}
      </Field>
      {found.length === 0 ? (
        <p>{all.length === 0 ? 'No requests yet.' : 'No match.'}</p>
      ) : (
        <LongList items={found} pageSize={CALLS_AT_ONCE} label="Requests" className="director-calls">
          {(call) => {
            const verdict = verdictOf(call);
            const { id, answer, method, operation } = call;
            const isOpen = id === openId;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? undefined : id)}
                >
                  <span data-status={String(answer?.status ?? '')[0] ?? ''}>
                    {answer ? answer.status || '×' : '…'}
                  </span>
                  <span>
                    <strong>{operation}</strong>
                    <small>{`${method} ${pathOf(call.url)}${isRepeat(call, all) ? ', sent again' : ''}`}</small>
                    <small>{guides[operation].sections.join(', ')}</small>
                  </span>
                  <small>
                    <span data-verdict={verdict}>{VERDICTS[verdict]}</span>
                    <span>{answer ? `${Math.round(answer.ms)} ms` : ''}</span>
                  </small>
                </button>
                {isOpen && <CallDetails call={call} />}
              </li>
            );
          }}
        </LongList>
      )}
      <div className="director-actions">
        <ToolButton onClick={log.clear}>Clear the list</ToolButton>
      </div>
    </div>
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.slice(Math.max(0, pathname.indexOf('/api/'))) + search;
}
