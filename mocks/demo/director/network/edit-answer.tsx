import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Field } from '../../../../src/shared/ui/field.tsx';
import { TextArea } from '../../../../src/shared/ui/text-area.tsx';
import type { Call } from '../../../server/call-log.ts';
import { useFaults } from './use-faults.ts';

/** An editor for the next answer of a call, which is checked against the contract. */
export function EditAnswer({
  operation,
  status,
  body,
}: Pick<Call, 'operation'> & { status: number; body: string }) {
  const { add } = useFaults();
  const [text, setText] = useState(body);
  const [problems, setProblems] = useState<string[]>();
  const [message, setMessage] = useState('');
  const isBroken = problems !== undefined && problems.length > 0;

  async function set(times: 1 | undefined) {
    // A second press sets an answer that violates the contract.
    if (!isBroken) {
      const found = await problemsOf();
      setProblems(found);
      if (found.length > 0) return;
    }
    await add({ operation, kind: 'body', status, body: text, ...(times ? { times } : {}) });
    setMessage(
      `Set for ${times ? 'the next call' : 'every call'}${isBroken ? '; it breaks the contract' : ''}.`,
    );
  }

  async function problemsOf(): Promise<string[]> {
    const { checkAnswer } = await import('../../../server/contract-check.ts');
    const headers = new Headers({ 'content-type': 'application/json' });
    return checkAnswer(operation, { status, headers }, text);
  }

  return (
    <details>
      <summary>Edit the next answer</summary>
      <div className="director-form">
        <Field
          label="Body of the next answer"
          error={isBroken ? <span className="director-lines">{problems.join('\n')}</span> : undefined}
        >
          {(ids) => (
            <TextArea
              {...ids}
              rows={10}
              spellCheck={false}
              className="director-json"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setProblems(undefined);
              }}
            />
          )}
        </Field>
        <div className="director-actions">
          <Button size="sm" variant="secondary" onClick={() => void set(1)}>
            {isBroken ? 'Once, against the contract' : 'Answer so once'}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void set(undefined)}>
            {isBroken ? 'Always, against the contract' : 'Answer so always'}
          </Button>
        </div>
        <p role="status">{message}</p>
      </div>
    </details>
  );
}
