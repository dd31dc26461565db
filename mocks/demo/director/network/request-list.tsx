import { useState, useSyncExternalStore } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { useGuides } from './fault-choices.ts';
import { RequestDetails } from './request-details.tsx';
import { isRepeat, matches, verdictOf, VERDICTS } from './verdict.ts';

const PAGE_SIZE = 30;

/** The requests of this page, newest first, with the result of their contract check. One is open at a time. */
export function RequestList() {
  const log = useDirector().backend.requests;
  const all = useSyncExternalStore(log.subscribe, log.list);
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<number>();
  const guides = useGuides();
  const found = all.filter((request) => matches(request, query)).toReversed();

  return (
    <div className="director-stack">
      <Field label="Find a request" hint="Words of its operation, address, status or bodies">
        {(ids) => <TextInput {...ids} type="search" value={query} onChange={setQuery} />}
      </Field>
      {found.length === 0 ? (
        <p>{all.length === 0 ? 'No requests yet.' : 'No match.'}</p>
      ) : (
        <LongList items={found} pageSize={PAGE_SIZE} label="Requests" className="director-requests">
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
                {isOpen && <RequestDetails request={request} />}
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
