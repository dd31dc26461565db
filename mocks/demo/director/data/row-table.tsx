import { useState } from 'react';
import type { TableName } from '#mocks/db/schema.ts';
import { ToolButton } from '../controls.tsx';
import { columnsOf, type AnyRow } from './edit-row.ts';

const ROWS_AT_ONCE = 25;

interface RowTableProps {
  table: TableName;
  rows: readonly AnyRow[];
  onEdit(row: AnyRow): void;
}

/** The rows of a table, newest first; the first cell opens one. */
export function RowTable({ table, rows, onEdit }: RowTableProps) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [, ...columns] = columnsOf(table);
  if (rows.length === 0) return <p>This table is empty.</p>;
  return (
    <div>
      <div className="director-table">
        <table aria-label={`Rows of ${table}`}>
          <thead>
            <tr>
              <th scope="col">id</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .toReversed()
              .slice(0, limit)
              .map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <button type="button" onClick={() => onEdit(row)}>
                      <span>{row.id}</span>
                      <span className="sr-only">: edit</span>
                    </button>
                  </th>
                  {columns.map((column) => (
                    <td key={column}>{cellText(column, row[column])}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {rows.length > limit && (
        <ToolButton variant="quiet" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
          {`Show more (${rows.length - limit} left)`}
        </ToolButton>
      )}
    </div>
  );
}

const MAX_CELL_CHARACTERS = 80;

/** Times formatted; other values as JSON, truncated. */
function cellText(column: string, value: unknown): string {
  if (typeof value === 'number' && /(^at|At)$/.test(column)) {
    return new Date(value).toISOString().slice(0, 19).replace('T', ' ');
  }
  // Two brackets look like a letter that the font lacks.
  if (Array.isArray(value) && value.length === 0) return 'none';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS)}…` : text;
}
