import type { OperationId } from '#openapi/operations.gen.ts';
import { ruleOf } from '../contract.ts';
import { field, type Exchange } from '../exchange.ts';
import { readTable } from './read-table.ts';

interface Row {
  id: string;
  operations: string[];
  answers: string[];
  caseIds: string[];
}

const TABLE = readTable('compared-rules.yaml') as Record<string, string | string[]>;
const ROWS = Object.entries(TABLE).flatMap(([id, rows]) => [rows].flat().map((row) => rowOf(id, row)));

function rowOf(id: string, line: string): Row {
  const [operations = '', answers = ''] = line.split(' ');
  const caseIds = [...line.matchAll(/\{([^}]*)\}/g)].map(([, words = '']) => words);
  return { id, operations: operations.split(','), answers: answers.split(','), caseIds };
}

export const COMPARED_RULES = Object.keys(TABLE);

/** The rules that an answer of the reference is about, the most special first. */
export function rulesShownBy(operation: OperationId, answer: Exchange, caseIds: readonly string[]): string[] {
  const said = [String(answer.status), field(answer, 'code')];
  const rows = ROWS.filter(
    (row) =>
      (row.operations.includes('*') || row.operations.includes(operation)) &&
      row.answers.some((one) => said.includes(one)) &&
      (row.caseIds.length === 0 || row.caseIds.some((one) => caseIds.includes(one))),
  );
  // What was said last of a call says most of it; then a code, then how few operations there are.
  const specialty = (row: Row) => [
    Math.max(...row.caseIds.map((one) => caseIds.lastIndexOf(one)), -1),
    row.answers.some((one) => one === said[1]) ? 1 : 0,
    row.operations.includes('*') ? Number.MIN_SAFE_INTEGER : -row.operations.length,
  ];
  const inOrder = rows
    .map((row) => ({ row, by: specialty(row) }))
    .toSorted(
      ({ by: one }, { by: other }) =>
        one.map((value, index) => (other[index] ?? 0) - value).find((step) => step !== 0) ?? 0,
    );
  return [...new Set(inOrder.map(({ row }) => row.id))];
}

/** The rules that are shown in one of these cases. */
export function rulesInCases(...wanted: readonly string[]): string[] {
  return ROWS.filter(({ caseIds }) => wanted.some((one) => caseIds.includes(one))).map(({ id }) => id);
}

/** All cases that rows name. */
export function casesNamed(): string[] {
  return ROWS.flatMap(({ caseIds }) => caseIds);
}

/** The operations whose requests may show or break one of these rules; undefined for all. */
export function operationsOf(ids: readonly string[]): string[] | undefined {
  const shown = ROWS.filter(({ id }) => ids.includes(id)).flatMap(({ operations }) => operations);
  const all = [...shown, ...ids.flatMap((id) => ruleOf(id).operations)];
  return all.some((one) => one === '*' || one === 'all') ? undefined : all;
}
