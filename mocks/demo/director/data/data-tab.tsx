import { useRef, useState, useSyncExternalStore } from 'react';
import { SNAPSHOT_VERSION, TABLE_NAMES, type TableName } from '#mocks/db/schema.ts';
import { readDevice } from '#mocks/demo/start/device-record.ts';
import type { StateId } from '#mocks/states/states.ts';
import { FileDrop } from '#shared/ui/file-drop.tsx';
import { options, SelectField, ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { captureState } from '../link/capture-state.ts';
import { openFile } from '../link/open-file.ts';
import { saveState } from '../link/state-link.ts';
import { rowsOf } from './edit-row.ts';
import { RowEditor } from './row-editor.tsx';
import { RowTable } from './row-table.tsx';

/** The row being edited; a new one when `id` is undefined. */
interface Editing {
  id: string | undefined;
  text: string;
}

/** The database of the simulated backend: to view, edit, export and import. */
export default function DataTab() {
  const director = useDirector();
  const { backend, showState, remount, place } = director;
  const { db, calls } = backend;
  const [table, setTable] = useState<TableName>('users');
  const [editing, setEditing] = useState<Editing>();
  const [message, setMessage] = useState('');
  const tables = useRef<HTMLDivElement>(null);
  // Rows change with calls, and with what is done here.
  useSyncExternalStore(calls.subscribe, calls.list);

  const rows = rowsOf(db, table);
  const newest = rows.at(-1);

  async function save() {
    const { theme } = document.documentElement.dataset;
    const state = captureState(backend, await readDevice());
    saveState({ href: location.origin + place(), theme }, state);
  }

  if (editing) {
    return (
      <RowEditor
        key={editing.id}
        table={table}
        id={editing.id}
        text={editing.text}
        onDone={(done) => {
          setEditing(undefined);
          setMessage(done ?? '');
          // The focused editor was removed.
          setTimeout(() => tables.current?.querySelector('select')?.focus());
          // The app reloads what it shows.
          if (done !== undefined) void remount(() => Promise.resolve());
        }}
      />
    );
  }
  return (
    <div ref={tables} className="director-stack">
      <SelectField label="Table" value={table} onChange={(name) => setTable(name as TableName)}>
        {options(TABLE_NAMES.map((name) => [name, `${name} (${db[name].size})`]))}
      </SelectField>
      <RowTable
        key={table}
        table={table}
        rows={rows}
        onEdit={(row) => setEditing({ id: row.id, text: JSON.stringify(row, null, 2) })}
      />
      <div className="director-actions">
        <ToolButton
          onClick={() => setEditing({ id: undefined, text: JSON.stringify({ ...newest, id: '' }, null, 2) })}
        >
          Add a row
        </ToolButton>
        <ToolButton onClick={() => void showState(db.meta.scenario as StateId)}>
          Start this state anew
        </ToolButton>
        <ToolButton onClick={() => void save()}>Export</ToolButton>
      </div>
      <FileDrop
        label="Exported state"
        accept={{ 'application/json': ['.json'] }}
        onFiles={([file]) => void openFile(file, director)}
        className="director-drop"
      >
        Open an exported state, or drop it anywhere on this panel. It takes the place of everything.
      </FileDrop>
      <p role="status">{message}</p>
      <small>
        {`State “${db.meta.scenario}”, version ${SNAPSHOT_VERSION}. Whatever breaks a table’s schema is refused.`}
      </small>
    </div>
  );
}
