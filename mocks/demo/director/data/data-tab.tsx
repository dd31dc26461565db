import { useState, useSyncExternalStore } from 'react';
import { SNAPSHOT_VERSION, TABLE_NAMES, type TableName } from '#mocks/db/schema.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Field, Select, TextArea } from '#shared/ui/field.tsx';
import { FileDrop } from '#shared/ui/file-drop.tsx';
import { Form } from '#shared/ui/form.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { captureState, readStateFile, restoreState } from './state-file.ts';

/** The database of the simulated backend, to view, edit, export and import. */
export default function DataTab() {
  const { backend, remount, goTo, path } = useDirector();
  const { db, requests } = backend;
  const [table, setTable] = useState<TableName>('users');
  /** Unsaved edits of the rows, by table. */
  const [drafts, setDrafts] = useState<Partial<Record<TableName, string | undefined>>>({});
  const draft = drafts[table];
  const [problem, setProblem] = useState('');
  // Requests change the rows.
  useSyncExternalStore(requests.subscribe, requests.list);

  function edit(next?: string) {
    setDrafts((before) => ({ ...before, [table]: next }));
    setProblem('');
  }

  async function attempt(change: () => Promise<void>) {
    try {
      await change();
      edit();
    } catch (error) {
      setProblem(`${(error as Error).message.replace(/\.?$/, '.')} Nothing was changed.`);
    }
  }

  async function openState(file: File) {
    const state = readStateFile(await file.text());
    await remount(async () => {
      await restoreState(backend, state);
      goTo(state.path);
    });
    setDrafts({});
  }

  const saveRows = () =>
    attempt(async () => {
      await db.transact(() => db[table].replace(JSON.parse(draft ?? '[]') as unknown[]));
      // Remounting makes the app request the changed data.
      await remount(() => Promise.resolve());
    });

  async function exportState() {
    const state = await captureState(backend, path());
    const file = new Blob([JSON.stringify(state)], { type: 'application/json' });
    saveFile(file, `twin-studio-${state.scenario}.json`);
  }

  return (
    <div className="director-stack">
      <Form className="director-form" isBusy={false} onSubmit={() => void saveRows()}>
        <Field label="Table">
          {(ids) => (
            <Select
              {...ids}
              options={TABLE_NAMES}
              labelOf={(name) => `${name} (${db[name].size}${drafts[name] === undefined ? '' : ', edited'})`}
              value={table}
              onChange={(name) => {
                setTable(name);
                setProblem('');
              }}
            />
          )}
        </Field>
        <Field label={`Rows of ${table}, oldest first`} error={problem}>
          {(ids) => (
            <TextArea
              {...ids}
              most={1_000_000}
              rows={12}
              spellCheck={false}
              className="director-code"
              value={draft ?? JSON.stringify(db[table].all(), null, 2)}
              onChange={edit}
            />
          )}
        </Field>
        <div className="director-actions">
          <ToolButton type="submit" disabledReason={draft === undefined ? 'Nothing was changed.' : undefined}>
            Save
          </ToolButton>
          <ToolButton onClick={() => edit()}>Cancel</ToolButton>
        </div>
      </Form>
      <div className="director-actions">
        <ToolButton onClick={() => void exportState()}>Export</ToolButton>
      </div>
      <FileDrop
        label="Exported state"
        accept={{ 'application/json': ['.json'] }}
        onFiles={([file]) => file && void attempt(() => openState(file))}
        className="director-drop"
      >
        Open an exported state, or drop it here. It replaces the current one.
      </FileDrop>
      <small>
        {`State “${db.meta.scenario}”, version ${SNAPSHOT_VERSION}. Rows that break a table’s schema are refused.`}
      </small>
    </div>
  );
}
