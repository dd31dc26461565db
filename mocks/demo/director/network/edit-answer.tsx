import { useState } from 'react';
import type { Call } from '#mocks/server/call-log.ts';
import { TextAreaField, ToolButton } from '../controls.tsx';
import { useFaults } from './use-faults.ts';

/** An editor for the next answer of a call, which is checked against the contract. */
export function EditAnswer({
  operation,
  status,
  body,
}: Pick<Call, 'operation'> & { status: number; body: string }) {
  const { add } = useFaults();
  const [text, setText] = useState(body);
  const [problems, setProblems] = useState<string[]>([]);
  const [message, setMessage] = useState('');

  async function set(times: 1 | undefined) {
    setMessage('');
    const found = await problemsOf();
    setProblems(found);
    if (found.length > 0) return;
    await add({ operation, kind: 'body', status, body: text, ...(times ? { times } : {}) });
    setMessage(`Set for ${times ? 'the next call' : 'every call'}.`);
  }

  async function problemsOf(): Promise<string[]> {
    const { checkAnswer } = await import('#mocks/server/contract-check.ts');
    const headers = new Headers({ 'content-type': 'application/json' });
    return checkAnswer(operation, { status, headers }, text);
  }

  return (
    <details>
      <summary>Edit the next answer</summary>
      <div className="director-form">
        <TextAreaField
          label="Body of the next answer"
          error={problems.join('\n')}
          rows={10}
          spellCheck={false}
          className="director-code"
          value={text}
          onChange={(next) => {
            setText(next);
            setProblems([]);
            setMessage('');
          }}
        />
        <div className="director-actions">
          <ToolButton onClick={() => void set(1)}>Answer so once</ToolButton>
          <ToolButton onClick={() => void set(undefined)}>Answer so always</ToolButton>
        </div>
        <p role="status">{message}</p>
      </div>
    </details>
  );
}
