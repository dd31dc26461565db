import { useState } from 'react';
import type { Call } from '#mocks/server/call-log.ts';
import { LongList } from '#shared/ui/long-list.tsx';
import { CallDetails } from './call-details.tsx';
import { verdictOf, VERDICTS } from './verdict.ts';

const CALLS_AT_ONCE = 30;

interface CallListProps {
  calls: readonly Call[];
  /** There are no calls at all. */
  isEmpty: boolean;
}

/** The newest call first; one is open at a time. */
export function CallList({ calls, isEmpty }: CallListProps) {
  const [openId, setOpenId] = useState<number>();
  if (calls.length === 0) return <p>{isEmpty ? 'No call yet.' : 'No call has these words.'}</p>;
  return (
    <LongList items={calls.toReversed()} pageSize={CALLS_AT_ONCE} label="Calls" className="director-calls">
      {(call) => {
        const verdict = verdictOf(call);
        const { id, answer, method, operation } = call;
        const isOpen = id === openId;
        return (
          <li key={id}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpenId(isOpen ? undefined : id)}>
              <span data-status={String(answer?.status ?? '')[0] ?? ''}>
                {answer ? answer.status || '×' : '…'}
              </span>
              <span>
                <strong>{operation}</strong>
                <small>{`${method} ${pathOf(call.url)}`}</small>
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
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.slice(Math.max(0, pathname.indexOf('/api/'))) + search;
}
