import type { OperationId } from '#openapi/operations.gen.ts';
import { ruleOf } from '../contract.ts';
import { field, type Exchange } from '../exchange.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import type { ShownBy } from './area.ts';
import { AREAS } from './areas.ts';

interface Row extends ShownBy {
  id: string;
}

const ROWS: Row[] = Object.values(AREAS).flatMap(({ rules }) =>
  Object.entries<readonly ShownBy[]>(rules).flatMap(([id, rows]) => rows.map((row) => ({ ...row, id }))),
);

/** The rules that responses of the reference server show. */
export const SHOWN_RULES: readonly string[] = [...new Set(ROWS.map(({ id }) => id))];

const isAbout = ({ operations }: Row, operation: OperationId) =>
  operations === 'every operation' || operations.includes(operation);

/** The rules that a response of the reference server concerns, most specific first. */
export function rulesShownBy(operation: OperationId, response: Exchange, cases: readonly CaseId[]): string[] {
  const code = field(response, 'code');
  const rows = ROWS.filter(
    (row) =>
      isAbout(row, operation) &&
      row.responses.some((shown) => shown === response.status || shown === code) &&
      (row.cases.length === 0 || row.cases.some((caseId) => cases.includes(caseId))),
  );
  // The latest case of the request is most specific, then a code, then the number of operations.
  const specialty = (row: Row) => [
    Math.max(...row.cases.map((caseId) => cases.lastIndexOf(caseId)), -1),
    row.responses.some((shown) => shown === code) ? 1 : 0,
    row.operations === 'every operation' ? Number.MIN_SAFE_INTEGER : -row.operations.length,
  ];
  const inOrder = rows
    .map((row) => ({ row, by: specialty(row) }))
    .toSorted(
      ({ by: left }, { by: right }) =>
        left.map((value, index) => (right[index] ?? 0) - value).find((step) => step !== 0) ?? 0,
    );
  return [...new Set(inOrder.map(({ row }) => row.id))];
}

/** The rules that one of these cases shows. */
export function rulesInCases(...wanted: readonly CaseId[]): string[] {
  return ROWS.filter(({ cases }) => wanted.some((caseId) => cases.includes(caseId))).map(({ id }) => id);
}

/** The rows of these rules; a rule that is only observed has one per operation. */
export function rowsOf(ids: readonly string[]): ShownBy[] {
  const shown = ROWS.filter(({ id }) => ids.includes(id));
  const observed = ids.filter((id) => !SHOWN_RULES.includes(id)).map(ruleOf);
  return [
    ...shown,
    ...observed.map(({ operations }): ShownBy => ({
      operations: operations.includes('all') ? 'every operation' : (operations as OperationId[]),
      responses: [],
      cases: [],
    })),
  ];
}
