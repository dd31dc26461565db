import { useState, useSyncExternalStore } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { useGuides } from './fault-choices.ts';
import { CallDetails } from './request-details.tsx';
import { isRepeat, matches, verdictOf, VERDICTS } from './verdict.ts';

const CALLS_AT_ONCE = 30;

/** The requests of this page, checked against the contract, the newest first. One is open at a time. */
export function Calls() {
  const log = useDirector().backend.requests;
  const all = useSyncExternalStore(log.subscribe, log.list);
  const [words, setWords] = useState('');
  const [openId, setOpenId] = useState<number>();
  const guides = useGuides();
  const found = all.filter((request) => matches(request, words)).toReversed();

  return (
    <div className="director-stack">
      <Field label="Find a request" hint="Words of its operation, address, status or bodies">
        {(ids) => <TextInput {...ids} type="search" value={words} onChange={setWords} />}
      </Field>
      {found.length === 0 ? (
        <p>{all.length === 0 ? 'No requests yet.' : 'No match.'}</p>
      ) : (
        <LongList items={found} pageSize={CALLS_AT_ONCE} label="Requests" className="director-calls">
          {(request) => {
            const verdict = verdictOf(request);
            const { id, response, method, operation } = request;
            const isOpen = id === openId;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? undefined : id)}
                >
                  <span data-status={String(response?.status ?? '')[0] ?? ''}>
                    {response ? response.status || '×' : '…'}
                  </span>
                  <span>
                    <strong>{operation}</strong>
                    <small>{`${method} ${pathOf(request.url)}${isRepeat(request, all) ? ', sent again' : ''}`}</small>
                    <small>{guides[operation].sections.join(', ')}</small>
                  </span>
                  <small>
                    <span data-verdict={verdict}>{VERDICTS[verdict]}</span>
                    <span>{response ? `${Math.round(response.ms)} ms` : ''}</span>
                  </small>
                </button>
                {isOpen && <CallDetails request={request} />}
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
