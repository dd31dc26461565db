import { useState, useSyncExternalStore } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { CallList } from './call-list.tsx';
import { matches } from './verdict.ts';

/** Calls of this page, checked against the contract. */
export function Calls() {
  const log = useDirector().backend.calls;
  const all = useSyncExternalStore(log.subscribe, log.list);
  const [words, setWords] = useState('');
  const found = all.filter((call) => matches(call, words));

  return (
    <div className="director-stack">
      <Field label="Find a call" hint="Words of its name, address, status, verdict or bodies.">
        {(ids) => <TextInput {...ids} type="search" value={words} onChange={setWords} />}
      </Field>
      <CallList calls={found} isEmpty={all.length === 0} />
      <div className="director-actions">
        <ToolButton onClick={log.clear}>Clear the list</ToolButton>
      </div>
    </div>
  );
}
