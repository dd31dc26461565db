import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Field } from '../../../../src/shared/ui/field.tsx';
import { TextArea } from '../../../../src/shared/ui/text-area.tsx';
import type { TableName } from '../../../db/schema.ts';
import { useDirector } from '../director.ts';
import { removeRow, saveRow } from './edit-row.ts';

interface RowEditorProps {
  table: TableName;
  /** Undefined for a new row. */
  id: string | undefined;
  text: string;
  /** @param done what was changed, in words; undefined when nothing was */
  onDone(done: string | undefined): void;
}

/** One row as JSON. Invalid input is refused with its reason, and stays in the editor. */
export function RowEditor({ table, id, text, onDone }: RowEditorProps) {
  const { db } = useDirector().backend;
  const [draft, setDraft] = useState(text);
  const [problem, setProblem] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);

  // The button that opened this was removed.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);

  async function attempt(change: Promise<void>, done: string) {
    try {
      await change;
      onDone(done);
    } catch (error) {
      setProblem(`${(error as Error).message}\nNothing was changed.`);
    }
  }

  return (
    <form
      className="director-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(saveRow(db, table, id, draft), `Saved in ${table}.`);
      }}
    >
      <Field
        label={id === undefined ? `New row of ${table}` : `${table}: ${id}`}
        error={problem === '' ? undefined : <span className="director-lines">{problem}</span>}
      >
        {(ids) => (
          <TextArea
            {...ids}
            ref={area}
            rows={8}
            spellCheck={false}
            className="director-json"
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
      <div className="director-actions">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
        {id !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void attempt(removeRow(db, table, id), `Removed ${id} from ${table}.`)}
          >
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
