import { useEffect, useRef, useState } from 'react';
import type { TableName } from '#mocks/db/schema.ts';
import { Form, TextAreaField, ToolButton } from '../controls.tsx';
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
    <Form
      className="director-form"
      onSubmit={() => void attempt(saveRow(db, table, id, draft), `Saved in ${table}.`)}
    >
      <TextAreaField
        label={id === undefined ? `New row of ${table}` : `${table}: ${id}`}
        error={problem}
        ref={area}
        rows={8}
        spellCheck={false}
        className="director-code"
        value={draft}
        onChange={(next) => {
          setDraft(next);
          setProblem('');
        }}
      />
      <div className="director-actions">
        <ToolButton type="submit" variant="primary">
          Save
        </ToolButton>
        <ToolButton onClick={() => onDone(undefined)}>Cancel</ToolButton>
        {id !== undefined && (
          <ToolButton
            variant="quiet"
            onClick={() => void attempt(removeRow(db, table, id), `Removed ${id} from ${table}.`)}
          >
            Remove
          </ToolButton>
        )}
      </div>
    </Form>
  );
}
